// The file in which an arena keeps every game as soon as it is over, a line of JSON for each, so that it can go on where it was
// stopped.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';
import { readPrograms, type ProgramOutcome } from './programs.ts';

export interface Outcome {
  readonly cell: number;
  readonly game: number;
  readonly ending: string;
  readonly turns: number;
  readonly outbreaks: number;
  /** Milliseconds of processor time for the whole game; those in which a program was waited for count by the clock. */
  readonly milliseconds: number;
  /** The programs that sat there, if any. */
  readonly programs?: readonly ProgramOutcome[];
}

export interface Ledger {
  readonly outcomes: Outcome[];
  add(outcome: Outcome): void;
}

/** Opens the ledger of a contest; without a path it is kept in memory alone. */
export function openLedger(path: string | undefined, contest: string): Ledger {
  const outcomes = path !== undefined && existsSync(path) ? readLedger(path, contest) : [];
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
  return whole.map((line) => readOutcome(parse(line, path), path));
}

function parse(line: string, path: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Trouble(`${path} is no ledger of an arena: “${line.slice(0, 40)}”.`);
  }
}

function readOutcome(value: unknown, path: string): Outcome {
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const number = (name: string): number => {
    const field = fields.get(name);
    if (typeof field !== 'number') throw new Trouble(`A game in ${path} has no ${name}.`);
    return field;
  };
  const programs = readPrograms(fields.get('programs'));
  return {
    ...(programs.length === 0 ? {} : { programs }),
    cell: number('cell'),
    game: number('game'),
    ending: String(fields.get('ending')),
    turns: number('turns'),
    outbreaks: number('outbreaks'),
    milliseconds: number('milliseconds'),
  };
}
