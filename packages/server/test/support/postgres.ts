// A real PostgreSQL for tests: the one that CORDON_TEST_DATABASE_URL names, or one started for them alone.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { libraryFor } from './postgresLibrary.ts';

export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  makeDatabase(): Promise<string>;
  /** Gives the address of one database that is emptied each time, which is faster than to make one. */
  emptyDatabase(): Promise<string>;
  /** Takes everything away that was made. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Nobody pulls the plug on a database of tests; whoever measures waits for the disk. */
  readonly fsync: 'on' | 'off';
}

export async function startPostgres({ fsync }: PostgresOptions = { fsync: 'off' }): Promise<TestPostgres> {
  const given = process.env['CORDON_TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return useServer(given, dropAll);
  const folder = mkdtempSync(join(tmpdir(), 'cordon-postgres-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { url, stop } = await startServer(folder, fsync);
    return useServer(url, async () => {
      await stop();
      remove();
    });
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs one statement on a connection of its own. */
export async function ask(url: string, sql: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

async function dropAll(url: string, databases: readonly string[]): Promise<void> {
  for (const name of databases) await ask(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

type Stop = (url: string, databases: readonly string[]) => Promise<void>;

function useServer(url: string, stop: Stop): TestPostgres {
  const made: string[] = [];
  let reused: string | undefined;

  async function makeDatabase(): Promise<string> {
    const name = `cordon_test_${randomUUID().replaceAll('-', '')}`;
    await ask(url, `CREATE DATABASE ${name}`);
    made.push(name);
    const address = new URL(url);
    address.pathname = name;
    return address.href;
  }

  return {
    makeDatabase,
    emptyDatabase: async () => {
      reused ??= await makeDatabase();
      await ask(reused, 'DROP SCHEMA IF EXISTS cordon CASCADE');
      return reused;
    },
    stop: () => stop(url, made),
  };
}

const ATTEMPTS = 5;

async function startServer(folder: string, fsync: PostgresOptions['fsync']) {
  const log: string[] = [];
  // PostgreSQL refuses to run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) chmodSync(folder, 0o755);
  const EmbeddedPostgres = await libraryFor(isRoot ? 'other' : 'self', folder);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      createPostgresUser: isRoot,
      // Sockets in files would lie outside the folder.
      postgresFlags: [
        '-c',
        'unix_socket_directories=',
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `fsync=${fsync}`,
      ],
      onLog: (message) => log.push(message),
      onError: (message) => log.push(String(message)),
    });
    try {
      if (attempt === 1) await server.initialise();
      await server.start();
      return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
    } catch (error) {
      // Somebody else may have taken the port meanwhile.
      if (attempt === ATTEMPTS || !log.some((line) => line.includes('could not bind')))
        throw new Error(`No PostgreSQL could be started for the tests:\n${log.join('')}`, { cause: error });
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  server.close();
  await once(server, 'close');
  return address.port;
}
