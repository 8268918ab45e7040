// The one error the public face throws, when a program hands over something the engine didn't make where only that will do.
import { isGame } from './compile.ts';
import { isSeed, type Seed } from './seed.ts';
import { isState } from './state.ts';
import { NOBODY, type Game, type Seat, type State } from './types.ts';

/**
 * A mistake in the calling program: a Game, State, Sight, Seed, Fact or Command that didn't come from the engine, or a seat that isn't a
 * whole number. Input from outside never causes it: what people, files and networks send is refused as a Result.
 */
export class MisuseError extends Error {
  override readonly name = 'MisuseError';
}

export function gameFrom(value: Game): Game {
  if (!isGame(value)) throw new MisuseError('This is not a Game: make one with compile.');
  return value;
}

export function stateFrom(value: State): State {
  if (!isState(value)) throw new MisuseError('This is not a State: make one with start, replay or restore.');
  return value;
}

export function seedFrom(value: Seed): Seed {
  if (!isSeed(value)) throw new MisuseError('This is not a Seed: make one with parseSeed or seedFromText.');
  return value;
}

/** The seat of somebody who looks, counted from 1 outside; anyone who doesn't sit there is NOBODY. */
export function viewerFrom({ game }: State, viewer: number): Seat {
  if (!Number.isInteger(viewer)) throw new MisuseError('A seat is a whole number; 0 is a watcher.');
  return viewer >= 1 && viewer <= game.shape.seats ? viewer - 1 : NOBODY;
}

/** Runs something on plain values the engine made; whatever those break is a misuse. */
export function trusting<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    throw new MisuseError(`This is not ${what} of the engine.`, { cause });
  }
}
