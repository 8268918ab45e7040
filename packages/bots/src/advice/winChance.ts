// The chance of winning at a position, from what a viewer sees of it: drawn futures are played on for some turns and judged there.
import type { Sight } from '@cordon/engine/inner';
import { chanceFor, errorOf, type Chance } from './chance.ts';
import { meanOf } from '../mean.ts';
import { Futures, type Line } from '../search/futures.ts';
import { inChances, type AdviceEffort } from './effort.ts';
import { generatorFrom } from './generator.ts';
import { freshMind } from './minds.ts';

/** Everything goes on as it is usually played. */
export const USUAL: Line = { commands: [], next: 'act', look: 0 };

/** About half a second on one core. */
const CHANCE_EFFORT: AdviceEffort = {
  width: 16,
  plans: 1,
  futures: 32,
  kept: 1,
  turns: 2,
  turnWidth: 3,
  nodes: 40_000,
};

export interface ChanceOptions {
  /** Any text: the same chance for the same text. */
  readonly seed: string;
  readonly effort?: AdviceEffort;
}

export function winChance(sight: Sight, { seed, effort = CHANCE_EFFORT }: ChanceOptions): Chance {
  const { game, over } = sight.table;
  const values: number[] = [];
  const random = generatorFrom(`chance ${seed}`);
  const mind = freshMind(game);
  const futures = new Futures(mind, sight, effort, random, inChances(mind));
  futures.play([USUAL], [values], over === 0 ? effort.futures : 1);
  return chanceFor(meanOf(values), over === 0 ? errorOf(values) : 0);
}
