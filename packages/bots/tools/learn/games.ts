// Games that a mind plays against itself, as rows of features with the outcome: what is learned from.
import { compile, seedFromText, seedOfSeries } from '@cordon/engine';
import { below, blankState, ENDINGS, seedRandom, startInto, type Game } from '@cordon/engine/inner';
import { makeMind, type Mind } from '../../src/mind.ts';
import type { Weights } from '../../src/position/network.ts';

export interface Order {
  readonly game: string;
  readonly weights: Weights;
  readonly series: string;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** How many turns of a hundred are played by another plan than the best. */
  readonly strays: number;
}

export interface Harvest {
  readonly names: readonly string[];
  /** Rows of features, one after the other. */
  readonly rows: Float32Array;
  /** Row to the number of its game and to what became of it: 1 won, 0 lost. */
  readonly games: Int32Array;
  readonly won: Uint8Array;
  readonly wins: number;
  readonly count: number;
}

const TURNS = 200;
const OTHER_PLANS = 6;

function tablesOf(game: string): Game[] {
  const tables: Game[] = [];
  const sizes = game === 'iberia' ? [2, 3, 4, 5] : [2, 3, 4];
  for (const players of sizes) {
    for (const epidemics of [4, 5, 6]) {
      const compiled = compile({ game, players, epidemics, options: { hands: 'open' } });
      if (!compiled.ok) throw new Error(compiled.error.message);
      tables.push(compiled.value);
    }
  }
  return tables;
}

export function harvest(order: Order): Harvest {
  const tables = tablesOf(order.game);
  const minds = tables.map((table) => makeMind(table, order.weights));
  const { names, count } = minds[0]!.judge.extractor;
  const rows: Float32Array[] = [];
  const games: number[] = [];
  const won: number[] = [];
  let wins = 0;
  const series = seedFromText(order.series);
  for (let index = order.from; index < order.to; index++) {
    const seed = seedOfSeries(series, index);
    const mind = minds[index % minds.length]!;
    const { rows: own, isWon } = playOne(mind, seed, order);
    wins += isWon ? 1 : 0;
    for (const row of own) {
      rows.push(row);
      games.push(index);
      won.push(isWon ? 1 : 0);
    }
  }
  const all = new Float32Array(rows.length * count);
  rows.forEach((row, index) => all.set(row, index * count));
  return {
    names,
    rows: all,
    games: Int32Array.from(games),
    won: Uint8Array.from(won),
    wins,
    count: order.to - order.from,
  };
}

function playOne(
  { game, judge, search, playout }: Mind,
  seed: Int32Array,
  { width, strays }: Order,
): { readonly rows: Float32Array[]; readonly isWon: boolean } {
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
  for (let turn = 0; turn < TURNS && state.over === 0; turn++) {
    const isStray = below(random, 100) < strays;
    const plans = search.plans(state, width, isStray ? OTHER_PLANS : 1);
    playout.follow(state, plans[below(random, plans.length)]!.commands);
    if (state.over !== 0) break;
    judge.extractor.extract(state, features);
    rows.push(Float32Array.from(features));
    playout.finish(state);
  }
  return { rows, isWon: ENDINGS[state.over] === 'won' };
}
