// The bots there are: a line for each, here and nowhere else.
import { greedyPlayer, randomPlayer, type Player } from '@cordon/engine/inner';
import type { BotName } from './names.ts';
import { makePlanners } from './players/planner.ts';
import { plainWeightsOf, weightsOf } from './weights.ts';

export interface Limits {
  /** When a bot stops thinking about one question, wherever it is; without it, it counts positions alone. */
  readonly milliseconds?: number;
}

const novice = makePlanners({
  name: 'novice',
  weightsOf: plainWeightsOf,
  width: 1,
  depth: 1,
  effort: undefined,
  samples: 2,
});
const FAST = { name: 'fast', weightsOf, width: 76, effort: undefined, samples: 5 };
const fast = makePlanners(FAST);
const strong = {
  name: 'strong',
  weightsOf,
  width: 152,
  // Cards are handed over and used within a round: plans are played on until whoever acts now has acted again.
  effort: (seats: number) => ({
    plans: 12,
    futures: 3,
    most: 20,
    kept: 1,
    turns: seats + 1,
    turnWidth: 1,
    nodes: 400_000,
  }),
  samples: 8,
};
const strongest = makePlanners(strong);

/** By name. */
const MAKERS: Readonly<Record<BotName, (limits: Limits) => Player>> = {
  novice,
  fast,
  strong: ({ milliseconds }) =>
    milliseconds === undefined ? strongest() : makePlanners({ ...strong, milliseconds })(),
  greedy: () => greedyPlayer,
  random: () => randomPlayer,
};

const isName = (name: string): name is BotName => Object.hasOwn(MAKERS, name);

/** A player; undefined if there is no bot of this name. */
export function makeBot(name: string, limits: Limits = {}): Player | undefined {
  return isName(name) ? MAKERS[name](limits) : undefined;
}

/** A fast bot that remembers nothing: the same sight and chance, the same decision. */
export const freshFast = (): Player => makePlanners(FAST)();
