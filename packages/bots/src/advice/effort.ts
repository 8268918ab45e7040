// How much is thought about one piece of advice, and in what.
import type { Mind } from '../mind.ts';
import type { Effort, Terms } from '../search/futures.ts';
import { chanceAt } from '../calibration.ts';

export interface AdviceEffort extends Effort {
  /** How wide plans are sought. */
  readonly width: number;
}

/** How much is thought about a question, where not as usual. */
export interface Thinking {
  /** Any text: the same answer for the same text. */
  readonly seed: string;
  readonly effort?: AdviceEffort;
  /** When no more futures are drawn, wherever it is; without it positions alone are counted, and the answer is always the same. */
  readonly milliseconds?: number;
}

/** Futures count for as often as such positions were won. */
export function inChances({ judge }: Mind, isLate: () => boolean = () => false): Terms {
  return { count: (s) => chanceAt(judge, s), isLate };
}
