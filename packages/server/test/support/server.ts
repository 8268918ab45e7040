// A real server for a test: its own SQLite file or a database, its own port, nothing left behind.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../src/settings.ts';
import { startServer, type ServerPatience } from '../../src/server.ts';
import { openStore } from '../../src/store/open.ts';
import { SUITS_A_TEST } from './suitsATest.ts';

export interface TestServer {
  readonly port: number;
  readonly file: string;
  readonly http: string;
  readonly socket: string;
  readonly close: () => Promise<void>;
}

/** Environment variables on top of those that suit a test. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  patience: ServerPatience = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cordon-'));
  const file = environment['CORDON_DATA'] ?? join(folder, 'cordon.db');
  const server = await startServer(
    readSettings({
      ...SUITS_A_TEST,
      CORDON_DATA: file,
      ...environment,
    }),
    openStore,
    patience,
  );
  return {
    port: server.port,
    file,
    http: `http://127.0.0.1:${String(server.port)}`,
    socket: `ws://127.0.0.1:${String(server.port)}/socket`,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
