// Pawns that a role takes along on its own move. IB-RWM-11 to IB-RWM-13, IB-SAI-5 to IB-SAI-8
import { noPawn } from '../kernel/seating.ts';
import type { Refusal, Seat, State } from '../kernel/types.ts';

/** Why this pawn cannot come along. */
export function passengerRefusal(s: State, seat: Seat, pawn: Seat): Refusal | undefined {
  if (pawn === seat) return { reason: 'own-pawn', message: 'Only another pawn can be taken along.' };
  const missing = noPawn(s, pawn);
  if (missing !== undefined || s.pawns[pawn] === s.pawns[seat]) return missing;
  const message = `Player ${String(pawn + 1)} is in ${s.game.cityNames[s.pawns[pawn]!]!}, not here.`;
  return { reason: 'not-together', message };
}
