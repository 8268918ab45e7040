// One of three results: the team wins; it loses with a purple cube on the board, and the Bio-Terrorist wins; it loses without one, and
// nobody does. BRINK-BEN-2 to BRINK-BEN-6
import { ENDINGS, type State } from '../../../../kernel/types.ts';
import { isOnBoard } from '../../../../ops/cubes.ts';
import { purpleIn } from '../mutation/purple.ts';
import { terrorist } from './memory.ts';

const WON = ENDINGS.indexOf('won');

/** The seats that have won, as bits. Nothing is placed once a game is lost, so the board is as it was at that moment. */
export function winnersWithTerrorist(s: State): number {
  const own = 1 << terrorist(s);
  if (s.over === WON) return ((1 << s.game.shape.seats) - 1) & ~own;
  return s.over !== 0 && isOnBoard(s, purpleIn(s)) ? own : 0;
}
