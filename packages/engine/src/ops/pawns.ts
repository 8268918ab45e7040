// Moves pawns; whoever enters a city is noticed by the roles that react to it.
import type { FlowFact } from '../kernel/facts.ts';
import { personalPoint, runFor } from '../kernel/points.ts';
import type { City, Seat, State } from '../kernel/types.ts';

/** The pawn of this seat came into a city. */
export const entered = personalPoint.all('entered');

export function movePawn(s: State, seat: Seat, to: City, by: string): void {
  const from = s.pawns[seat]!;
  s.pawns[seat] = to;
  s.sink?.({
    fact: 'moved',
    seat: seat + 1,
    from: s.game.cityIds[from]!,
    to: s.game.cityIds[to]!,
    by,
  } satisfies FlowFact);
  runFor(s, entered, seat);
}

/**
 * Puts a pawn on the board for the first time. Whoever counts as `unnoticed` there has not entered the city: roles do not react, as in
 * setups that say so.
 */
export function placePawn(s: State, seat: Seat, city: City, how: 'entering' | 'unnoticed'): void {
  s.pawns[seat] = city;
  s.sink?.({ fact: 'pawnPlaced', seat: seat + 1, city: s.game.cityIds[city]! } satisfies FlowFact);
  if (how === 'entering') runFor(s, entered, seat);
}
