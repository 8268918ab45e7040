// In the turn of a team one member after the other has the turn.
import type { Seat, State } from '../../../../kernel/types.ts';
import type { TeamFact } from './facts.ts';

export function passTurn(s: State, seat: Seat): void {
  if (s.turn === seat) return;
  s.turn = seat;
  s.sink?.({ fact: 'turnPassed', seat: seat + 1 } satisfies TeamFact);
}
