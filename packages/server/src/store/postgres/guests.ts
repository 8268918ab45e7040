// Guests and settings in PostgreSQL.
import { checkGuest, checkText, makeToken, type Store } from '@cordon/tables';
import { EPOCH } from '../epoch.ts';
import { text } from '../columns.ts';
import { readBan, readGuest, readOperations } from '../rows.ts';
import type { Query } from './pool.ts';

type Guests = Pick<Store, 'putGuest' | 'guest' | 'setting' | 'epoch' | 'operations' | 'bans'>;

export const keepGuests = (query: Query): Guests => ({
  // A dump carries the settings, but what is restored from it is another schema with another number.
  epoch: async () => {
    const value = await decide(query, EPOCH, makeToken);
    const [row] = await query(`SELECT oid::text AS value FROM pg_namespace WHERE nspname = 'cordon'`);
    return `${value}-${text(row ?? {}, 'value')}`;
  },
  putGuest: async (guest, at) => {
    checkGuest(guest, at);
    await query(
      `INSERT INTO cordon.guests (id, name, at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
      [guest.id, guest.name, at],
    );
  },
  guest: async (id) => {
    const [row] = await query('SELECT id, name FROM cordon.guests WHERE id = $1', [id]);
    return row === undefined ? undefined : readGuest(row);
  },
  operations: async (after) =>
    readOperations(
      after === undefined
        ? await query('SELECT id, what, subject FROM cordon.operations ORDER BY id DESC LIMIT 1')
        : await query('SELECT id, what, subject FROM cordon.operations WHERE id > $1 ORDER BY id', [after]),
    ),
  bans: async () =>
    (await query('SELECT kind, subject, until FROM cordon.bans ORDER BY kind, subject')).map(readBan),
  setting: (name, make) => decide(query, name, make),
});

async function decide(query: Query, name: string, make: () => string): Promise<string> {
  const find = () => query('SELECT value FROM cordon.settings WHERE name = $1', [name]);
  const [decided] = await find();
  if (decided !== undefined) return text(decided, 'value');
  const value = make();
  checkText('setting', value);
  await query('INSERT INTO cordon.settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    value,
  ]);
  const [row] = await find();
  return text(row ?? {}, 'value');
}
