// Moves pawns; whoever enters a city is noticed by the roles that react to it.
import type { FlowFact } from '../kernel/facts.ts';
import { runFor } from '../kernel/points.ts';
import type { City, Seat, State } from '../kernel/types.ts';

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
  runFor(s, s.game.points.entered, seat);
}

/** Puts a pawn on the board for the first time. */
export function placePawn(s: State, seat: Seat, city: City): void {
  s.pawns[seat] = city;
  s.sink?.({ fact: 'pawnPlaced', seat: seat + 1, city: s.game.cityIds[city]! } satisfies FlowFact);
  runFor(s, s.game.points.entered, seat);
}
