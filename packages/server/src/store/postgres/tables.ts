// What can be read of tables from PostgreSQL.
import type { Store } from '@cordon/tables';
import { readDealPage, type DealReads } from '../dealPages.ts';
import { dealSql } from '../dealSql.ts';
import { readCounts, readEntry, readTable } from '../rows.ts';
import type { Query } from './pool.ts';

type Tables = Pick<
  Store,
  'read' | 'tablesOf' | 'listedTables' | 'dealGames' | 'tablesWithBotDue' | 'countTables'
>;

export const readTables = (query: Query): Tables => ({
  read: async (table, after, most) => {
    const rows = await query(
      `SELECT number, at, body FROM cordon.entries WHERE table_id = $1 AND number > $2
       ORDER BY number LIMIT $3`,
      [table, after, most ?? null],
    );
    return rows.map(readEntry);
  },
  tablesOf: async (guest, limit) => {
    const rows = await query(
      `SELECT tables.* FROM cordon.members JOIN cordon.tables ON tables.id = members.table_id
       WHERE guest = $1 ORDER BY touched DESC, id DESC LIMIT $2`,
      [guest, limit],
    );
    return rows.map(readTable);
  },
  listedTables: async (limit) => {
    const rows = await query(
      `SELECT * FROM cordon.tables WHERE listed = 'yes' AND status IN ('gathering', 'playing')
       ORDER BY touched DESC, id DESC LIMIT $1`,
      [limit],
    );
    return rows.map(readTable);
  },
  dealGames: (deal, asked) => readDealPage(readDeals(query), deal, asked),
  tablesWithBotDue: async (before, limit) => {
    const rows = await query(
      `SELECT * FROM cordon.tables WHERE bot_due = 'yes' AND touched < $1 ORDER BY touched, id LIMIT $2`,
      [before, limit],
    );
    return rows.map(readTable);
  },
  countTables: async () =>
    readCounts(await query('SELECT status, count(*) AS count FROM cordon.tables GROUP BY status')),
});

const SQL = dealSql('cordon.', (place) => `$${String(place)}`);

const readDeals = (query: Query): DealReads => ({
  day: (deal) => query(SQL.day, [deal]),
  counts: (deal) => query(SQL.counts, [deal]),
  results: (...values) => query(SQL.results, values),
  own: (...values) => query(SQL.own, values),
  listed: (...values) => query(SQL.listed, values),
  bots: (deal) => query(SQL.bots, [deal]),
});
