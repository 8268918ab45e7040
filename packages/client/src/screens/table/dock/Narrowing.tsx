// An action put together answer by answer: on the map, from the hand or from the list.
import { useEffect, useState } from 'react';
import { pickCards, setsOf, toggleCard } from '../../../choices/cardSets.ts';
import { answer, keepFitting, narrow, type Answers, type Question } from '../../../choices/narrow.ts';
import type { Offer, OperandValue } from '../../../choices/offer.ts';
import { cityOf } from '../../../games/games.ts';
import { roleColour } from '../../../faces/roleColours.ts';
import { RolePortrait } from '../../../icons/RolePortrait.tsx';
import { CardChip } from '../../../panels/CardChip.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { DIGITS, KEY_NAMES } from '../keys/keys.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { useOperandName } from './operandName.ts';
import { useCost } from './useCost.ts';
import styles from './Narrowing.module.css';

export function Narrowing({ kind, answers }: { readonly kind: string; readonly answers: Answers }) {
  const { offers } = useScene();
  const { play, selection } = useDeeds();
  const own = offers.filter((offer) => offer.kind.name === kind);
  const fitting = keepFitting(own, answers);
  const { question, complete } = narrow(own, fitting);
  useEffect(() => {
    if (own.length === 0) selection.clear();
    else if (complete !== undefined) {
      selection.clear();
      play([complete.words]);
    }
  });
  if (question === undefined) return undefined;
  return question.type === 'cards' ? (
    <CardSets key={question.operand} kind={kind} question={question} />
  ) : (
    <Options
      kind={kind}
      question={question}
      offersWith={(value) => narrow(own, answer(fitting, question.operand, value)).offers}
    />
  );
}

/** A full hand, and one card more. */
const FEW = 9;

interface OptionsProps {
  readonly kind: string;
  readonly question: Question;
}

interface PricedOptionsProps extends OptionsProps {
  readonly offersWith: (value: OperandValue | undefined) => readonly Offer[];
}

function Options({ kind, question: { operand, type, options }, offersWith }: PricedOptionsProps) {
  const { selection } = useDeeds();
  const costOf = useCost();
  const nameOf = useOperandName();
  const { names } = useScene();
  const named = options.map(({ value }) => {
    const offers = offersWith(value);
    return { value, name: nameOf(type, value), cost: costOf(offers), seats: seatsIn(offers) };
  });
  const isAmongSeveral = new Set(named.flatMap(({ seats }) => seats)).size > 1;
  // Places are looked up by name; cards of a hand lie as they do there.
  const sorted =
    isCard(type) && type !== 'card' ? named.toSorted((a, b) => a.name.localeCompare(b.name)) : named;
  return (
    <ul className={styles['options']} data-few={isCard(type) && options.length <= FEW ? 'yes' : undefined}>
      {sorted.map(({ value, name, cost, seats: [seat = 0, ...others] }, index) => {
        // Whose card it is, where several can be asked.
        const whose = type !== 'seat' && isAmongSeveral && others.length === 0 ? seat : 0;
        return (
          <li key={String(value)}>
            <Button
              size="small"
              aria-keyshortcuts={DIGITS[index]}
              aria-description={whose > 0 ? names.seat(whose) : undefined}
              onClick={() => selection.answer(kind, operand, value)}
            >
              {whose > 0 ? <Whose seat={whose} /> : undefined}
              <OptionName type={type} value={value} name={name} />
              {cost === undefined ? undefined : <small> ({cost})</small>}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The players that commands name. */
function seatsIn(offers: readonly Offer[]): number[] {
  const named = offers.flatMap(({ kind, operands }) =>
    Object.entries(operands).filter(([operand]) => kind.operands[operand] === 'seat'),
  );
  return [...new Set(named.map(([, seat]) => Number(seat)))];
}

function Whose({ seat }: { readonly seat: number }) {
  const { view, face, names } = useScene();
  const { role = '' } = view.seats[seat - 1] ?? {};
  return (
    <span
      className={styles['whose']}
      title={names.seat(seat)}
      style={{ '--role': roleColour(face, role) }}
      aria-hidden="true"
    >
      <RolePortrait role={role} size={22} />
    </span>
  );
}

/** Whether its things are shown as cards. */
function isCard(type: Question['type']): boolean {
  return type === 'city' || type === 'infection' || type === 'card';
}

function OptionName({
  type,
  value,
  name,
}: {
  readonly type: Question['type'];
  readonly value: OperandValue | undefined;
  readonly name: string;
}) {
  const { game, face } = useScene();
  if (type === 'role' && typeof value === 'string')
    return (
      <span className={styles['role']} style={{ '--role': roleColour(face, value) }}>
        <RolePortrait role={value} size={28} />
        {name}
      </span>
    );
  if (typeof value !== 'string' || (!isCard(type) && type !== 'colour')) return name;
  const colour = type === 'colour' ? value : cityOf(game, value)?.colour;
  return <CardChip card={value} name={name} colour={colour} />;
}

function CardSets({ kind, question }: OptionsProps) {
  const { game, names } = useScene();
  const { selection } = useDeeds();
  const words = useWords().table.actions;
  const [picked, setPicked] = useState<readonly string[]>([]);
  const sets = setsOf(question);
  const { addable, complete } = pickCards(sets, picked);
  const cards = [...new Set(sets.flat())];
  return (
    <div className={styles['sets']} data-few={cards.length <= FEW ? 'yes' : undefined}>
      <ul className={styles['options']}>
        {cards.map((card) => (
          <li key={card}>
            <Button
              size="small"
              aria-pressed={picked.includes(card)}
              disabled={!picked.includes(card) && !addable.includes(card)}
              onClick={() => setPicked(toggleCard(sets, picked, card))}
            >
              <CardChip card={card} name={names.card(card)} colour={cityOf(game, card)?.colour} />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        weight="main"
        size="small"
        aria-keyshortcuts={KEY_NAMES.go}
        disabled={complete === undefined}
        onClick={() => selection.answer(kind, question.operand, complete)}
      >
        {words.confirm}
      </Button>
    </div>
  );
}
