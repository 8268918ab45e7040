// The file in which an arena keeps every game as soon as it is over, one line of JSON for each. It may hold games of several contests:
// an arena takes out of it what it needs and plays the rest.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';
import { settingOf, type Contest } from './contest.ts';
import { gameKeyOf, readLine, type Line, type Setting, type Versions } from './line.ts';
import type { Outcome } from './outcome.ts';
import { differenceOf } from './versions.ts';

export interface Ledger {
  /** The games of this contest so far. */
  readonly outcomes: Outcome[];
  add(outcome: Outcome): void;
}

/** Opens the ledger of a contest; without a path it is kept in memory alone. */
export function openLedger(path: string | undefined, contest: Contest, versions: Versions): Ledger {
  const outcomes = path !== undefined && existsSync(path) ? take(path, contest, versions) : [];
  return {
    outcomes,
    add(outcome) {
      outcomes.push(outcome);
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(lineOf(contest, versions, outcome))}\n`);
    },
  };
}

function lineOf(contest: Contest, versions: Versions, { cell, game, ...rest }: Outcome): Line {
  const setting = settingOf(contest, contest.cells[cell]!);
  return { ...setting, seed: contest.seeds[game]!, versions: versionsAt(setting, versions), ...rest };
}

/** Only the bots at a table decide its games; fast is one of them if it may play on for a program. */
function versionsAt({ bots: names, engines = {} }: Setting, { rules, bots }: Versions): Versions {
  const replaced = Object.values(engines).some(({ onFault }) => onFault === 'replace');
  const sits = (name: string): boolean => names.includes(name) || (replaced && name === 'fast');
  return { rules, bots: Object.fromEntries(Object.entries(bots).filter(([name]) => sits(name))) };
}

/** The games of the contest that a file holds. Two arenas that share a ledger may both have played a game: it counts once. */
function take(path: string, contest: Contest, versions: Versions): Outcome[] {
  const ledger = readLedger(path);
  const lines = new Map(ledger.lines.map((line) => [gameKeyOf(line, line.seed), line]));
  writeFileSync(path, ledger.whole);
  return contest.cells.flatMap((cell) => {
    const setting = settingOf(contest, cell);
    return contest.seeds.flatMap((seed, game) => {
      const line = lines.get(gameKeyOf(setting, seed));
      if (line === undefined) return [];
      const difference = differenceOf(line.versions, versionsAt(setting, versions));
      if (difference !== undefined)
        throw new Trouble(
          `${path} holds games ${difference}; choose another file for the games of this version.`,
        );
      const { ending, turns, outbreaks, milliseconds, moves, winners, programs } = line;
      const outcome = { cell: cell.number, game, ending, turns, outbreaks, milliseconds, moves };
      return [
        {
          ...outcome,
          ...(winners === undefined ? {} : { winners }),
          ...(programs === undefined ? {} : { programs }),
        },
      ];
    });
  });
}

/** How every line begins. */
const BEGINNING = '{"config":';

/** The games in a file, and its text up to the last whole line: one may have been cut off when an arena was stopped. */
export function readLedger(path: string): { readonly lines: readonly Line[]; readonly whole: string } {
  const text = readText(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const last = text.slice(whole.length, whole.length + BEGINNING.length);
  const texts = whole.split('\n').slice(0, -1);
  if (!BEGINNING.startsWith(last)) parse(text.slice(whole.length), path, texts.length);
  const lines = texts.map((line, index) => readLine(parse(line, path, index), whereIs(path, index)));
  return { lines, whole };
}

const whereIs = (path: string, index: number): string => `${path}, line ${String(index + 1)}`;

function parse(line: string, path: string, index: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Trouble(`${whereIs(path, index)} is not a game of an arena: “${line.slice(0, 40)}”.`);
  }
  if (index === 0 && typeof value === 'object' && value !== null && 'contest' in value)
    throw new Trouble(
      `${path} was written before ledgers recorded versions of rules and bots; choose another file.`,
    );
  return value;
}
