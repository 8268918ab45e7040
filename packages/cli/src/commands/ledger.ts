// cordon ledger: checks what an arena or a ceiling has written down.
import { availableParallelism } from 'node:os';
import { readLedger } from '../arena/ledger.ts';
import { verifyLines, type Finding } from '../arena/verify.ts';
import { numberOf, readArguments, textOf, type OptionSpecs } from '../options.ts';
import { say } from '../terminal/say.ts';
import { Trouble } from '../trouble.ts';
import { counted } from '../words/names.ts';

const OPTIONS: OptionSpecs = {
  games: { type: 'string' },
  jobs: { type: 'string' },
  saved: { type: 'string' },
};

export const help = `Usage: cordon ledger verify FILE [options]

Plays the games of a ledger again and checks that bots make the same moves and reach the same end. That takes as long as the arena
took; --games checks a part. Exit code 0: every game is the same; 1: one is not, or could not be checked.

  --games N            check N games, spread evenly over the file (all)
  --saved DIR          the folder of --save-games: games in which programs played are checked from there
  --jobs N             threads (one for each core)`;

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;
/** Findings that are listed; more are only counted. */
const LISTED = 10;

export async function run(args: readonly string[]): Promise<number> {
  const { values, files } = readArguments(args, OPTIONS, 2);
  const [what, path] = files;
  if (what !== 'verify') throw new Trouble(`“ledger” knows verify, not “${String(what)}”; see --help.`);
  const { lines } = readLedger(path!);
  if (lines.length === 0) throw new Trouble(`${path!} holds no game.`);
  const games = Math.min(lines.length, numberOf(values, 'games', 1, MOST_GAMES, lines.length));
  const chosen = Array.from({ length: games }, (_, index) => Math.floor((index * lines.length) / games));
  const jobs = numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
  const byNumber = new Map(chosen.map((index) => [index + 1, lines[index]!]));
  const { same, different, unchecked } = await verifyLines(byNumber, jobs, textOf(values, 'saved'));
  say(
    `${counted(same, 'game')} of ${String(games)} the same.`,
    ...listed(`${counted(different.length, 'game')} different:`, different),
    ...listed(`${counted(unchecked.length, 'game')} not checked:`, unchecked),
  );
  const isGood = same === games;
  say(isGood ? 'VERIFIED' : 'NOT VERIFIED');
  return isGood ? 0 : 1;
}

function listed(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const rows = findings.slice(0, LISTED).map(({ line, message }) => `  line ${String(line)}: ${message}`);
  const more = findings.length > LISTED ? [`  and ${String(findings.length - LISTED)} more`] : [];
  return [title, ...rows, ...more];
}
