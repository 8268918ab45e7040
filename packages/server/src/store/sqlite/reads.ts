// What can be read from the SQLite file, on a connection of its own that cannot write.
import { DatabaseSync } from 'node:sqlite';
import type { Ban, Guest, Hook, Operation, Status, StoredEntry, TableRow } from '@cordon/tables';
import type { DealReads } from '../dealPages.ts';
import { dealSql } from '../dealSql.ts';
import { text, whole } from '../columns.ts';
import { readBan, readCounts, readEntry, readGuest, readHook, readOperations, readTable } from '../rows.ts';

export interface Reads {
  read(table: string, after: number, most?: number): StoredEntry[];
  tablesOf(guest: string, limit: number): TableRow[];
  listedTables(limit: number): TableRow[];
  readonly deals: DealReads;
  tablesWithBotDue(before: number, limit: number): TableRow[];
  countTables(): Readonly<Record<Status, number>>;
  guest(id: string): Guest | undefined;
  hooksOf(table: string): Hook[];
  operations(after: number | undefined): Operation[];
  bans(): Ban[];
  countDeliveries(): number;
  setting(name: string): string | undefined;
  close(): void;
}

/** No limit. */
const ALL = -1;

/** Prepares every statement once. */
export function openReads(file: string | URL, busyMilliseconds: number): Reads {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyMilliseconds });
  database.exec('PRAGMA cache_size = -16384');
  const entries = database.prepare(`
    SELECT number, at, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?`);
  const own = database.prepare(`
    SELECT tables.* FROM members JOIN tables ON tables.id = members.table_id
    WHERE guest = ? ORDER BY touched DESC, id DESC LIMIT ?`);
  const listed = database.prepare(`
    SELECT * FROM tables WHERE listed = 'yes' AND status IN ('gathering', 'playing')
    ORDER BY touched DESC, id DESC LIMIT ?`);
  const deals = readDeals(database);
  const botDue = database.prepare(`
    SELECT * FROM tables WHERE bot_due = 'yes' AND touched < ? ORDER BY touched, id LIMIT ?`);
  const counts = database.prepare('SELECT status, count FROM counts');
  const guest = database.prepare('SELECT id, name FROM guests WHERE id = ?');
  const hooks = database.prepare('SELECT * FROM hooks WHERE table_id = ? ORDER BY seat, id');
  const operations = database.prepare('SELECT id, what, subject FROM operations WHERE id > ? ORDER BY id');
  const lastOperation = database.prepare('SELECT id, what, subject FROM operations ORDER BY id DESC LIMIT 1');
  const bans = database.prepare('SELECT kind, subject, until FROM bans ORDER BY kind, subject');
  const deliveries = database.prepare('SELECT count(*) AS count FROM deliveries');
  const setting = database.prepare('SELECT value FROM settings WHERE name = ?');
  return {
    read: (table, after, most = ALL) => entries.all(table, after, most).map(readEntry),
    tablesOf: (id, limit) => own.all(id, limit).map(readTable),
    listedTables: (limit) => listed.all(limit).map(readTable),
    deals,
    tablesWithBotDue: (before, limit) => botDue.all(before, limit).map(readTable),
    countTables: () => readCounts(counts.all()),
    guest: (id) => {
      const row = guest.get(id);
      return row === undefined ? undefined : readGuest(row);
    },
    hooksOf: (table) => hooks.all(table).map(readHook),
    operations: (after) => readOperations(after === undefined ? lastOperation.all() : operations.all(after)),
    countDeliveries: () => whole(deliveries.get() ?? {}, 'count'),
    bans: () => bans.all().map(readBan),
    setting: (name) => {
      const row = setting.get(name);
      return row === undefined ? undefined : text(row, 'value');
    },
    close: () => {
      database.close();
    },
  };
}

function readDeals(database: DatabaseSync): DealReads {
  const sql = dealSql('', () => '?');
  const day = database.prepare(sql.day);
  const counts = database.prepare(sql.counts);
  const results = database.prepare(sql.results);
  const own = database.prepare(sql.own);
  const listed = database.prepare(sql.listed);
  const bots = database.prepare(sql.bots);
  return {
    day: async (deal) => day.all(deal),
    counts: async (deal) => counts.all(deal),
    results: async (deal, standing, rank, limit, skip) => results.all(deal, standing, rank, limit, skip),
    own: async (deal, guest, limit) => own.all(deal, guest, limit),
    listed: async (deal, limit) => listed.all(deal, limit),
    bots: async (deal) => bots.all(deal),
  };
}
