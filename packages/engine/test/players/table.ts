// Tables for the tests of players: games with their players, played command by command.
import {
  compile,
  seedFromText,
  seedOfSeries,
  type ConfigRequest,
  type Game,
  type State,
} from '../../src/index.ts';
import { blankState, play, seedRandom, startInto, Table, type Player } from '../../src/inner.ts';

export function gameWith(
  players: number,
  epidemics: number,
  options: Readonly<Record<string, string>>,
  more: ConfigRequest = {},
): Game {
  const compiled = compile({ players, epidemics, options, ...more });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

export function generator(name: string): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, seedFromText(name));
  return random;
}

/** Plays a whole game; `look` is called before each command. */
export function playThrough(
  game: Game,
  players: readonly Player[],
  number: number,
  look?: (state: State) => void,
): State {
  const state = blankState(game);
  const table = new Table(state);
  startInto(state, seedOfSeries(seedFromText('players'), number));
  const randoms = players.map((_, seat) => generator(`${String(number)} ${String(seat)}`));
  while (state.over === 0) {
    look?.(state);
    play(state, table.next(players, randoms));
  }
  return state;
}
