// Perft: how many sequences of legal commands there are. One number guards a whole set of rules.
import {
  blankState,
  copyInto,
  legalInto,
  makeOffers,
  play,
  type Offers,
  type State,
} from '../../src/inner.ts';

/** How many sequences of 1, 2, ... up to `depth` commands there are. */
export function perft(from: State, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const states = Array.from({ length: depth }, () => blankState(from.game));
  const offers = Array.from({ length: depth }, makeOffers);
  count(from, 0, counts, states, offers);
  return counts;
}

function count(
  from: State,
  at: number,
  counts: number[],
  states: readonly State[],
  offers: readonly Offers[],
): void {
  const list = offers[at]!;
  legalInto(from, list);
  counts[at]! += list.count;
  if (at + 1 === counts.length) return;
  const next = states[at]!;
  for (let i = 0; i < list.count; i++) {
    copyInto(next, from);
    play(next, list.items[i]!);
    count(next, at + 1, counts, states, offers);
  }
}
