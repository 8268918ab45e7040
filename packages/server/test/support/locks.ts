// Holds PostgreSQL up at a chosen place, so that a test finds something exactly where it wants it: under way.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ask } from './postgres.ts';

/** Keeps everybody from appending to a table until the lock is let go. */
export function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  return lock(url, 'SELECT id FROM cordon.tables WHERE id = $1 FOR UPDATE', [table]);
}

const BRAKE = 4711;

/** Keeps everybody from committing an entry whose body is like this until the brake is let go. */
export async function brakeEntries(url: string, like: string): Promise<() => Promise<void>> {
  await ask(
    url,
    `CREATE FUNCTION brake() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM pg_advisory_xact_lock_shared(${String(BRAKE)});
       RETURN NEW;
     END $$;
     CREATE TRIGGER brake BEFORE INSERT ON cordon.entries FOR EACH ROW
     WHEN (NEW.body LIKE '${like}') EXECUTE FUNCTION brake()`,
  );
  return lock(url, 'SELECT pg_advisory_xact_lock($1)', [BRAKE]);
}

async function lock(url: string, sql: string, values: readonly unknown[]): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, [...values]);
  return () => client.end();
}

/** Waits until so many connections wait for a lock. */
export async function untilWaiting(url: string, count: number): Promise<void> {
  const sql = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await ask(url, sql)).length < count) await pause(10);
}
