// The tables in PostgreSQL, as a list of steps from an empty database to the newest shape.
import type { Client } from 'pg';
import { whole } from '../columns.ts';
import { PLAYS } from './plays.ts';

/** Any number will do, if all processes take the same one: held while the shape changes. */
const LOCK = 6_773_319;

const OLDEST_SERVER = 150_000;

/**
 * Never change a step that was released: add one. No index of `tables` holds what every append changes, so that
 * PostgreSQL can write a new version of a row in the place of the old one.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE cordon.tables (
    id text COLLATE "C" PRIMARY KEY,
    number integer NOT NULL,
    touched bigint NOT NULL,
    status text NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'abandoned')),
    listed text NOT NULL CHECK (listed IN ('yes', 'no')),
    bot_due text NOT NULL CHECK (bot_due IN ('yes', 'no')),
    about text NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_listed ON cordon.tables (id)
    WHERE listed = 'yes' AND status IN ('gathering', 'playing');
  CREATE INDEX tables_bot_due ON cordon.tables (id) WHERE bot_due = 'yes';
  CREATE INDEX tables_status ON cordon.tables (status);

  CREATE TABLE cordon.entries (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, number)
  );

  CREATE TABLE cordon.members (
    guest text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES cordon.tables (id),
    PRIMARY KEY (guest, table_id)
  );

  CREATE TABLE cordon.guests (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    at bigint NOT NULL
  );

  CREATE TABLE cordon.hooks (
    id text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES cordon.tables (id),
    seat integer NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    owner text NOT NULL
  );
  CREATE INDEX hooks_table ON cordon.hooks (table_id);

  CREATE TABLE cordon.deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hook text COLLATE "C" NOT NULL REFERENCES cordon.hooks (id) ON DELETE CASCADE,
    body text NOT NULL,
    due bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0
  );
  CREATE INDEX deliveries_due ON cordon.deliveries (due);
  CREATE INDEX deliveries_hook ON cordon.deliveries (hook);

  CREATE TABLE cordon.settings (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  CREATE TABLE cordon.pulse (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
  `,
  `
  ALTER TABLE cordon.tables ADD COLUMN deal text COLLATE "C";
  CREATE INDEX tables_deal ON cordon.tables (deal, id) WHERE deal IS NOT NULL;
  `,
  PLAYS,
  `
  CREATE TABLE cordon.operations (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at bigint NOT NULL,
    what text NOT NULL,
    subject text COLLATE "C" NOT NULL
  );
  CREATE TABLE cordon.bans (
    kind text NOT NULL CHECK (kind IN ('guest', 'address')),
    subject text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    until bigint,
    reason text NOT NULL,
    PRIMARY KEY (kind, subject)
  );
  `,
];

/** The shape that this version knows. */
export const SHAPE = STEPS.length;

/** Brings the database to the newest shape, or says why it cannot be used. Processes that start together wait here. */
export async function migrate(client: Client): Promise<void> {
  const server = await only(client, `SELECT current_setting('server_version_num')::integer AS value`);
  if (server < OLDEST_SERVER) {
    throw new Error(`PostgreSQL 15 or newer is needed, this is ${Math.floor(server / 10_000)}`);
  }
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query('CREATE SCHEMA IF NOT EXISTS cordon');
  await client.query('CREATE TABLE IF NOT EXISTS cordon.shape (step integer PRIMARY KEY)');
  const version = await only(client, 'SELECT coalesce(max(step), 0) AS value FROM cordon.shape');
  if (version > STEPS.length) {
    throw new Error(
      `it was written by a newer version of Cordon (its shape is ${version}, this version knows ${STEPS.length})`,
    );
  }
  for (const [index, step] of STEPS.entries()) {
    if (index < version) continue;
    await client.query(step);
    await client.query('INSERT INTO cordon.shape (step) VALUES ($1)', [index + 1]);
  }
  await client.query('COMMIT');
}

async function only(client: Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ readonly value: number }>(sql);
  return whole(rows[0] ?? {}, 'value');
}
