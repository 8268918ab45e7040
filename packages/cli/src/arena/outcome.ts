// How one game of an arena went, as it stands in a line of a ledger.
import { isFaultName, type FaultName } from '../engines/fault.ts';
import { Trouble } from '../trouble.ts';

export interface ProgramOutcome {
  /** Counted from 1. */
  readonly seat: number;
  readonly name: string;
  /** What it calls itself. */
  readonly title: string;
  /** Why it lost the seat, and what it said. */
  readonly fault?: FaultName;
  readonly line?: string;
}

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

/** Which game of a contest it is. */
export const keyOf = ({ cell, game }: Pick<Outcome, 'cell' | 'game'>): string =>
  `${String(cell)} ${String(game)}`;

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);

export function readOutcome(value: unknown, path: string): Outcome {
  const fields = fieldsOf(value);
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

function readPrograms(value: unknown): ProgramOutcome[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((item) => {
    const fields = fieldsOf(item);
    const text = (name: string): string => {
      const field = fields.get(name);
      return typeof field === 'string' ? field : '';
    };
    const fault = text('fault');
    const program = { seat: Number(fields.get('seat')), name: text('name'), title: text('title') };
    return isFaultName(fault) ? { ...program, fault, line: text('line') } : program;
  });
}
