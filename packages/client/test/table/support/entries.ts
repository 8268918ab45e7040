// Small logs and tables for tests of what is pure.
import type { EntryMessage, TableInfo, Update } from '@cordon/protocol';
import { emptyTable, type TableModel } from '../../../src/table/model.ts';

export const TABLE = 'tabletable';
const at = '2026-11-15T12:00:00.000Z';
const ann = { id: 'gann', name: 'Ann' };

/** An entry without its number and time. */
export type Bare = EntryMessage extends infer One
  ? One extends EntryMessage
    ? Omit<One, 'number' | 'at'>
    : never
  : never;

/** Numbers them from here on. */
export function logFrom(number: number, ...entries: readonly Bare[]): EntryMessage[] {
  return entries.map((entry, index) => ({ ...entry, number: number + index, at }));
}

export const created: Bare = { entry: 'created', host: ann };
export const played = (seat: number, move: number, more: object = {}): Bare => ({
  entry: 'played',
  seat,
  move,
  facts: [],
  ...more,
});
export const undone = (seat: number, to: number): Bare => ({ entry: 'undone', seat, to });
export const said = (text: string, seat?: number): Bare => ({
  entry: 'said',
  person: ann,
  text,
  ...(seat === undefined ? {} : { seat }),
});

export function info(more: Partial<TableInfo> = {}): TableInfo {
  return {
    status: 'playing',
    config: {} as TableInfo['config'],
    host: ann,
    seats: [],
    watchers: 'allowed',
    listed: 'no',
    aids: { infectionPanel: 'yes', hints: 'yes' },
    proposals: [],
    abandon: [],
    you: { seats: [1], host: 'yes', maySit: 'yes' },
    ...more,
  };
}

export function update(entries: readonly EntryMessage[], more: Partial<Update> = {}): Update {
  const number = entries.at(-1)?.number ?? 0;
  return { type: 'update', table: TABLE, number, position: number, move: 0, entries, ...more };
}

export function tableWith(more: Partial<TableModel>): TableModel {
  return { ...emptyTable(TABLE), number: more.entries?.at(-1)?.number ?? 0, ...more };
}

/** A board of which only this matters. */
export function board(
  seat: number,
  waitsFor: number,
  legal: readonly string[],
  frames: readonly object[] = [],
) {
  return { seat, legal, view: { turn: 1, waitsFor, frames } } as unknown as TableModel['boards'][number];
}
