// Words for what goes wrong between the server and PostgreSQL.
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
