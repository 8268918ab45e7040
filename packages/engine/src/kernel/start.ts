// The beginning of a game: a seed in, a state that waits for the first command out.
import { seedRandom } from './random.ts';
import { advance } from './run.ts';
import type { Seed } from './seed.ts';
import { goOnWithSetup } from './setup.ts';
import type { State } from './types.ts';

/** Sets up a game in a state that may have been used before. Allocates no new state. */
export function startInto(s: State, seed: Seed): void {
  s.cells.fill(0);
  seedRandom(s.random, seed);
  s.turn = s.game.turnOrder[0]!;
  goOnWithSetup(s);
  advance(s);
}
