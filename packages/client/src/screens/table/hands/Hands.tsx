// The cards before one person. On a narrow screen one hand is in sight, and a switch leads to the other.
import { useState } from 'react';
import { useStore } from 'zustand';
import { offersWithCard } from '../../../choices/things.ts';
import { roleColour } from '../../../faces/roleColours.ts';
import { RolePortrait } from '../../../icons/RolePortrait.tsx';
import { Hand } from '../../../panels/Hand.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { heldBy } from '../../../scene/opponent.ts';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import { InfectionHand } from '../opponent.ts';
import type { Shape } from '../useShape.ts';
import { answeredByCard, handsOf, offersOf, usableIn } from './beforeOne.ts';
import styles from './Hands.module.css';

const NOTHING = { what: 'nothing' } as const;

export interface HandsProps {
  readonly shape: Shape;
  /** Looks from another of these hands. */
  readonly onSeat: (seat: number) => void;
}

export function Hands({ shape, onSeat }: HandsProps) {
  const scene = useScene();
  const { selection: actions } = useDeeds();
  // A city in hand changes nothing about the cards.
  const selection = useStore(actions.store, (state) =>
    state.selection.what === 'city' ? NOTHING : state.selection,
  );
  const mode = useStore(actions.store, (state) => state.mode);
  const seats = handsOf(scene);
  const [wish, setWish] = useState<{ readonly seat: number; readonly while: string }>();
  const usable = new Map(seats.map((seat) => [seat, usableIn(scene, seat, { selection, mode })]));
  const pick = (seat: number, card: string): void => {
    const held = heldBy(scene, seat);
    const operand = answeredByCard(card, selection, scene.offers, held);
    if (operand !== undefined && selection.what === 'action') {
      actions.answer(selection.kind, operand, card);
      return;
    }
    const isOthers = offersWithCard(card, scene.offers, held).length === 0;
    if (isOthers && offersWithCard(card, offersOf(scene, seat, mode), held).length > 0) onSeat(seat);
    actions.card(card);
  };
  const hand = (seat: number) => {
    const Cards = scene.opponent?.seat === seat ? InfectionHand : Hand;
    return (
      <Cards
        key={seat}
        seat={seat}
        named={seats.length > 1 && !isNarrow ? 'yes' : 'no'}
        chosen={selection.what === 'card' ? selection.card : undefined}
        usable={usable.get(seat) ?? new Set()}
        onCard={(card) => pick(seat, card)}
      />
    );
  };
  const isNarrow = shape === 'phone' || shape === 'low';
  if (seats.length <= 1) return seats.map(hand);
  if (!isNarrow)
    return (
      <div
        className={styles['hands']}
        data-acting={scene.seat}
        style={{ gridTemplateColumns: columnsFor(seats.map((seat) => scene.view.seats[seat - 1]!.handSize)) }}
      >
        {seats.map(hand)}
      </div>
    );
  // Until something else is asked or somebody switches, the hand that is asked for is in sight.
  const asks = selection.what === 'action' ? `${selection.kind} ${String(selection.answers.length)}` : '';
  const now = `${String(scene.model.position)} ${String(scene.seat)} ${asks}`;
  const wanted = asks === '' ? undefined : seats.find((seat) => (usable.get(seat)?.size ?? 0) > 0);
  const shown = wish?.while === now ? wish.seat : (wanted ?? scene.seat);
  return (
    <div className={styles['switched']}>
      <Switch seats={seats} shown={shown} onShow={(seat) => setWish({ seat, while: now })} />
      {hand(shown)}
    </div>
  );
}

/** As many as three cards have room in a hand that holds fewer. */
const FEWEST = 3;

/** The hand with more cards gets more room. */
const columnsFor = (sizes: readonly number[]): string =>
  sizes.map((size) => `minmax(0, ${String(Math.max(size, FEWEST))}fr)`).join(' ');

interface SwitchProps {
  readonly seats: readonly number[];
  readonly shown: number;
  readonly onShow: (seat: number) => void;
}

function Switch({ seats, shown, onShow }: SwitchProps) {
  const { view, face, names } = useScene();
  const words = useWords().table.seats;
  return (
    <div className={styles['switch']} role="group" aria-label={words.title}>
      {seats.map((seat) => {
        const { role, handSize } = view.seats[seat - 1]!;
        return (
          <button
            key={seat}
            type="button"
            className={styles['tab']}
            aria-pressed={seat === shown}
            style={{ '--role': roleColour(face, role) }}
            onClick={() => onShow(seat)}
          >
            <span className="only-read">{words.lookFrom(names.seat(seat))}</span>
            <RolePortrait role={role} size="1.75rem" />
            <span aria-hidden="true">{handSize}</span>
          </button>
        );
      })}
    </div>
  );
}
