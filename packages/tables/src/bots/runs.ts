// What is run for each job. Only threads that think load this file: it brings all the bots.
import {
  adviseOn,
  analyse,
  chanceOn,
  explainOn,
  HINT_MILLISECONDS,
  weighDecision,
  type Analysis,
} from '@cordon/bots';
import type { AnalysisOrder, AnalysisProgress, JobName, Jobs } from './jobs.ts';
import { decide } from './players.ts';
import { vet } from './vet.ts';

/** `tell` sends word to whoever waits; it may be called as often as one likes before the end. */
type Run<Name extends JobName> = (
  input: Jobs[Name]['input'],
  tell: (progress: Jobs[Name]['progress']) => void,
) => Jobs[Name]['output'];

export const RUNS: { readonly [Name in JobName]: Run<Name> } = {
  decide,
  advise: (question) => adviseOn({ milliseconds: HINT_MILLISECONDS, ...question }),
  explain: explainOn,
  chance: (question) => chanceOn({ milliseconds: HINT_MILLISECONDS, ...question }),
  analyse: analyseAll,
  weigh: weighDecision,
  vet,
};

function analyseAll(
  { chronicle, seed }: AnalysisOrder,
  tell: (progress: AnalysisProgress) => void,
): Analysis {
  const analysis = analyse(chronicle, { seed }, (done, all) => tell({ done, all }));
  if (analysis === undefined) throw new Error('the analysis was given up');
  return analysis;
}
