// The store as an operator's command uses it, beside servers that run: plain SQL that both databases understand.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { whole, type Row } from '../store/columns.ts';
import type { StorePlace } from '../store/open.ts';
import { SHAPE as POSTGRES_SHAPE } from '../store/postgres/schema.ts';
import { SHAPE as SQLITE_SHAPE } from '../store/sqlite/schema.ts';

export type Value = string | number | null;

/** Runs one statement, with a question mark for each value. */
export type Run = (sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;

export type Lock = (table: string) => Promise<void>;

export interface AdminDatabase {
  readonly run: Run;
  /** All of it or nothing. Nobody else writes to a table once it is locked; several are locked in the order of their names. */
  readonly transact: <Result>(work: (run: Run, lock: Lock) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** How long a command waits for a server that writes, in milliseconds. */
const PATIENCE = 20_000;

/** `read`: any shape will do. `write`: it must be the shape that this version knows, for nothing is brought to it here. */
export async function openAdminDatabase(place: StorePlace, use: 'read' | 'write'): Promise<AdminDatabase> {
  const database = place.kind === 'sqlite' ? openFile(place.file) : await connect(place.url);
  try {
    if (use === 'write') await needShape(database.run, place.kind);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function needShape(run: Run, kind: StorePlace['kind']): Promise<void> {
  const [row] =
    kind === 'sqlite'
      ? await run('SELECT user_version AS shape FROM pragma_user_version')
      : await run('SELECT max(step) AS shape FROM shape');
  const shape = row?.['shape'] === null ? 0 : whole(row ?? {}, 'shape');
  const known = kind === 'sqlite' ? SQLITE_SHAPE : POSTGRES_SHAPE;
  if (shape === known) return;
  throw new Error(
    shape < known
      ? 'the store has the shape of an older version: start the server of this version once, then try again'
      : 'the store was written by a newer version of Cordon: use the commands of that version',
  );
}

function openFile(file: string): AdminDatabase {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const database = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  // What is deleted is overwritten, not only forgotten.
  database.exec('PRAGMA secure_delete = ON');
  const run: Run = async (sql, ...values) => database.prepare(sql).all(...values);
  return {
    run,
    async transact(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        // Nobody else writes at all until this is done.
        const result = await work(run, async () => {});
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => database.close(),
  };
}

/** Any number will do, if all commands take the same one: one of them changes something at a time. */
const LOCK = 6_773_320;

async function connect(url: string): Promise<AdminDatabase> {
  const client = new Client({
    connectionString: url,
    application_name: 'cordon admin',
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  await client.query(`SET search_path TO cordon; SET lock_timeout = ${String(PATIENCE)}`);
  const run: Run = async (sql, ...values) => {
    let count = 0;
    const numbered = sql.replaceAll('?', () => `$${String(++count)}`);
    const { rows } = await client.query<Row>(numbered, [...values]);
    return rows;
  };
  return {
    run,
    async transact(work) {
      await client.query('BEGIN');
      try {
        await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
        const result = await work(run, async (table) => {
          await client.query('SELECT id FROM tables WHERE id = $1 FOR UPDATE', [table]);
        });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    },
    close: () => client.end(),
  };
}
