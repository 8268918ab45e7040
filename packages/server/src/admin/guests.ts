// What an operator may do about guests: find them, keep them out, take their names away, and forget them.
import {
  eraseFromAbout,
  eraseFromLog,
  isOthersToo,
  makeGuestId,
  NAMELESS,
  type Ban,
  type Erasure,
  type Guest,
} from '@cordon/tables';
import { text, whole } from '../store/columns.ts';
import { readBan, readGuest, readTable } from '../store/rows.ts';
import type { AdminDatabase, Lock, Run } from './database.ts';
import { drop, likeText, logOf, record } from './tables.ts';
import { AdminTrouble } from './trouble.ts';

export async function findGuests({ run }: AdminDatabase, words: string, limit: number): Promise<Guest[]> {
  const rows = await run(
    `SELECT id, name FROM guests WHERE id = ? OR lower(name) LIKE ? ESCAPE '!' ORDER BY name, id LIMIT ?`,
    words,
    `%${likeText(words)}%`,
    limit,
  );
  return rows.map(readGuest);
}

export interface KnownBan extends Ban {
  readonly at: number;
  readonly reason: string;
}

export async function listBans({ run }: AdminDatabase): Promise<KnownBan[]> {
  const rows = await run('SELECT * FROM bans ORDER BY at, kind, subject');
  return rows.map((row) => ({ ...readBan(row), at: whole(row, 'at'), reason: text(row, 'reason') }));
}

export function ban(database: AdminDatabase, { kind, subject, until, at, reason }: KnownBan): Promise<void> {
  return database.transact(async (run) => {
    await run('DELETE FROM bans WHERE kind = ? AND subject = ?', kind, subject);
    await run(
      'INSERT INTO bans (kind, subject, at, until, reason) VALUES (?, ?, ?, ?, ?)',
      kind,
      subject,
      at,
      until ?? null,
      reason,
    );
    await record(run, 'bans', subject, at);
  });
}

export function unban(
  database: AdminDatabase,
  kind: Ban['kind'],
  subject: string,
  at: number,
): Promise<void> {
  return database.transact(async (run) => {
    const found = await run('SELECT at FROM bans WHERE kind = ? AND subject = ?', kind, subject);
    if (found.length === 0) throw new AdminTrouble(`The ${kind} ${subject} is not banned.`);
    await run('DELETE FROM bans WHERE kind = ? AND subject = ?', kind, subject);
    await record(run, 'bans', subject, at);
  });
}

/** What became of the tables of somebody. */
export interface Erased {
  readonly rewritten: readonly string[];
  readonly deleted: readonly string[];
}

/** Calls a guest “Guest”, also in what was written down before. */
export async function removeName(database: AdminDatabase, guest: string, at: number): Promise<Erased> {
  const found = await tablesNaming(database.run, guest);
  return database.transact(async (run, lock) => {
    const erased = await erase(run, lock, { guest, name: NAMELESS }, at, found);
    const known = await run('SELECT id FROM guests WHERE id = ?', guest);
    needSomething(guest, erased, known.length);
    await run('UPDATE guests SET name = ? WHERE id = ?', NAMELESS, guest);
    await record(run, 'guest', guest, at);
    return erased;
  });
}

/** Nothing of the guest is left: tables that were theirs alone go, in all others nobody can tell any more who it was. */
export async function forgetGuest(database: AdminDatabase, guest: string, at: number): Promise<Erased> {
  const found = await tablesNaming(database.run, guest);
  return database.transact(async (run, lock) => {
    const instead = makeGuestId();
    const erased = await erase(run, lock, { guest, instead }, at, found);
    const known = await run('SELECT id FROM guests WHERE id = ?', guest);
    needSomething(guest, erased, known.length);
    await run('UPDATE play_people SET person = ? WHERE person = ?', instead, guest);
    await run('DELETE FROM hooks WHERE owner = ?', guest);
    await run('DELETE FROM members WHERE guest = ?', guest);
    await run('DELETE FROM guests WHERE id = ?', guest);
    await record(run, 'guest', guest, at);
    return erased;
  });
}

function needSomething(guest: string, { rewritten, deleted }: Erased, known: number): void {
  if (rewritten.length + deleted.length + known === 0) throw new AdminTrouble(`There is no guest ${guest}.`);
}

/** Clocks of servers may differ by this much, in milliseconds. */
const CLOCKS = 300_000;

/** Tables whose log names a guest, among those touched since then. */
async function tablesNaming(run: Run, guest: string, since = 0): Promise<string[]> {
  const rows = await run(
    `SELECT DISTINCT table_id FROM tables JOIN entries ON table_id = tables.id
     WHERE touched >= ? AND body LIKE ? ESCAPE '!'`,
    since,
    `%"${likeText(guest)}"%`,
  );
  return rows.map((row) => text(row, 'table_id'));
}

/**
 * `found`: tables that named the guest at the time `at`. Every log was read for that, which takes long with many of them; so it
 * happens before the transaction, which keeps servers from writing, and only what came since is looked for here.
 */
async function erase(
  run: Run,
  lock: Lock,
  erasure: Erasure,
  at: number,
  found: readonly string[],
): Promise<Erased> {
  const { guest } = erasure;
  const rewritten: string[] = [];
  const deleted: string[] = [];
  const since = await tablesNaming(run, guest, at - CLOCKS);
  for (const table of [...new Set([...found, ...since])].toSorted()) {
    await lock(table);
    const entries = await logOf(run, table);
    if ('instead' in erasure && !isOthersToo(entries, guest)) {
      await drop(run, table, at);
      deleted.push(table);
      continue;
    }
    for (const { number, body } of eraseFromLog(entries, erasure))
      await run('UPDATE entries SET body = ? WHERE table_id = ? AND number = ?', body, table, number);
    const [row] = await run('SELECT * FROM tables WHERE id = ?', table);
    if (row !== undefined)
      await run(
        'UPDATE tables SET about = ? WHERE id = ?',
        eraseFromAbout(readTable(row).about, erasure),
        table,
      );
    await record(run, 'rewritten', table, at);
    rewritten.push(table);
  }
  return { rewritten, deleted };
}

/** Servers that start from now on hold a new history: whatever clients know of another one is loaded again. */
export function renewEpoch(database: AdminDatabase, name: string): Promise<void> {
  return database.transact(async (run) => {
    await run('DELETE FROM settings WHERE name = ?', name);
  });
}
