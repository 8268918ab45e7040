// What a request wants written: entries for the log, and who belongs to the table from then on.
import type { Entry } from '../entries/entries.ts';
import type { Table } from './table.ts';

export interface Draft<Answer> {
  readonly entries: readonly Entry[];
  /** What goes back to whoever asked, once the entries are on disk. */
  readonly answer: (after: Table) => Answer;
  readonly joins?: readonly string[];
  readonly leaves?: readonly string[];
}

export const nothing = (): Readonly<Record<never, never>> => ({});
export const numberOf = ({ number }: Table): { readonly number: number } => ({ number });
