// Words for what goes wrong between the server and PostgreSQL.
import { StoreTrouble } from '@cordon/tables';
import { DatabaseError } from 'pg';

/** Hears of trouble that the store gets over by itself. */
export type OnTrouble = (error: Error) => void;

/** What an error says; some of Node's carry their words inside only. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) {
    const errors: readonly unknown[] = error.errors;
    return [...new Set(errors.map(reason))].join('; ');
  }
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/** Whether PostgreSQL itself said no, and not the way to it. It may still hang up afterwards. */
export const isAnswer = (error: unknown): boolean => error instanceof DatabaseError;

const DISK_FULL = '53100';
/** Classes of answers that another try may change: conflicts, locks, too few resources, an operator who stepped in. */
const PASSING = /^(40|53|55|57)/u;

/** What went wrong, as trouble of the store: a lost way and what passes by itself, or else an error like any other. */
export function troubleOf(message: string, error: unknown): Error {
  const code = error instanceof DatabaseError ? (error.code ?? '') : undefined;
  if (code === DISK_FULL) return new StoreTrouble('full', message, error);
  if (code === undefined || PASSING.test(code)) return new StoreTrouble('away', message, error);
  return new Error(message, { cause: error });
}
