// The bots there are: a line for each, here and nowhere else.
import { greedyPlayer, randomPlayer, type Player } from '@cordon/engine/inner';
import type { BotName } from './names.ts';
import { makePlanners } from './players/planner.ts';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import { weightsOf } from './weights.ts';

const plain = () => PLAIN_WEIGHTS;

/** By name. */
const MAKERS: Readonly<Record<BotName, () => Player>> = {
  fast: makePlanners({ name: 'fast', weightsOf, width: 24, effort: undefined, samples: 6 }),
  strong: makePlanners({
    name: 'strong',
    weightsOf,
    width: 40,
    effort: { plans: 12, futures: 8, turns: 3, width: 3, nodes: 150_000 },
    samples: 24,
  }),
  novice: makePlanners({
    name: 'novice',
    weightsOf: plain,
    width: 1,
    depth: 1,
    effort: undefined,
    samples: 2,
  }),
  greedy: () => greedyPlayer,
  random: () => randomPlayer,
};

const isName = (name: string): name is BotName => Object.hasOwn(MAKERS, name);

/** A player; undefined if there is no bot of this name. */
export function makeBot(name: string): Player | undefined {
  return isName(name) ? MAKERS[name]() : undefined;
}
