// Writes a batch of appends inside one transaction: locks their tables, finds who wins, writes all of that at once.
import type { Append, Appended } from '@cordon/tables';
import type { Client } from 'pg';
import { lockDeals, writePlays } from './plays.ts';
import { encodeAppended } from './signals.ts';

export const CHANNEL = 'cordon';

/** Answers in the order of the batch. The transaction is the caller's. */
export async function writeBatch(
  client: Client,
  from: string,
  batch: readonly Append[],
): Promise<Appended[]> {
  await lockDeals(client, batch);
  const numbers = await lockTables(client, batch);
  const winners: Append[] = [];
  const answers = batch.map((append): Appended => {
    if (numbers.get(append.table) !== append.after) return 'taken';
    numbers.set(append.table, append.after + append.bodies.length);
    winners.push(append);
    return 'appended';
  });
  if (winners.length > 0) {
    await writeEntries(client, from, winners);
    await writePlays(client, winners);
    await writeMembers(client, winners);
    await writeNotices(client, winners);
  }
  return answers;
}

/**
 * Makes new tables, then locks all of the batch, both in the order of their ids: whoever waits for another here holds
 * nothing that comes later, so processes never wait for each other in a circle. A new table is at number 0.
 */
async function lockTables(client: Client, batch: readonly Append[]): Promise<Map<string, number>> {
  const made = batch.filter(({ after }) => after === 0).map(({ table }) => table);
  if (made.length > 0) {
    await client.query(
      `INSERT INTO cordon.tables (id, number, touched, status, listed, bot_due, about)
       SELECT id, 0, 0, 'gathering', 'no', 'no', '' FROM unnest($1::text[]) AS id ORDER BY id COLLATE "C"
       ON CONFLICT DO NOTHING`,
      [[...new Set(made)]],
    );
  }
  const { rows } = await client.query<{ readonly id: string; readonly number: number }>(
    'SELECT id, number FROM cordon.tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE',
    [[...new Set(batch.map(({ table }) => table))]],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Entries, rows of the tables, and the signal to the other processes, which PostgreSQL sends when all is committed. */
async function writeEntries(client: Client, from: string, winners: readonly Append[]): Promise<void> {
  const entries = winners.flatMap(({ table, after, at, bodies }) =>
    bodies.map((body, index) => ({ table, number: after + 1 + index, at, body })),
  );
  const last = [...new Map(winners.map((append) => [append.table, append])).values()];
  const numbers = last.map(({ after, bodies }) => after + bodies.length);
  const ids = last.map(({ table }) => table);
  const texts = encodeAppended(from, new Map(ids.map((id, index) => [id, numbers[index] ?? 0])));
  await client.query(
    `WITH
     entry AS (
       INSERT INTO cordon.entries (table_id, number, at, body)
       SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[])
     ),
     moved AS (
       UPDATE cordon.tables SET number = row.number, touched = row.touched, status = row.status,
         listed = row.listed, bot_due = row.bot_due, about = row.about, deal = row.deal
       FROM unnest($5::text[], $6::integer[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[], $14::text[])
         AS row (id, number, touched, status, listed, bot_due, about, deal)
       WHERE tables.id = row.id
     )
     SELECT pg_notify($12, text) FROM unnest($13::text[]) AS text`,
    [
      entries.map(({ table }) => table),
      entries.map(({ number }) => number),
      entries.map(({ at }) => at),
      entries.map(({ body }) => body),
      ids,
      numbers,
      last.map(({ at }) => at),
      last.map(({ summary }) => summary.status),
      last.map(({ summary }) => summary.listed),
      last.map(({ summary }) => summary.botDue),
      last.map(({ summary }) => summary.about),
      CHANNEL,
      texts,
      last.map(({ summary }) => summary.deal ?? null),
    ],
  );
}

/** Who joins or leaves one table several times in a batch ends as the last of it says. */
async function writeMembers(client: Client, winners: readonly Append[]): Promise<void> {
  const last = new Map<
    string,
    { readonly table: string; readonly guest: string; readonly member: 'yes' | 'no' }
  >();
  for (const { table, joins, leaves } of winners) {
    for (const guest of joins ?? [])
      last.set(JSON.stringify([table, guest]), { table, guest, member: 'yes' });
    for (const guest of leaves ?? [])
      last.set(JSON.stringify([table, guest]), { table, guest, member: 'no' });
  }
  const changes = [...last.values()];
  const joined = changes.filter(({ member }) => member === 'yes');
  const left = changes.filter(({ member }) => member === 'no');
  if (joined.length > 0) {
    await client.query(
      `INSERT INTO cordon.members (guest, table_id) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT DO NOTHING`,
      [joined.map(({ guest }) => guest), joined.map(({ table }) => table)],
    );
  }
  if (left.length > 0) {
    await client.query(
      `DELETE FROM cordon.members USING unnest($1::text[], $2::text[]) AS gone (guest, table_id)
       WHERE members.guest = gone.guest AND members.table_id = gone.table_id`,
      [left.map(({ guest }) => guest), left.map(({ table }) => table)],
    );
  }
}

/** A hook that is being taken away meanwhile is waited for, and then gets nothing. */
async function writeNotices(client: Client, winners: readonly Append[]): Promise<void> {
  const notices = winners.flatMap(({ table, at, notices: some }) =>
    (some ?? []).map(({ seat, body }) => ({ table, at, seat, body })),
  );
  if (notices.length === 0) return;
  await client.query(
    `INSERT INTO cordon.deliveries (hook, body, due)
     SELECT hooks.id, notice.body, notice.at
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
       WITH ORDINALITY AS notice (table_id, seat, body, at, place)
     JOIN cordon.hooks ON hooks.table_id = notice.table_id AND (hooks.seat = 0 OR hooks.seat::text = notice.seat OR notice.seat = 'all')
     ORDER BY place, hooks.id FOR KEY SHARE OF hooks`,
    [
      notices.map(({ table }) => table),
      notices.map(({ seat }) => String(seat)),
      notices.map(({ body }) => body),
      notices.map(({ at }) => at),
    ],
  );
}
