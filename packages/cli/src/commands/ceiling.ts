// cordon ceiling: how many of the deals of an arena can be won by somebody who knows every card.
import { availableParallelism } from 'node:os';
import { contestOf } from '../arena/contest.ts';
import { openLedger } from '../arena/ledger.ts';
import { runContest } from '../arena/run.ts';
import { describe, resultOf, summarize } from '../arena/summary.ts';
import type { CeilingOrder } from '../ceiling/worker.ts';
import { numberOf, readArguments, textOf, type OptionSpecs } from '../options.ts';
import { TABLE_HELP, TABLE_OPTIONS } from '../tableOptions.ts';
import { say } from '../terminal/say.ts';

const OPTIONS: OptionSpecs = {
  ...TABLE_OPTIONS,
  games: { type: 'string' },
  seeds: { type: 'string' },
  beam: { type: 'string' },
  ledger: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
};

export const help = `Usage: cordon ceiling --seeds FILE [options]

Seeks a winning line for every deal with all cards known, and tells how often there is one. It is a lower bound of what can be won:
a line that was found wins, one that was not found may still be there. The fast bot's own game is tried first, so the bound is
never below that bot on the same deals.

  --players LIST       one or several numbers, as in 2,3,4
  --epidemics LIST     one or several numbers, as in 4,5,6
  --games N            how many deals (100)
  --seeds FILE         the deals: a file with one seed in each line
  --beam N             positions kept for each turn: more find more, and take longer (12)
  --ledger FILE        keeps every deal in this file and goes on where it was stopped
  --jobs N             threads (one for each core)
  --json               the result as JSON

${TABLE_HELP}

Here consent is automatic, windows are possible and hands are open unless said otherwise.`;

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;
const USUAL_BEAM = 12;
const MOST_BEAM = 10_000;
const SEEKS = new URL('../ceiling/worker.ts', import.meta.url);

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const order: CeilingOrder = { beam: numberOf(values, 'beam', 1, MOST_BEAM, USUAL_BEAM) };
  const name = `ceiling, beam ${String(order.beam)}`;
  const contest = contestOf(values, numberOf(values, 'games', 1, MOST_GAMES, 100), [{ name, bots: [name] }]);
  const ledger = openLedger(textOf(values, 'ledger'), contest.hash);
  const jobs = numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
  await runContest(contest, ledger, jobs, { thread: SEEKS, data: order });
  const summaries = summarize(contest, ledger.outcomes);
  if (values['json'] === true) console.log(JSON.stringify(resultOf(contest, summaries, []), undefined, 2));
  else say(...describe(contest, summaries));
  return 0;
}
