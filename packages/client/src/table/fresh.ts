// What is new since a number: for the log, for announcements and for what moves on the board.
import type { Fact } from '@cordon/engine';
import type { EntryMessage } from '@cordon/protocol';
import type { TableModel } from './model.ts';
import { takenBack } from './standing.ts';

/** The entries after this number. */
export function freshEntries(
  { entries }: Pick<TableModel, 'entries'>,
  previousNumber: number,
): readonly EntryMessage[] {
  const from = entries.findLastIndex(({ number }) => number <= previousNumber) + 1;
  return from === entries.length ? NONE : entries.slice(from);
}

/** What commands after this number brought about, as far as it has not been taken back. */
export function freshFacts(model: Pick<TableModel, 'entries'>, previousNumber: number): readonly Fact[] {
  const fresh = freshEntries(model, previousNumber);
  const gone = takenBack(fresh);
  return fresh.flatMap((entry) =>
    (entry.entry === 'played' || entry.entry === 'started') && !gone.has(entry.number) ? entry.facts : [],
  );
}

const NONE: readonly EntryMessage[] = [];
