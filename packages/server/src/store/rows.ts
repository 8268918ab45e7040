// Reads rows of both databases: names of columns are the same in both, values are checked here once.
import {
  type Ban,
  type Delivery,
  type Guest,
  type Hook,
  type Operation,
  type Status,
  STATUSES,
  type StoredEntry,
  type TableRow,
} from '@cordon/tables';
import { text, whole, type Row } from './columns.ts';

export const readEntry = (row: Row): StoredEntry => ({
  number: whole(row, 'number'),
  at: whole(row, 'at'),
  body: text(row, 'body'),
});

export const readTable = (row: Row): TableRow => ({
  table: text(row, 'id'),
  number: whole(row, 'number'),
  touched: whole(row, 'touched'),
  status: status(row),
  listed: yesOrNo(row, 'listed'),
  botDue: yesOrNo(row, 'bot_due'),
  ...dealIn(row),
  about: text(row, 'about'),
});

function dealIn(row: Row): Pick<TableRow, 'deal'> {
  return row['deal'] === null ? {} : { deal: text(row, 'deal') };
}

const WHATS = ['appended', 'rewritten', 'deleted', 'guest', 'bans'] as const;

/** What this version does not know is passed over. */
export function readOperations(rows: readonly Row[]): Operation[] {
  return rows.flatMap((row) => {
    const what = WHATS.find((one) => one === row['what']);
    return what === undefined ? [] : [{ id: whole(row, 'id'), what, subject: text(row, 'subject') }];
  });
}

export const readBan = (row: Row): Ban => ({
  kind: text(row, 'kind') === 'guest' ? 'guest' : 'address',
  subject: text(row, 'subject'),
  until: row['until'] === null ? undefined : whole(row, 'until'),
});

export const readGuest = (row: Row): Guest => ({ id: text(row, 'id'), name: text(row, 'name') });

export const readHook = (row: Row): Hook => ({
  id: text(row, 'id'),
  table: text(row, 'table_id'),
  seat: whole(row, 'seat'),
  url: text(row, 'url'),
  secret: text(row, 'secret'),
  owner: text(row, 'owner'),
});

/** A row of a hook, with the number, body and attempts of a delivery beside it. */
export const readDelivery = (row: Row): Delivery => ({
  id: String(whole(row, 'delivery')),
  hook: readHook(row),
  body: text(row, 'body'),
  attempts: whole(row, 'attempts'),
});

export function readCounts(rows: readonly Row[]): Readonly<Record<Status, number>> {
  const counts = { gathering: 0, playing: 0, over: 0, abandoned: 0 };
  for (const row of rows) counts[status(row)] = whole(row, 'count');
  return counts;
}

function status(row: Row): Status {
  const value = text(row, 'status');
  const found = STATUSES.find((one) => one === value);
  if (found === undefined) throw new Error(`The database holds an unknown status, '${value}'.`);
  return found;
}

function yesOrNo(row: Row, column: string): 'yes' | 'no' {
  const value = row[column];
  if (value !== 'yes' && value !== 'no')
    throw new Error(`The database holds no yes or no in the column ${column}.`);
  return value;
}
