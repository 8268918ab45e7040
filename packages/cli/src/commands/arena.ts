// cordon arena: bots on the same deals, with intervals.
import { BOTS } from '@cordon/bots';
import { readContest } from '../arena/contest.ts';
import { openLedger } from '../arena/ledger.ts';
import { CONTEST_OPTIONS, DEALS_HELP, gamesOf, jobsOf, TABLES_HELP } from '../arena/options.ts';
import { describePrograms, summarizePrograms } from '../arena/programs.ts';
import { runContest } from '../arena/run.ts';
import { describe, resultOf, summarize } from '../arena/summary.ts';
import { ENGINE_OPTIONS } from '../engines/options.ts';
import { readArguments, textOf, type OptionSpecs } from '../options.ts';
import { say } from '../terminal/say.ts';

const OPTIONS: OptionSpecs = { ...CONTEST_OPTIONS, ...ENGINE_OPTIONS, bots: { type: 'string' } };

export const help = `Usage: cordon arena --seeds FILE [options]

Lets bots play the same deals and tells how often each wins, with intervals of 95 %. The first bot is what the others are
compared with, deal by deal.

  --bots LIST          ${BOTS.join(', ')}; several with commas, a team of different ones with a plus: fast,fast+novice (fast)
  --engine "COMMAND"   a program that speaks the protocol of docs/bot-protocol.md, as one more bot; may be given several times, and
                       is called engine1, engine2, … in --bots
  --engine-seconds N   time for each of its decisions (5); whoever misbehaves loses its seat to fast for the rest of the game
${DEALS_HELP}

${TABLES_HELP}`;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const contest = readContest(values, gamesOf(values));
  const ledger = openLedger(textOf(values, 'ledger'), contest);
  await runContest(contest, ledger, jobsOf(values));
  const summaries = summarize(contest, ledger.outcomes);
  const programs = summarizePrograms(contest, ledger.outcomes);
  if (values['json'] === true)
    console.log(JSON.stringify(resultOf(contest, summaries, programs), undefined, 2));
  else say(...describe(contest, summaries), ...describePrograms(programs));
  return 0;
}
