// The analysis of a game in one go. Whoever has several threads gives each some decisions and joins the answers.
import { start, type GameRecord } from '@cordon/engine';
import type { AdviceEffort } from '../effort.ts';
import { gameOf } from '../plain.ts';
import { accountOf, type Analysis } from './account.ts';
import { chronicleInPieces, type Chronicle, type ChronicleOptions } from './chronicle.ts';
import { decisionsOf, type Decision } from './decisions.ts';
import { statisticsOf } from './statistics.ts';
import { inVain } from './vain.ts';
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

/** The story of a recorded game. */
export function chronicleOf({ config, seed, commands }: GameRecord, options?: ChronicleOptions): Chronicle {
  const { state } = start(gameOf(config), seed);
  const pieces = chronicleInPieces(state, commands.length, (_, index) => commands[index]!, options);
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
  }
}

/** What has to be thought about, piece by piece; the pieces know nothing of each other. */
export function ordersOf(
  chronicle: Chronicle,
  { seed, effort = ANALYSIS_EFFORT }: AnalysisOptions,
): DecisionOrder[] {
  const vain = inVain(chronicle.steps.map(({ facts }) => facts));
  return decisionsOf(chronicle).map((decision) => orderOf(chronicle, decision, vain, { seed, effort }));
}

function orderOf(
  { config, steps, tells }: Chronicle,
  { from, to }: Decision,
  vain: readonly boolean[],
  { seed, effort }: Required<AnalysisOptions>,
): DecisionOrder {
  const { seat, cells } = steps[from]!;
  const commands = steps
    .slice(from, to)
    .flatMap(({ command }, index) => (command === undefined || vain[from + index] === true ? [] : [command]));
  return { before: { config, seat, cells }, commands, tells, seed: `${seed} ${String(from)}`, effort };
}

/** Joins the pieces, in the order of their orders. */
export function joinAnalysis(
  chronicle: Chronicle,
  weighed: readonly WeighedDecision[],
  { seed, effort = ANALYSIS_EFFORT }: AnalysisOptions,
): Analysis {
  const { mean } = chanceAtEnd(chronicle.end, seed, effort);
  const decisions = decisionsOf(chronicle);
  return accountOf(chronicle, decisions, weighed, mean, statisticsOf(chronicle, decisions));
}

/** All of it, one piece after the other; undefined if it was cancelled. */
export function analyse(
  chronicle: Chronicle,
  options: AnalysisOptions,
  onProgress: (done: number, all: number) => void = () => undefined,
  isCancelled: () => boolean = () => false,
): Analysis | undefined {
  const orders = ordersOf(chronicle, options);
  const weighed: WeighedDecision[] = [];
  for (const order of orders) {
    if (isCancelled()) return undefined;
    weighed.push(weighDecision(order));
    onProgress(weighed.length, orders.length);
  }
  return joinAnalysis(chronicle, weighed, options);
}
