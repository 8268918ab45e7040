// Games that the fast bot plays, with some of their positions as they are advised about: what playing on came to, and who won.
import { compile, parseSeed, seedOfSeries } from '@cordon/engine';
import {
  below,
  blankState,
  isWonBy,
  play,
  seedRandom,
  sightOf,
  startInto,
  Table,
  type Game,
  type State,
} from '@cordon/engine/inner';
import { makeBot } from '../../src/index.ts';
import { Futures, type Effort } from '../../src/search/futures.ts';
import { prospectOf, type Prospect } from '../../src/position/prospect.ts';
import { USUAL } from '../../src/advice/winChance.ts';
import { mindOf, type Mind } from '../../src/mind.ts';
import { weightsOf } from '../../src/weights.ts';

export interface Order {
  /** The entry of the calibration. */
  readonly id: string;
  readonly seeds: readonly string[];
  /** The number of the first seed, which also says what table it is played at. */
  readonly first: number;
}

export interface Sample {
  /** Number of the deal, and what futures from the position came to. */
  readonly deal: number;
  readonly futures: readonly Prospect[];
  readonly won: 0 | 1;
}

const EFFORT: Effort = {
  plans: 1,
  futures: 12,
  most: 12,
  kept: 1,
  turns: 2,
  turnWidth: 3,
  nodes: 40_000,
};
/** One turn of so many is looked at. */
const SPARED = 5;
interface Tables {
  readonly game: string;
  readonly boxes?: readonly string[];
  /** One of these at each table. */
  readonly challenges?: readonly string[];
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
}
/** Entry of the calibration to the tables that it is made at. */
const TABLES: Readonly<Record<string, Tables>> = {
  base: { game: 'base', players: [2, 3, 4], epidemics: [4, 5, 6] },
  iberia: { game: 'iberia', players: [2, 3, 4, 5], epidemics: [4, 5, 6] },
  'base with boxes': {
    game: 'base',
    boxes: ['brink', 'lab'],
    players: [2, 3, 4, 5],
    epidemics: [4, 5, 6, 7],
  },
  'base with challenges': {
    game: 'base',
    boxes: ['brink', 'lab'],
    challenges: ['virulent-strain', 'mutation', 'worldwide-panic'],
    players: [2, 3, 4, 5],
    epidemics: [4, 5, 6, 7],
  },
  'base with lab': {
    game: 'base',
    boxes: ['brink', 'lab'],
    challenges: ['lab'],
    players: [2, 3, 4],
    epidemics: [4, 5, 6],
  },
};

function tablesOf(id: string): Game[] {
  const { players: sizes, epidemics: counts, challenges, ...table } = TABLES[id]!;
  const variants = challenges?.map((challenge) => [challenge]) ?? [[]];
  const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
  const requests = counts.flatMap((epidemics) =>
    sizes.flatMap((players) =>
      variants.map((played) => ({ ...table, challenges: played, players, epidemics, options })),
    ),
  );
  return requests.map((request) => {
    const compiled = compile(request);
    if (!compiled.ok) throw new Error(compiled.error.message);
    return compiled.value;
  });
}

export function sampleGames({ id, seeds, first }: Order, onGame: () => void): Sample[] {
  const tables = tablesOf(id);
  return seeds.flatMap((text, index) => {
    const seed = parseSeed(text);
    if (!seed.ok) throw new Error(seed.error.message);
    const deal = first + index;
    const samples = sampleGame(tables[deal % tables.length]!, seed.value, deal);
    onGame();
    return samples;
  });
}

function sampleGame(game: Game, seed: Int32Array, deal: number): Sample[] {
  const state = blankState(game);
  startInto(state, seed);
  const table = new Table(state);
  const mind = mindOf(game, weightsOf(game));
  const fast = makeBot('fast')!;
  const players = Array.from({ length: game.shape.seats }, () => fast);
  const chance = generator(seed, 0);
  const own = players.map((_, seat) => generator(seed, seat + 1));
  const looks: (readonly Prospect[])[] = [];
  let turns = -1;
  while (state.over === 0) {
    if (state.turnsDone !== turns && mind.search.isActing(state)) {
      turns = state.turnsDone;
      if (below(chance, SPARED) === 0) looks.push(lookAt(mind, state, chance));
    }
    play(state, table.next(players, own));
  }
  const won = isWonBy(state, mind.judge.side) ? 1 : 0;
  return looks.map((futures) => ({ deal, futures, won }));
}

/** Far from what the cards are shuffled with. */
function generator(seed: Int32Array, number: number): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, seedOfSeries(seed, number + 1));
  return random;
}

function lookAt(mind: Mind, state: State, random: Int32Array): Prospect[] {
  const prospects: Prospect[] = [];
  const count = (s: State): number => prospects.push(prospectOf(mind.judge, s));
  const futures = new Futures(mind, sightOf(state, state.turn), EFFORT, random, { count });
  futures.play([USUAL], [[]], EFFORT.futures);
  return prospects;
}
