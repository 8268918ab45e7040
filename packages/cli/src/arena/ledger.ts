// The file in which an arena keeps every game as soon as it is over, a line of JSON for each, so that it can go on where it was
// stopped.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';
import type { Contest } from './contest.ts';
import { keyOf, readOutcome, type Outcome } from './outcome.ts';

export interface Ledger {
  readonly outcomes: Outcome[];
  add(outcome: Outcome): void;
}

/** Opens the ledger of a contest; without a path it is kept in memory alone. Games of further deals stay in the file for when they are asked for again. */
export function openLedger(
  path: string | undefined,
  { hash: contest, seeds }: Pick<Contest, 'hash' | 'seeds'>,
): Ledger {
  const kept = path !== undefined && existsSync(path) ? readLedger(path, contest) : [];
  const outcomes = kept.filter(({ game }) => game < seeds.length);
  if (path !== undefined && !existsSync(path)) writeFileSync(path, `${JSON.stringify({ contest })}\n`);
  return {
    outcomes,
    add(outcome) {
      outcomes.push(outcome);
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(outcome)}\n`);
    },
  };
}

function readLedger(path: string, contest: string): Outcome[] {
  const [head = '', ...lines] = readText(path).split('\n');
  const first = parse(head, path);
  if (typeof first !== 'object' || first === null || !('contest' in first) || first.contest !== contest)
    throw new Trouble(`${path} holds the games of another contest; choose another file.`);
  const whole = lines.slice(0, -1);
  // The last line may have been cut off when the arena was stopped.
  if (lines.at(-1) !== '') writeFileSync(path, `${[head, ...whole].join('\n')}\n`);
  return onlyOnce(whole.map((line) => readOutcome(parse(line, path), path)));
}

/** Two arenas that write into one ledger may both have played a game: it counts once. */
function onlyOnce(outcomes: readonly Outcome[]): Outcome[] {
  const seen = new Set<string>();
  return outcomes.filter((outcome) => {
    const key = keyOf(outcome);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

function parse(line: string, path: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Trouble(`${path} is no ledger of an arena: “${line.slice(0, 40)}”.`);
  }
}
