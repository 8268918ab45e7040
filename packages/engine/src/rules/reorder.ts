// Look at the top cards of a deck and put them back in any order: one card after the other, the next to be drawn first.
// BASE-EVC-14 to BASE-EVC-17
import { defineCommand, first, pack, seatOf, type TypedCommandKind } from '../kernel/command.ts';
import type { FlowFact } from '../kernel/facts.ts';
import { defineFrame, FIELDS, pop, push } from '../kernel/frame.ts';
import { between } from '../kernel/ranges.ts';
import { confidants } from '../kernel/seating.ts';
import type { Card, Deck, FrameKind, Seat, State } from '../kernel/types.ts';
import { ALL_KNOW } from '../ops/cards.ts';
import { lookAtTop, swapInDeck } from '../ops/decks.ts';
import { heardBy, tellLook } from './look.ts';

const SEAT = FIELDS;
const OPEN = FIELDS + 1;
const PLACED = FIELDS + 2;

type Operands = Readonly<Record<string, 'infection' | 'card'>>;

interface Reordering<Name extends string, O extends Operands> {
  readonly frame: FrameKind;
  /** Puts a card next in the new order. */
  readonly next: TypedCommandKind<Name, O, never>;
  /** Shows up to so many cards to a seat, or to all, and asks it for the order. */
  readonly begin: (s: State, seat: Seat, count: number) => void;
}

/** All that play together with a seat, as bits: everybody where all do. */
function sideOf({ game: { sides } }: State, seat: Seat): number {
  if (sides.every((side) => side === sides[0])) return ALL_KNOW;
  return sides.reduce((bits, side, other) => (side === sides[seat] ? bits | (1 << other) : bits), 0);
}

/** The same as those that hear facts. */
function ofSide(s: State, seat: Seat): readonly number[] | undefined {
  const bits = sideOf(s, seat);
  if (bits === ALL_KNOW) return undefined;
  return Array.from(s.game.sides.keys(), (other) => other + 1).filter(
    (other) => (bits & (1 << (other - 1))) !== 0,
  );
}

export function defineReordering<const Name extends string, const O extends Operands>(definition: {
  readonly frame: string;
  readonly deck: 'player' | 'infection';
  /** What its frame lies on. */
  readonly on: FrameKind['on'];
  readonly next: { readonly name: Name; readonly phrase: string; readonly operands: O };
  /** Whether everybody sees the cards. */
  readonly shownToAll: (s: State) => boolean;
}): Reordering<Name, O> {
  const { shownToAll } = definition;
  const infection = definition.deck === 'infection';
  const deckOf = (s: State): Deck => (infection ? s.infectionDeck : s.playerDeck);
  const nameOf = (s: State, card: Card): string => (infection ? s.game.infectionIds : s.game.cardIds)[card]!;
  const hears = (s: State, seat: Seat): readonly number[] | undefined =>
    shownToAll(s) ? ofSide(s, seat) : confidants(s, seat);

  const next = defineCommand({
    ...definition.next,
    hears: (s, packed) => hears(s, seatOf(packed)),
    play(s, packed) {
      const deck = deckOf(s);
      const placed = s.stack[s.top + PLACED]!;
      swapInDeck(deck, deck.size - 1 - placed, deck.cards.lastIndexOf(first(packed), deck.size - 1));
      s.stack[s.top + PLACED] = placed + 1;
      s.sink?.({
        fact: 'reordered',
        seat: seatOf(packed) + 1,
        card: nameOf(s, first(packed)),
        position: placed + 1,
        ...heardBy(hears(s, seatOf(packed))),
      } satisfies FlowFact);
    },
  });

  const frame = defineFrame({
    name: definition.frame,
    fields: ['seat', 'open', 'placed'],
    ranges: { open: between(0, 16), placed: between(0, 16) },
    on: definition.on,
    sound(s, at) {
      const [open, placed] = [s.stack[at + OPEN]!, s.stack[at + PLACED]!];
      return open <= deckOf(s).size && placed <= open;
    },
    step(s, at) {
      if (s.stack[at + PLACED] !== s.stack[at + OPEN]) return false;
      pop(s);
      return true;
    },
    waitsFor: (s, at) => s.stack[at + SEAT]!,
    offer(s, at, out) {
      const { cards, size } = deckOf(s);
      for (let i = s.stack[at + PLACED]!; i < s.stack[at + OPEN]!; i++) {
        out.add(pack(next, s.stack[at + SEAT]!, cards[size - 1 - i]));
      }
    },
  });

  return {
    frame,
    next,
    begin(s, seat, most) {
      const deck = deckOf(s);
      const count = Math.min(most, deck.size);
      lookAtTop(s, deck, count, shownToAll(s) ? sideOf(s, seat) : s.game.seenBy[seat]!);
      push(s, frame, seat, count);
      if (s.sink !== undefined) tellLook(s, seat, definition.deck, count, hears(s, seat));
    },
  };
}
