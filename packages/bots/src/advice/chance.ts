// The chance of winning with its uncertainty, as people are shown it: the mean over drawn futures, each of which is won, lost, or
// counts for as much as such positions were won.
import { meanOf } from '../mean.ts';
import { CERTAIN } from '../position/judge.ts';
import { chanceOf } from '../position/weights.ts';
import { PROSPECTS, type Prospect } from './prospect.ts';
import calibration from '../weights/calibration.json' with { type: 'json' };

export interface Chance {
  readonly mean: number;
  /** The interval of 95 % that comes from having drawn only some of the futures. */
  readonly low: number;
  readonly high: number;
}

/** The log of the odds of winning: so much for each of what a position promises, and so much in any case. */
export interface Calibration extends Prospect {
  readonly offset: number;
}

const KNOWN: Readonly<Record<string, Calibration>> = calibration.games;
/** Every position is worth what it looks like. */
export const PLAIN: Calibration = { offset: 0, odds: 1, goals: 0, turns: 0, epidemics: 0, seats: 0 };
const Z = 1.96;

/** How often positions of a game with this prospect are won, as the fast bot plays. */
export function calibrated(game: string, prospect: Prospect, by = KNOWN[game] ?? PLAIN): number {
  const { odds } = prospect;
  if (Math.abs(odds) >= CERTAIN) return odds > 0 ? 1 : 0;
  let sum = by.offset;
  for (const name of PROSPECTS) sum += by[name] * prospect[name];
  return chanceOf(sum);
}

/** The standard error of the mean. */
export function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0.5;
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance / values.length);
}

const bounded = (share: number): number => Math.min(1, Math.max(0, share));

/** The chance for a mean over futures and its standard error. */
export function chanceFor(mean: number, error: number): Chance {
  return { mean: bounded(mean), low: bounded(mean - Z * error), high: bounded(mean + Z * error) };
}
