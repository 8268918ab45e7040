// The analysis of a recorded game in one go. Whoever has several threads gives each some decisions and joins the answers.
import type { GameRecord } from '@cordon/engine';
import type { AdviceEffort } from '../effort.ts';
import { accountOf, type Analysis } from './account.ts';
import { decisionsOf } from './decisions.ts';
import { statisticsOf } from './statistics.ts';
import { chanceAtEnd, weighDecision, type DecisionOrder, type WeighedDecision } from './weighDecision.ts';

/** A game in well under a minute on two cores. */
export const ANALYSIS_EFFORT: AdviceEffort = {
  width: 16,
  plans: 6,
  futures: 8,
  most: 24,
  kept: 1,
  turns: 2,
  turnWidth: 3,
  nodes: 24_000,
};

export interface AnalysisOptions {
  /** Any text: the same analysis for the same text. */
  readonly seed: string;
  readonly effort?: AdviceEffort;
}

/** What has to be thought about, piece by piece; the pieces know nothing of each other. */
export function ordersOf(
  record: GameRecord,
  { seed, effort = ANALYSIS_EFFORT }: AnalysisOptions,
): DecisionOrder[] {
  return decisionsOf(record).map((decision) => ({ record, decision, seed, effort }));
}

/** Joins the pieces, in the order of their orders. */
export function joinAnalysis(
  record: GameRecord,
  weighed: readonly WeighedDecision[],
  { seed, effort = ANALYSIS_EFFORT }: AnalysisOptions,
): Analysis {
  const { mean } = chanceAtEnd(record, seed, effort);
  return accountOf(record, decisionsOf(record), weighed, mean, statisticsOf(record));
}

/** All of it, one piece after the other; undefined if it was cancelled. */
export function analyse(
  record: GameRecord,
  options: AnalysisOptions,
  onProgress: (done: number, all: number) => void = () => undefined,
  isCancelled: () => boolean = () => false,
): Analysis | undefined {
  const orders = ordersOf(record, options);
  const weighed: WeighedDecision[] = [];
  for (const order of orders) {
    if (isCancelled()) return undefined;
    weighed.push(weighDecision(order));
    onProgress(weighed.length, orders.length);
  }
  return joinAnalysis(record, weighed, options);
}
