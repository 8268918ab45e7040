// Games that bots play, watched for goals that were left.
import { compile, parseSeed, seedOfSeries, type ConfigRequest } from '@cordon/engine';
import { blankState, play, seedRandom, startInto, Table } from '@cordon/engine/inner';
import { makeBot } from '../../src/index.ts';
import { Watch, type Watched } from './watch.ts';

export interface Order {
  readonly request: ConfigRequest;
  readonly bot: string;
  /** As the lists of deals write them. */
  readonly seeds: readonly string[];
}

export interface WatchedGame extends Watched {
  readonly seed: string;
}

export function watchGames(
  { request, bot, seeds }: Order,
  onGame: () => void = () => undefined,
): WatchedGame[] {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  const game = compiled.value;
  const player = makeBot(bot);
  if (player === undefined) throw new Error(`There is no bot “${bot}”.`);
  const players = Array.from({ length: game.shape.seats }, () => player);
  return seeds.map((text) => {
    const seed = parseSeed(text);
    if (!seed.ok) throw new Error(seed.error.message);
    const state = blankState(game);
    startInto(state, seed.value);
    const table = new Table(state);
    const watch = new Watch(state);
    const randoms = players.map((_, seat) => {
      const random = new Int32Array(4);
      seedRandom(random, seedOfSeries(seed.value, seat + 1));
      return random;
    });
    while (state.over === 0) {
      const command = table.next(players, randoms);
      watch.before(state, command);
      play(state, command);
    }
    onGame();
    return { seed: text, ...watch.end(state) };
  });
}
