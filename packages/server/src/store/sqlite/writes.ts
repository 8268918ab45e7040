// What can be written to the SQLite file, and how each of it is done inside a transaction.
import type { DatabaseSync } from 'node:sqlite';
import type { Append, Guest, Hook } from '@cordon/tables';
import type { Row } from '../columns.ts';
import { preparePlays } from './plays.ts';

export type Write =
  | { readonly write: 'append'; readonly append: Append }
  | { readonly write: 'guest'; readonly guest: Guest; readonly at: number }
  | { readonly write: 'hook'; readonly hook: Hook }
  | { readonly write: 'drop-hook'; readonly id: string }
  | { readonly write: 'delivery'; readonly hook: string; readonly body: string; readonly at: number }
  | { readonly write: 'claim'; readonly now: number; readonly until: number; readonly limit: number }
  | { readonly write: 'end-delivery'; readonly id: string }
  | { readonly write: 'retry-delivery'; readonly id: string; readonly due: number }
  | { readonly write: 'return-delivery'; readonly id: string; readonly due: number }
  | { readonly write: 'setting'; readonly name: string; readonly value: string }
  | { readonly write: 'pulse'; readonly at: number };

/** What a write answers: rows that it changed, or one word. */
export type Answer = readonly Row[] | 'appended' | 'taken' | 'done';

/** Prepares every statement once. */
export function prepareWrites(database: DatabaseSync): (write: Write) => Answer {
  const makeTable = database.prepare(`
    INSERT INTO tables (id, number, touched, status, listed, bot_due, about, deal)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const moveTable = database.prepare(`
    UPDATE tables SET number = ?, touched = ?, status = ?, listed = ?, bot_due = ?, about = ?, deal = ?
    WHERE id = ? AND number = ?`);
  const addEntry = database.prepare('INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)');
  const join = database.prepare('INSERT INTO members (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const leave = database.prepare('DELETE FROM members WHERE guest = ? AND table_id = ?');
  const notify = database.prepare(`
    INSERT INTO deliveries (hook, body, due)
    SELECT id, ?1, ?2 FROM hooks WHERE table_id = ?3 AND (seat = 0 OR seat = ?4 OR ?4 = 'all') ORDER BY id`);
  const putGuest = database.prepare(`
    INSERT INTO guests (id, name, at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name`);
  const putHook = database.prepare(`
    INSERT INTO hooks (id, table_id, seat, url, secret, owner) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET table_id = excluded.table_id, seat = excluded.seat, url = excluded.url,
      secret = excluded.secret, owner = excluded.owner`);
  const dropHook = database.prepare('DELETE FROM hooks WHERE id = ?');
  const putDelivery = database.prepare('INSERT INTO deliveries (hook, body, due) VALUES (?, ?, ?)');
  const findDue = database.prepare(`
    SELECT deliveries.id AS delivery, body, attempts, hooks.id, table_id, seat, url, secret, owner
    FROM deliveries JOIN hooks ON hooks.id = deliveries.hook
    WHERE due <= ? ORDER BY due, deliveries.id LIMIT ?`);
  const claim = database.prepare('UPDATE deliveries SET due = ?, attempts = attempts + 1 WHERE id = ?');
  const endDelivery = database.prepare('DELETE FROM deliveries WHERE id = ?');
  const retryDelivery = database.prepare('UPDATE deliveries SET due = ? WHERE id = ?');
  const returnDelivery = database.prepare(
    'UPDATE deliveries SET due = ?, attempts = max(attempts - 1, 0) WHERE id = ?',
  );
  const putSetting = database.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const getSetting = database.prepare('SELECT value FROM settings WHERE name = ?');
  const pulse = database.prepare(`
    INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at`);

  const putPlay = preparePlays(database);

  function append({ table, after, at, bodies, summary, play, joins, leaves, notices }: Append): Answer {
    const { status, listed, botDue, about, deal = null } = summary;
    const number = after + bodies.length;
    const { changes } =
      after === 0
        ? makeTable.run(table, number, at, status, listed, botDue, about, deal)
        : moveTable.run(number, at, status, listed, botDue, about, deal, table, after);
    if (changes === 0) return 'taken';
    for (const [index, body] of bodies.entries()) addEntry.run(table, after + 1 + index, at, body);
    if (play !== undefined && deal !== null) putPlay(table, deal, listed, play);
    for (const guest of joins ?? []) join.run(guest, table);
    for (const guest of leaves ?? []) leave.run(guest, table);
    for (const notice of notices ?? []) notify.run(notice.body, at, table, notice.seat);
    return 'appended';
  }

  return (write) => {
    switch (write.write) {
      case 'append':
        return append(write.append);
      case 'guest':
        putGuest.run(write.guest.id, write.guest.name, write.at);
        break;
      case 'hook': {
        const { id, table, seat, url, secret, owner } = write.hook;
        putHook.run(id, table, seat, url, secret, owner);
        break;
      }
      case 'drop-hook':
        dropHook.run(write.id);
        break;
      case 'delivery':
        putDelivery.run(write.hook, write.body, write.at);
        break;
      case 'claim': {
        const rows = findDue.all(write.now, write.limit);
        for (const row of rows) claim.run(write.until, row['delivery'] ?? null);
        return rows;
      }
      case 'end-delivery':
        endDelivery.run(write.id);
        break;
      case 'retry-delivery':
        retryDelivery.run(write.due, write.id);
        break;
      case 'return-delivery':
        returnDelivery.run(write.due, write.id);
        break;
      case 'setting':
        putSetting.run(write.name, write.value);
        return getSetting.all(write.name);
      case 'pulse':
        pulse.run(write.at);
        break;
    }
    return 'done';
  };
}
