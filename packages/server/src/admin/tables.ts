// What an operator may do about tables: find them, look at them, end and delete them, take words away, check that they can be read.
import {
  closing,
  readAbout,
  removal,
  verifyLog,
  withoutText,
  type Addition,
  type Status,
  type StoredEntry,
  type TableRow,
} from '@cordon/tables';
import { text, whole } from '../store/columns.ts';
import { readEntry, readTable } from '../store/rows.ts';
import type { AdminDatabase, Run, Value } from './database.ts';
import { AdminTrouble } from './trouble.ts';

export interface ListWanted {
  readonly status?: Status | undefined;
  readonly listed?: 'yes' | undefined;
  /** Last touched before this time, in milliseconds. */
  readonly touchedBefore?: number | undefined;
  readonly limit: number;
}

export async function listTables({ run }: AdminDatabase, wanted: ListWanted): Promise<TableRow[]> {
  const parts: string[] = [];
  const values: Value[] = [];
  const ask = (sql: string, value: Value | undefined): void => {
    if (value === undefined) return;
    parts.push(sql);
    values.push(value);
  };
  ask('status = ?', wanted.status);
  ask('listed = ?', wanted.listed);
  ask('touched < ?', wanted.touchedBefore);
  const where = parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`;
  const rows = await run(
    `SELECT * FROM tables ${where} ORDER BY touched DESC, id LIMIT ?`,
    ...values,
    wanted.limit,
  );
  return rows.map(readTable);
}

/** A text as it stands, in lower case, for LIKE. */
export const likeText = (words: string): string => words.toLowerCase().replaceAll(/[%_!]/gu, '!$&');

/** Tables whose name begins so, or at which somebody sits whose name or id holds this. */
export async function findTables({ run }: AdminDatabase, words: string, limit: number): Promise<TableRow[]> {
  const like = likeText(words);
  const rows = await run(
    `SELECT * FROM tables WHERE lower(id) LIKE ? ESCAPE '!' OR lower(about) LIKE ? ESCAPE '!'
     ORDER BY touched DESC, id LIMIT ?`,
    `${like}%`,
    `%${like}%`,
    limit,
  );
  // What is said about a table has more in it than names.
  return rows.map(readTable).filter(({ table, about }) => {
    const names = readAbout(about)?.seats.map(({ name = '' }) => name) ?? [];
    const all = [table, ...names, ...idsIn(about)].join('\n').toLowerCase();
    return all.includes(words.toLowerCase());
  });
}

function idsIn(about: string): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { holders = [] } = JSON.parse(about) as { readonly holders?: readonly (readonly string[])[] };
  return holders.flat();
}

export interface Shown {
  readonly row: TableRow;
  readonly entries: readonly StoredEntry[];
}

export async function showTable({ run }: AdminDatabase, table: string): Promise<Shown> {
  return { row: await rowOf(run, table), entries: await logOf(run, table) };
}

async function rowOf(run: Run, table: string): Promise<TableRow> {
  const [row] = await run('SELECT * FROM tables WHERE id = ?', table);
  if (row === undefined) throw new AdminTrouble(`There is no table ${table}.`);
  return readTable(row);
}

export const logOf = async (run: Run, table: string): Promise<StoredEntry[]> =>
  (await run('SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number', table)).map(
    readEntry,
  );

/** Tells the processes that use the store. */
export async function record(run: Run, what: string, subject: string, at: number): Promise<void> {
  await run('INSERT INTO operations (at, what, subject) VALUES (?, ?, ?)', at, what, subject);
}

export function closeTable(database: AdminDatabase, table: string, at: number): Promise<void> {
  return database.transact(async (run, lock) => {
    await lock(table);
    const row = await rowOf(run, table);
    const addition = closing(table, await logOf(run, table), at);
    if (addition === undefined) throw new AdminTrouble(`The game at table ${table} is over already.`);
    await append(run, row, addition, at);
    await record(run, 'appended', table, at);
  });
}

async function append(run: Run, row: TableRow, { bodies, summary }: Addition, at: number): Promise<void> {
  const number = row.number + bodies.length;
  for (const [index, body] of bodies.entries())
    await run(
      'INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)',
      row.table,
      row.number + 1 + index,
      at,
      body,
    );
  await run(
    'UPDATE tables SET number = ?, touched = ?, status = ?, listed = ?, bot_due = ?, about = ? WHERE id = ?',
    number,
    at,
    summary.status,
    summary.listed,
    summary.botDue,
    summary.about,
    row.table,
  );
}

export function deleteTable(database: AdminDatabase, table: string, at: number): Promise<void> {
  return database.transact(async (run, lock) => {
    await lock(table);
    await rowOf(run, table);
    await drop(run, table, at);
  });
}

export async function drop(run: Run, table: string, at: number): Promise<void> {
  for (const name of ['hooks', 'members', 'entries'])
    await run(`DELETE FROM ${name} WHERE table_id = ?`, table);
  await run('DELETE FROM tables WHERE id = ?', table);
  await record(run, 'deleted', table, at);
}

/** The words go from the store, and the log says so. */
export function removeMessage(
  database: AdminDatabase,
  table: string,
  number: number,
  at: number,
): Promise<void> {
  return database.transact(async (run, lock) => {
    await lock(table);
    const row = await rowOf(run, table);
    const entries = await logOf(run, table);
    const entry = entries[number - 1];
    const body = entry === undefined ? undefined : withoutText(entry.body);
    if (body === undefined)
      throw new AdminTrouble(`Entry ${String(number)} of table ${table} holds nothing that somebody wrote.`);
    const addition = removal(table, entries, number, at);
    await run('UPDATE entries SET body = ? WHERE table_id = ? AND number = ?', body, table, number);
    if (addition !== undefined) await append(run, row, addition, at);
    await record(run, 'rewritten', table, at);
  });
}

/** Deletes tables that nobody has touched since a time, some at a time; gives back their names. */
export async function deleteUntouched(
  database: AdminDatabase,
  before: number,
  at: number,
  really: 'yes' | 'no',
): Promise<string[]> {
  const rows = await database.run('SELECT id FROM tables WHERE touched < ? ORDER BY id', before);
  const tables = rows.map((row) => text(row, 'id'));
  if (really === 'no') return tables;
  const gone: string[] = [];
  for (const table of tables)
    await database.transact(async (run, lock) => {
      await lock(table);
      // Somebody may have come back in between.
      const [row] = await run('SELECT touched FROM tables WHERE id = ?', table);
      if (row === undefined || whole(row, 'touched') >= before) return;
      await drop(run, table, at);
      gone.push(table);
    });
  return gone;
}

export interface Unreadable {
  readonly table: string;
  readonly why: string;
}

/** Reads every log, or those of some tables, with today's rules. */
export async function verifyLogs(
  { run }: AdminDatabase,
  tables: readonly string[],
): Promise<{ readonly read: number; readonly unreadable: readonly Unreadable[] }> {
  const ids =
    tables.length > 0
      ? tables
      : (await run('SELECT id FROM tables ORDER BY id')).map((row) => text(row, 'id'));
  const unreadable: Unreadable[] = [];
  for (const table of ids) {
    const why = verifyLog(table, await logOf(run, table));
    if (why !== undefined) unreadable.push({ table, why });
  }
  return { read: ids.length, unreadable };
}
