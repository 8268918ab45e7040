// How the looks of positions are compared.
import type { Judge } from '../position/judge.ts';
import { CERTAIN, chanceOf } from '../position/weights.ts';

import type { State } from '@cordon/engine/inner';

/** How steeply a better look counts as a better chance: looks are bolder than chances. */
export const STEEPNESS = 0.3;

/** A share of one that is a half where a position looks as good as `even`; chances are told apart best around there. */
export function standing(odds: number, even: number): number {
  return chanceOf(STEEPNESS * (odds - Math.min(even, CERTAIN / 2)));
}

/** The same for a state in which the actions of a turn are to come. */
export function standingToAct(judge: Judge, s: State, even: number): number {
  return standing(judge.oddsToAct(s), even);
}
