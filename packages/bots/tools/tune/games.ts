// Games that are each played with weights a little different from those there are: what is tuned from.
import { seedFromText, seedOfSeries } from '@cordon/engine';
import { below, blankState, isWonBy, seedRandom, startInto, type Game } from '@cordon/engine/inner';
import { mindOf } from '../../src/mind.ts';
import type { Weights } from '../../src/position/weights.ts';
import { tableOf } from '../support/tables.ts';

export interface Order {
  readonly game: string;
  readonly tables: readonly string[];
  readonly weights: Weights;
  /** The weights that vary, in order. */
  readonly names: readonly string[];
  readonly series: string;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** By how much the logarithms of the weights vary. */
  readonly spread: number;
}

export interface Trial {
  /** Which table it was played at. */
  readonly cell: number;
  readonly isWon: boolean;
  readonly reached: number;
}

const TURNS = 200;

/** Every deal is played twice, with differences that are opposite: what the deal itself decides cancels out. */
const dealOf = (index: number): number => index >> 1;

/** By how much each weight differs in a game: about normal numbers that the series and the number of the game give. */
export function variation(series: string, index: number, count: number): Float64Array {
  const random = new Int32Array(4);
  seedRandom(random, seedOfSeries(seedFromText(`${series} weights`), dealOf(index)));
  const sign = index % 2 === 0 ? 1 : -1;
  return Float64Array.from({ length: count }, () => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += below(random, 65536) / 65536;
    return sign * (sum - 6);
  });
}

export function playTrials(order: Order): Trial[] {
  const tables = order.tables.map((table) => tableOf(order.game, table));
  const series = seedFromText(order.series);
  const trials: Trial[] = [];
  for (let index = order.from; index < order.to; index++) {
    const deal = dealOf(index);
    const cell = deal % tables.length;
    const differences = variation(order.series, index, order.names.length);
    const weights = { ...order.weights };
    order.names.forEach(
      (name, i) => (weights[name] = weights[name]! * Math.exp(order.spread * differences[i]!)),
    );
    trials.push({ cell, ...playOne(tables[cell]!, weights, seedOfSeries(series, deal), order.width) });
  }
  return trials;
}

function playOne(table: Game, weights: Weights, seed: Int32Array, width: number): Omit<Trial, 'cell'> {
  const { game, judge, playout } = mindOf(table, weights);
  const state = blankState(game);
  startInto(state, seed);
  playout.follow(state, []);
  for (let turn = 0; turn < TURNS && state.over === 0; turn++) {
    playout.act(state, width);
    if (state.over === 0) playout.finish(state);
  }
  let reached = 0;
  const goals = game.goals?.count(game) ?? 0;
  for (let goal = 0; goal < goals; goal++) if (game.goals!.isReached(state, goal)) reached++;
  return { isWon: isWonBy(state, judge.side), reached };
}
