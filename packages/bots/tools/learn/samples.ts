// Positions of self-play with several plans each, and what came of every plan when it was played on in the same drawn futures.
import { seedFromText, seedOfSeries } from '@cordon/engine';
import {
  below,
  blankState,
  copyInto,
  resampleInto,
  seedRandom,
  sightOf,
  startInto,
  type State,
} from '@cordon/engine/inner';
import { mindOf, type Mind } from '../../src/mind.ts';
import type { Weights } from '../../src/position/weights.ts';
import { standing } from '../../src/search/standing.ts';
import type { Plan } from '../../src/search/turn.ts';
import { tableOf } from '../support/tables.ts';

export interface Order {
  readonly game: string;
  readonly tables: readonly string[];
  readonly weights: Weights;
  readonly series: string;
  /** Numbers of the deals. */
  readonly from: number;
  readonly to: number;
  /** Turns that are played on, and in how many futures. */
  readonly turns: number;
  readonly futures: number;
}

/** The plans of one position: how the table stands after each, and how it stood some turns later, on average. */
export interface Sample {
  readonly table: number;
  readonly cells: readonly Int32Array[];
  readonly later: readonly number[];
}

/** One turn in so many is looked at. */
const SELDOM = 4;
/** Plans that are compared: the best by their look, and others. */
const BEST = 6;
const PLANS = 12;
const CHOICE = 40;
/** How widely plans are sought for the samples, in the games, and when they are played on. */
const WIDTH = 40;
const GAME_WIDTH = 8;
const LATER_WIDTH = 1;
const TURNS = 200;

function pick(plans: readonly Plan[], random: Int32Array): Plan[] {
  const picked = plans.slice(0, BEST);
  const rest = plans.slice(BEST);
  while (picked.length < PLANS && rest.length > 0) picked.push(...rest.splice(below(random, rest.length), 1));
  return picked;
}

function sample(mind: Mind, table: number, s: State, order: Order, random: Int32Array): Sample | undefined {
  const plans = pick(mind.search.plans(s, { width: WIDTH, most: CHOICE }), random);
  const even = plans[0]!.odds;
  const sight = sightOf(s, s.turn);
  const [future, state] = [blankState(mind.game), blankState(mind.game)];
  const sums = new Float64Array(plans.length);
  const cells: Int32Array[] = [];
  for (let round = 0; round < order.futures; round++) {
    resampleInto(future, sight, random);
    for (const [index, { commands }] of plans.entries()) {
      copyInto(state, future);
      mind.playout.follow(state, commands);
      if (state.over !== 0) return undefined;
      if (round === 0) cells.push(Int32Array.from(state.cells));
      for (let turn = 0; turn < order.turns && state.over === 0; turn++) {
        mind.playout.finish(state);
        if (state.over === 0) mind.playout.act(state, LATER_WIDTH);
      }
      sums[index]! += standing(mind.judge.odds(state), even) / order.futures;
    }
  }
  return { table, cells, later: Array.from(sums) };
}

export function gatherSamples(order: Order): Sample[] {
  const minds = order.tables.map((table) => mindOf(tableOf(order.game, table), order.weights));
  const series = seedFromText(order.series);
  const random = new Int32Array(4);
  seedRandom(random, seedOfSeries(seedFromText(`${order.series} futures`), order.from));
  const samples: Sample[] = [];
  for (let deal = order.from; deal < order.to; deal++) {
    const table = deal % minds.length;
    const mind = minds[table]!;
    const s = blankState(mind.game);
    startInto(s, seedOfSeries(series, deal));
    mind.playout.follow(s, []);
    for (let turn = 0; turn < TURNS && s.over === 0; turn++) {
      if (below(random, SELDOM) === 0) {
        const found = sample(mind, table, s, order, random);
        if (found !== undefined) samples.push(found);
      }
      mind.playout.act(s, GAME_WIDTH);
      if (s.over === 0) mind.playout.finish(s);
    }
  }
  return samples;
}
