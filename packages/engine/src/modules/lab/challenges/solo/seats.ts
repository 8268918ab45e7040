// The two seats of a solo table: the player, and the CDC, for which the same person decides.
import type { Seat } from '../../../../kernel/types.ts';

export const PLAYER: Seat = 0;
export const CDC: Seat = 1;
