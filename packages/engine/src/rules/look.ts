// Looking at the top of a deck: that it was done is told to all, the cards to those who see them.
import type { FactBase, FlowFact } from '../kernel/facts.ts';
import { confidants } from '../kernel/seating.ts';
import type { Seat, State } from '../kernel/types.ts';
import { peekAtTop } from '../ops/decks.ts';

/** The seats that may hear a fact, counted from 1; undefined for everybody. */
type Hearers = readonly number[] | undefined;

export function heardBy(hearers: Hearers): Pick<FactBase, 'audience'> {
  return hearers === undefined ? {} : { audience: hearers };
}

/** Tells that a seat looked at so many cards, the next one to be drawn first. */
export function tellLook(
  s: State,
  seat: Seat,
  deck: 'player' | 'infection',
  count: number,
  hearers: Hearers,
): void {
  const [{ cards, size }, names] =
    deck === 'infection' ? [s.infectionDeck, s.game.infectionIds] : [s.playerDeck, s.game.cardIds];
  const seen = Array.from({ length: count }, (_, i) => names[cards[size - 1 - i]!]!);
  s.sink?.({ fact: 'lookedAt', seat: seat + 1, deck, count } satisfies FlowFact);
  s.sink?.({ fact: 'saw', seat: seat + 1, cards: seen, ...heardBy(hearers) } satisfies FlowFact);
}

/** A seat looks at the top infection cards, as many as there are up to `most`, and leaves them as they lie. */
export function peekAtInfections(s: State, seat: Seat, most: number): void {
  const count = Math.min(most, s.infectionDeck.size);
  if (count === 0) return;
  peekAtTop(s, s.infectionDeck, count, seat);
  if (s.sink !== undefined) tellLook(s, seat, 'infection', count, confidants(s, seat));
}
