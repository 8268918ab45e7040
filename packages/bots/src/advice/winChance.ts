// The chance of winning at a position, from what a viewer sees of it: drawn futures are played on for some turns and judged there.
import type { Sight } from '@cordon/engine/inner';
import { chanceFor, type Chance } from './chance.ts';
import { errorOf, meanOf } from '../mean.ts';
import { Futures, type Line } from '../search/futures.ts';
import { deadlineAfter } from '../search/deadline.ts';
import { inChances, type AdviceEffort, type Thinking } from './effort.ts';
import { generatorFrom } from './generator.ts';
import { usualMind } from './minds.ts';

/** Everything goes on as it is usually played. */
export const USUAL: Line = { commands: [], next: 'act', look: 0 };

/** About half a second on one core. */
const CHANCE_EFFORT: AdviceEffort = {
  width: 16,
  plans: 1,
  futures: 32,
  most: 32,
  kept: 1,
  turns: 2,
  turnWidth: 3,
  nodes: 40_000,
};

export function winChance(sight: Sight, thinking: Thinking): Chance {
  const { over } = sight.table;
  const { seed, effort = CHANCE_EFFORT, milliseconds } = thinking;
  const isLate = deadlineAfter(milliseconds);
  const values: number[] = [];
  const random = generatorFrom(`chance ${seed}`);
  const mind = usualMind(sight);
  const futures = new Futures(mind, sight, effort, random, inChances(mind, isLate));
  futures.play([USUAL], [values], over === 0 ? effort.futures : 1);
  return chanceFor(meanOf(values), over === 0 ? errorOf(values) : 0);
}
