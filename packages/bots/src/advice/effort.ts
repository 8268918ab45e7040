// How much is thought about one piece of advice, and in what.
import type { Mind } from '../mind.ts';
import type { Effort, Terms } from '../search/futures.ts';
import { calibrated } from './chance.ts';
import { prospectOf } from './prospect.ts';

export interface AdviceEffort extends Effort {
  /** How wide plans are sought. */
  readonly width: number;
}

/** Futures count for as often as such positions were won. */
export function inChances({ game, judge }: Mind): Terms {
  return { count: (s) => calibrated(game.id, prospectOf(judge, s)) };
}
