// Tables at which bots sit.
import { compile, seedFromText, seedOfSeries, type ConfigRequest, type Game } from '@cordon/engine';
import {
  blankState,
  legalInto,
  makeOffers,
  play,
  seatOf,
  seedRandom,
  startInto,
  Table,
  type Offers,
  type Player,
  type State,
} from '@cordon/engine/inner';

export function gameOf(request: ConfigRequest): Game {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

export function generator(text: string): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, seedFromText(text));
  return random;
}

function started(game: Game, text: string): State {
  const state = blankState(game);
  startInto(state, seedFromText(text));
  return state;
}

/** The commands of one seat, as the table offers them. */
export function offersOf(state: State, seat: number): Offers {
  const [all, own] = [makeOffers(), makeOffers()];
  legalInto(state, all);
  for (let i = 0; i < all.count; i++) if (seatOf(all.items[i]!) === seat) own.add(all.items[i]!);
  return own;
}

/** Lets players play a game from its start; `before` is shown every state, and says when it has seen enough. */
export function playThrough(
  game: Game,
  players: readonly Player[],
  text: string,
  before: (state: State) => 'go on' | 'enough' = () => 'go on',
): State {
  const seed = seedFromText(text);
  const state = started(game, text);
  const table = new Table(state);
  const randoms = players.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedOfSeries(seed, seat + 1));
    return random;
  });
  while (state.over === 0 && before(state) === 'go on') play(state, table.next(players, randoms));
  return state;
}
