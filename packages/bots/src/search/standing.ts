// How positions that lie some turns ahead are compared.
import { CERTAIN, type Judge } from '../position/judge.ts';
import { chanceOf } from '../position/weights.ts';
import type { State } from '@cordon/engine/inner';

/** How steeply a better look counts as a better chance: looks are bolder than chances. */
export const STEEPNESS = 0.3;

/** A share of one that is even where a position looks as good as `even`; chances are told apart best around there. */
export function standingOf(judge: Judge, s: State, even: number): number {
  return chanceOf(STEEPNESS * (judge.odds(s) - Math.min(even, CERTAIN / 2)));
}
