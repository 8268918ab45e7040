// cordon arena: bots on the same deals, with intervals.
import { availableParallelism } from 'node:os';
import { BOTS } from '@cordon/bots';
import { readContest } from '../arena/contest.ts';
import { openLedger } from '../arena/ledger.ts';
import { describePrograms, summarizePrograms } from '../arena/programs.ts';
import { runContest } from '../arena/run.ts';
import { describe, resultOf, summarize } from '../arena/summary.ts';
import { ENGINE_OPTIONS } from '../engines/options.ts';
import { numberOf, readArguments, textOf, type OptionSpecs } from '../options.ts';
import { TABLE_HELP, TABLE_OPTIONS } from '../tableOptions.ts';
import { say } from '../terminal/say.ts';

const OPTIONS: OptionSpecs = {
  ...TABLE_OPTIONS,
  ...ENGINE_OPTIONS,
  bots: { type: 'string' },
  games: { type: 'string' },
  seeds: { type: 'string' },
  ledger: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
};

export const help = `Usage: cordon arena --seeds FILE [options]

Lets bots play the same deals and tells how often each wins, with intervals of 95 %. The first bot is what the others are
compared with, deal by deal.

  --bots LIST          ${BOTS.join(', ')}; several with commas, a team of different ones with a plus: fast,fast+novice (fast)
  --engine "COMMAND"   a program that speaks the protocol of docs/bot-protocol.md, as one more bot; may be given several times, and
                       is called engine1, engine2, … in --bots
  --engine-seconds N   time for each of its decisions (5); whoever misbehaves loses its seat to fast for the rest of the game
  --players LIST       one or several numbers, as in 2,3,4
  --epidemics LIST     one or several numbers, as in 4,5,6
  --games N            how many deals (100)
  --seeds FILE         the deals: a file with one seed in each line
  --ledger FILE        keeps every game in this file and goes on where it was stopped
  --jobs N             threads (one for each core)
  --json               the result as JSON

${TABLE_HELP}

Here consent is automatic, windows are possible and hands are open unless said otherwise.`;

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const contest = readContest(values, numberOf(values, 'games', 1, MOST_GAMES, 100));
  const ledger = openLedger(textOf(values, 'ledger'), contest.hash);
  await runContest(contest, ledger, numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism()));
  const summaries = summarize(contest, ledger.outcomes);
  const programs = summarizePrograms(contest, ledger.outcomes);
  if (values['json'] === true)
    console.log(JSON.stringify(resultOf(contest, summaries, programs), undefined, 2));
  else say(...describe(contest, summaries), ...describePrograms(programs));
  return 0;
}
