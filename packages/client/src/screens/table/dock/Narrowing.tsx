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
  const named = options.map(({ value }) => ({
    value,
    name: nameOf(type, value),
    cost: costOf(offersWith(value)),
  }));
  // Places are looked up by name; cards of a hand lie as they do there.
  const sorted =
    isCard(type) && type !== 'card' ? named.toSorted((a, b) => a.name.localeCompare(b.name)) : named;
  return (
    <ul className={styles['options']} data-few={isCard(type) && options.length <= FEW ? 'yes' : undefined}>
      {sorted.map(({ value, name, cost }, index) => (
        <li key={String(value)}>
          <Button
            size="small"
            aria-keyshortcuts={DIGITS[index]}
            onClick={() => selection.answer(kind, operand, value)}
          >
            <OptionName type={type} value={value} name={name} />
            {cost === undefined ? undefined : <small> ({cost})</small>}
          </Button>
        </li>
      ))}
    </ul>
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
