// The store of several servers: they share one PostgreSQL database and tell each other what they append.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { checkAppend, type Store } from '@cordon/tables';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { whole } from '../columns.ts';
import type { OnCommit } from '../group.ts';
import { openAppends } from './appends.ts';
import { keepGuests } from './guests.ts';
import { keepHooks } from './hooks.ts';
import { startListener } from './listener.ts';
import { openConnections } from './pool.ts';
import { migrate } from './schema.ts';
import { readTables } from './tables.ts';
import { createTeller } from './teller.ts';
import { reason } from './trouble.ts';
import type { OnTrouble } from './trouble.ts';

export interface PostgresOptions {
  /** For example postgres://cordon:password@localhost/cordon */
  readonly url: string;
  readonly onCommit?: OnCommit;
  readonly onTrouble?: OnTrouble;
  /** How many connections there are for everything but appends and listening. */
  readonly connections?: number;
  /** How long PostgreSQL may take to answer before the connection counts as lost. */
  readonly answerMilliseconds?: number;
  /** How often the listening connection is asked whether it still lives. */
  readonly pulseMilliseconds?: number;
}

/** Opens the database and lays out its tables if that has not been done. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  try {
    return await open(options);
  } catch (error) {
    throw new Error(`The PostgreSQL database cannot be used: ${reason(error)}.`, { cause: error });
  }
}

async function open(options: PostgresOptions): Promise<Store> {
  const { onCommit = () => {}, onTrouble = () => {}, connections = 8 } = options;
  const { url, answerMilliseconds = 30_000, pulseMilliseconds = 15_000 } = options;
  const patient: ClientConfig = {
    connectionString: url,
    application_name: 'cordon',
    keepAlive: true,
    connectionTimeoutMillis: Math.min(answerMilliseconds, 5000),
  };
  const config: ClientConfig = { ...patient, query_timeout: answerMilliseconds };
  const self = randomUUID();

  // Another process may be changing the shape of the tables, and that may take its time.
  await layOut(patient);
  const listener = await startListener({ config, self, pulse: pulseMilliseconds, onTrouble });
  const pool = openConnections({ ...config, max: connections }, onTrouble);
  const { query } = pool;
  const appends = openAppends(config, self, onCommit);
  const teller = createTeller(query, self, onTrouble);
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    await Promise.all([appends.drain(), teller.drain()]);
    // A way that is blocked does not even let go.
    const ended = Promise.all([appends.close(), listener.close(), pool.close()]);
    await Promise.race([ended, setTimeout(answerMilliseconds, undefined, { ref: false })]);
  }

  return {
    append: async (append) => {
      checkAppend(append);
      return appends.append(append);
    },
    ...readTables(query),
    ...keepGuests(query),
    queues: async () => {
      const [row] = await query('SELECT count(*) AS count FROM cordon.deliveries');
      return { commits: appends.waiting(), notices: whole(row ?? {}, 'count') };
    },
    ...keepHooks(query),
    tell: (text) => {
      teller.tell(text);
    },
    hear: (heard, lost) => {
      listener.hear(heard, lost);
    },
    check: async () => {
      await query(
        'INSERT INTO cordon.pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        [Date.now()],
      );
    },
    close: () => (closing ??= close()),
  };
}

async function layOut(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  try {
    await client.connect();
    await migrate(client);
  } finally {
    await client.end().catch(() => {});
  }
}
