// Games that a mind plays against itself, as rows of features with what became of them: what is learned from.
import { compile, seedFromText, seedOfSeries, type ConfigRequest } from '@cordon/engine';
import { below, blankState, ENDINGS, seedRandom, startInto, type Game } from '@cordon/engine/inner';
import { makeMind, type Mind } from '../../src/mind.ts';
import { chanceOf, type Weights } from '../../src/position/network.ts';

export interface Order {
  readonly game: string;
  readonly weights: Weights;
  readonly series: string;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** How many turns of a hundred are played by another plan than the best. */
  readonly strays: number;
  /** By how much the direct weights differ from game to game, so that what they are worth shows in how games end. */
  readonly spread: number;
  /** How much a row learns from how the game ended, against what the position a turn later was judged at: 1 only from the end. */
  readonly patience: number;
}

export interface Harvest {
  readonly names: readonly string[];
  /** Rows of features, one after the other. */
  readonly rows: Float32Array;
  /** Row to the number of its game and to the chance of winning that it should be judged at. */
  readonly games: Int32Array;
  readonly targets: Float32Array;
  readonly wins: number;
  readonly count: number;
}

const TURNS = 200;
const OTHER_PLANS = 6;
/** So many minds with weights of their own play beside the one with the weights as they are. */
const OTHERS = 3;

const PUBLISHED: ConfigRequest = {
  pool: ['operations-expert', 'researcher', 'medic', 'scientist'],
  events: [],
};

function tablesOf(game: string): Game[] {
  const sizes = game === 'iberia' ? [2, 3, 4, 5] : [2, 3, 4];
  const requests: ConfigRequest[] = sizes.flatMap((players) =>
    [4, 5, 6].map((epidemics) => ({ game, players, epidemics })),
  );
  if (game === 'base')
    requests.push({ ...PUBLISHED, game, players: 2, epidemics: 4 }, { ...PUBLISHED, game, players: 4, epidemics: 4 });
  return requests.map((request) => {
    const compiled = compile({ ...request, options: { hands: 'open' } });
    if (!compiled.ok) throw new Error(compiled.error.message);
    return compiled.value;
  });
}

/** Something like a normal number: mean 0, deviation 1. */
function normal(random: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(random, 65536) / 65536;
  return sum - 6;
}

function varied(weights: Weights, spread: number, random: Int32Array): Weights {
  const linear = Object.fromEntries(
    Object.entries(weights.linear).map(
      ([name, weight]) => [name, weight + spread * (0.5 * Math.abs(weight) + 0.1) * normal(random)] as const,
    ),
  );
  return { ...weights, linear };
}

export function harvest(order: Order): Harvest {
  const tables = tablesOf(order.game);
  const random = new Int32Array(4);
  seedRandom(random, seedOfSeries(seedFromText(`${order.series} spread`), order.from));
  const minds = tables.map((table) => [
    makeMind(table, order.weights),
    ...Array.from({ length: OTHERS }, () => makeMind(table, varied(order.weights, order.spread, random))),
  ]);
  const { names, count } = minds[0]![0]!.judge.extractor;
  const rows: Float32Array[] = [];
  const games: number[] = [];
  const targets: number[] = [];
  let wins = 0;
  const series = seedFromText(order.series);
  for (let index = order.from; index < order.to; index++) {
    const seed = seedOfSeries(series, index);
    const mind = minds[index % minds.length]![below(random, OTHERS + 1)]!;
    const { rows: own, chances, isWon } = playOne(mind, seed, order);
    wins += isWon ? 1 : 0;
    let target = isWon ? 1 : 0;
    for (let row = own.length - 1; row >= 0; row--) {
      rows.push(own[row]!);
      games.push(index);
      targets.push(target);
      target = order.patience * target + (1 - order.patience) * chances[row]!;
    }
  }
  const all = new Float32Array(rows.length * count);
  rows.forEach((row, index) => all.set(row, index * count));
  return {
    names,
    rows: all,
    games: Int32Array.from(games),
    targets: Float32Array.from(targets),
    wins,
    count: order.to - order.from,
  };
}

function playOne(
  { game, judge, search, playout }: Mind,
  seed: Int32Array,
  { width, strays }: Order,
): { readonly rows: Float32Array[]; readonly chances: number[]; readonly isWon: boolean } {
  const state = blankState(game);
  const random = new Int32Array(4);
  seedRandom(
    random,
    seed.map((word) => ~word),
  );
  startInto(state, seed);
  playout.follow(state, []);
  const features = new Float64Array(judge.extractor.count);
  const rows: Float32Array[] = [];
  const chances: number[] = [];
  for (let turn = 0; turn < TURNS && state.over === 0; turn++) {
    const isStray = below(random, 100) < strays;
    const plans = search.plans(state, width, isStray ? OTHER_PLANS : 1);
    playout.follow(state, plans[below(random, plans.length)]!.commands);
    if (state.over !== 0) break;
    chances.push(chanceOf(judge.odds(state)));
    judge.extractor.extract(state, features);
    rows.push(Float32Array.from(features));
    playout.finish(state);
  }
  return { rows, chances, isWon: ENDINGS[state.over] === 'won' };
}
