// Tables at which programs sit: a real process for each.
import { join } from 'node:path';
import { compile, seedFromText, type ConfigRequest, type State } from '@cordon/engine';
import { blankState, greedyPlayer, seedRandom, startInto } from '@cordon/engine/inner';
import { playOut } from '../../src/engines/playOut.ts';
import type { Program, ProgramSeat } from '../../src/engines/seat.ts';

/** For whoever answers: long enough on any machine. */
const PLENTY = 100;

export function program(
  file: string,
  args: readonly string[] = [],
  limits: Partial<Pick<Program, 'seconds' | 'startSeconds'>> = {},
): Program {
  const path = join(import.meta.dirname, 'programs', file);
  const words = [process.execPath, path, ...args] as const;
  return { name: 'engine1', command: file, words, seconds: PLENTY, startSeconds: PLENTY, ...limits };
}

export function dealt(request: ConfigRequest, seed: string): State {
  const game = compile({
    ...request,
    options: { consent: 'automatic', windows: 'possible', ...request.options },
  });
  if (!game.ok) throw new Error(game.error.message);
  const state = blankState(game.value);
  startInto(state, seedFromText(seed));
  return state;
}

/** Plays a deal with this program in the place of the first person and greedy everywhere else, and gives back how it ended. */
export async function playWith(seat: ProgramSeat, state: State, chance = 'abcd'): Promise<State> {
  const sitters = Array.from({ length: state.game.shape.seats }, (_, index) => ({
    player: greedyPlayer,
    program: state.game.speakers[index] === 0 ? seat : undefined,
  }));
  const randoms = sitters.map((_, index) => {
    const random = new Int32Array(4);
    seedRandom(random, seedFromText(String(index)));
    return random;
  });
  await seat.begin(state, chance);
  await playOut(state, sitters, randoms);
  seat.over(state);
  return state;
}
