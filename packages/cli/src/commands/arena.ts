// cordon arena: bots on the same deals, with intervals.
import { BOTS } from '@cordon/bots';
import { readContest } from '../arena/contest.ts';
import { openLedger } from '../arena/ledger.ts';
import { CONTEST_OPTIONS, DEALS_HELP, folderOf, gamesOf, jobsOf, TABLES_HELP } from '../arena/options.ts';
import { describePrograms, summarizePrograms } from '../arena/programs.ts';
import { runContest } from '../arena/run.ts';
import { describeSides, summarizeSides } from '../arena/sides.ts';
import { describe, resultOf, summarize } from '../arena/summary.ts';
import { versionsOf } from '../arena/versions.ts';
import { ENGINE_OPTIONS } from '../engines/options.ts';
import { tryOut } from '../engines/tryOut.ts';
import { readArguments, textOf, type OptionSpecs } from '../options.ts';
import { say } from '../terminal/say.ts';

const OPTIONS: OptionSpecs = {
  ...CONTEST_OPTIONS,
  ...ENGINE_OPTIONS,
  bots: { type: 'string' },
  sides: { type: 'string' },
  'on-fault': { type: 'string' },
};

export const help = `Usage: cordon arena --seeds FILE [options]

Lets bots play the same deals and tells how often each wins, with intervals of 95 %. The first bot is what the others are
compared with, deal by deal.

  --bots LIST          ${BOTS.join(', ')}; several with commas, a team of different ones with a plus: fast,fast+novice (fast)
  --sides LIST         instead of --bots, where sides play against each other: a bot for each side, as in fast,greedy. Every deal is
                       played once for each way of handing the sides out, and what counts is which side wins
  --engine "COMMAND"   a program that speaks the protocol of docs/bot-protocol.md, as one more bot; may be given several times, and
                       is called engine1, engine2, … in --bots
  --engine-seconds N   time for each of its decisions (5)
  --on-fault WHAT      when a program misbehaves: loss (the game is lost), replace (fast plays on for it) or stop (the run ends); a
                       program that doesn't start always ends the run (loss)
${DEALS_HELP}

${TABLES_HELP}`;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const contest = readContest(values, gamesOf(values));
  const versions = versionsOf(contest);
  const ledger = openLedger(textOf(values, 'ledger'), contest, versions);
  await tryOut(contest.programs);
  await runContest(contest, ledger, { jobs: jobsOf(values), folder: folderOf(values) });
  const summaries = summarize(contest, ledger.outcomes);
  const sides = summarizeSides(contest, ledger.outcomes);
  const programs = summarizePrograms(contest, ledger.outcomes);
  if (values['json'] === true)
    console.log(JSON.stringify(resultOf(contest, versions, summaries, programs, sides), undefined, 2));
  else
    say(
      ...describe(contest, summaries),
      ...describeSides(sides),
      ...describePrograms(contest.onFault, programs),
    );
  return 0;
}
