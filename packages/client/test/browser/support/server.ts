// A server of its own for a test: a real process with a temporary database that can be killed and started again at the same address.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steadyPort } from '../../../../server/test/support/ports.ts';
import { startProcess, type ServerProcess } from '../../../../server/test/support/process.ts';

export interface PageServer {
  readonly http: string;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again after it was killed, with the same tables at the same address. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startPageServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-'));
  const port = String(await steadyPort());
  const start = (): ServerProcess =>
    startProcess({
      CORDON_PAGE: process.env['CORDON_PAGE'] ?? 'built',
      CORDON_DATA: join(folder, 'cordon.db'),
      CORDON_PORT: port,
      ...environment,
    });
  let running = start();
  const { http } = await running.serving;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    running.kill(signal);
    await running.ended;
  };
  return {
    http,
    kill: () => end('SIGKILL'),
    async restart() {
      running = start();
      await running.serving;
    },
    async close() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
