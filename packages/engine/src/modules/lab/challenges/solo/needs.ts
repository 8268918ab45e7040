// What several actions of the CDC need.
import { seatOf } from '../../../../kernel/command.ts';
import type { Need } from '../../../../kernel/types.ts';
import { hasStation, noStation } from '../../../base/stations.ts';
import { CDC, PLAYER } from './seats.ts';

/** The player can't do it with his own actions. LAB-SOLO-17 */
export const isByCdc: Need = {
  isMet: (_s, command) => seatOf(command) === CDC,
  refusal: () => ({
    reason: 'wrong-role',
    message: 'Only the CDC can do that.',
    params: { roles: ['cdc'] },
  }),
};

/** The player's pawn is at a research station: the CDC has none. */
export const isPawnAtStation: Need = {
  isMet: (s) => hasStation(s, s.pawns[PLAYER]!),
  refusal: (s) => noStation(s, s.pawns[PLAYER]!),
};
