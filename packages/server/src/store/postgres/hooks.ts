// Hooks and what is on its way to them in PostgreSQL.
import { checkHook, checkText, checkWhole, type Store } from '@cordon/tables';
import { readDelivery, readHook } from '../rows.ts';
import type { Query } from './pool.ts';

type Hooks = Pick<
  Store,
  | 'putHook'
  | 'hooksOf'
  | 'dropHook'
  | 'putDelivery'
  | 'claimDeliveries'
  | 'endDelivery'
  | 'retryDelivery'
  | 'returnDelivery'
>;

export const keepHooks = (query: Query): Hooks => ({
  putHook: async (hook) => {
    checkHook(hook);
    await query(
      `INSERT INTO cordon.hooks (id, table_id, seat, url, secret, owner) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET table_id = excluded.table_id, seat = excluded.seat, url = excluded.url,
         secret = excluded.secret, owner = excluded.owner`,
      [hook.id, hook.table, hook.seat, hook.url, hook.secret, hook.owner],
    );
  },
  hooksOf: async (table) => {
    const rows = await query('SELECT * FROM cordon.hooks WHERE table_id = $1 ORDER BY seat, id', [table]);
    return rows.map(readHook);
  },
  dropHook: async (id) => {
    await query('DELETE FROM cordon.hooks WHERE id = $1', [id]);
  },
  putDelivery: async (hook, body, at) => {
    checkText('notice', body);
    checkWhole('The time of a notice', at);
    await query('INSERT INTO cordon.deliveries (hook, body, due) VALUES ($1, $2, $3)', [hook, body, at]);
  },
  // Rows that another process is claiming at this moment are passed over.
  claimDeliveries: async (now, until, limit) => {
    const rows = await query(
      `WITH
       found AS (
         SELECT id, due FROM cordon.deliveries WHERE due <= $1 ORDER BY due, id LIMIT $3 FOR UPDATE SKIP LOCKED
       ),
       claimed AS (
         UPDATE cordon.deliveries SET due = $2, attempts = attempts + 1 FROM found
         WHERE deliveries.id = found.id
         RETURNING deliveries.id, hook, body, attempts - 1 AS attempts, found.due
       )
       SELECT claimed.id AS delivery, body, attempts, hooks.id, table_id, seat, url, secret, owner
       FROM claimed JOIN cordon.hooks ON hooks.id = claimed.hook ORDER BY claimed.due, claimed.id`,
      [now, until, limit],
    );
    return rows.map(readDelivery);
  },
  endDelivery: async (id) => {
    await query('DELETE FROM cordon.deliveries WHERE id = $1', [id]);
  },
  retryDelivery: async (id, due) => {
    checkWhole('The time of a delivery', due);
    await query('UPDATE cordon.deliveries SET due = $2 WHERE id = $1', [id, due]);
  },
  returnDelivery: async (id, due) => {
    checkWhole('The time of a delivery', due);
    await query('UPDATE cordon.deliveries SET due = $2, attempts = greatest(attempts - 1, 0) WHERE id = $1', [
      id,
      due,
    ]);
  },
});
