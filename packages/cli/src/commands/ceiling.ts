// cordon ceiling: how many of the deals of an arena can be won by somebody who knows every card.
import { contestOf } from '../arena/contest.ts';
import { openLedger } from '../arena/ledger.ts';
import { CONTEST_OPTIONS, DEALS_HELP, folderOf, gamesOf, jobsOf, TABLES_HELP } from '../arena/options.ts';
import { runContest } from '../arena/run.ts';
import { describe, resultOf, summarize } from '../arena/summary.ts';
import { versionsOf } from '../arena/versions.ts';
import { nameOfCeiling } from '../ceiling/name.ts';
import { seeks } from '../ceiling/thread.ts';
import { numberOf, readArguments, textOf, type OptionSpecs } from '../options.ts';
import { say } from '../terminal/say.ts';

const OPTIONS: OptionSpecs = { ...CONTEST_OPTIONS, beam: { type: 'string' } };

export const help = `Usage: cordon ceiling --seeds FILE [options]

Seeks a winning line for every deal with all cards known, and tells how often there is one. It is a lower bound of what can be won:
a line that was found wins, one that was not found may still be there. The fast bot's own game is tried first, so the bound is
never below that bot on the same deals.

${DEALS_HELP}
  --beam N             positions kept for each turn: more find more, and take longer (12)

${TABLES_HELP}`;

const USUAL_BEAM = 12;
const MOST_BEAM = 10_000;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const beam = numberOf(values, 'beam', 1, MOST_BEAM, USUAL_BEAM);
  const name = nameOfCeiling(beam);
  const contest = contestOf(values, gamesOf(values), [{ name, bots: [name] }]);
  const versions = versionsOf(contest);
  const ledger = openLedger(textOf(values, 'ledger'), contest, versions);
  await runContest(contest, ledger, { jobs: jobsOf(values), folder: folderOf(values), thread: seeks(beam) });
  const summaries = summarize(contest, ledger.outcomes);
  if (values['json'] === true)
    console.log(JSON.stringify(resultOf(contest, versions, summaries, []), undefined, 2));
  else say(...describe(contest, summaries));
  return 0;
}
