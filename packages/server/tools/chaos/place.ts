// Where the servers of a run keep their tables, and how many of them share it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../src/backup.ts';
import { restore } from '../../src/restore.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { logsOfDatabase, logsOfFile, type Logs } from './logs.ts';

export interface Backup {
  take(): Promise<void>;
  isTaken(): boolean;
  /** Only while no server runs. */
  putBack(): void;
}

export interface Place {
  readonly store: 'sqlite' | 'postgres';
  /** The file, or the address of the database. */
  readonly where: string;
  readonly processes: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly logs: Logs;
  /** Files alone: another database has tools of its own for this. */
  readonly backup?: Backup;
  /** Takes everything away, or keeps the file of a run that found something. */
  close(found: 'nothing' | 'faults'): Promise<void>;
}

/** Whatever a server logs at this level is a fault, and a bot that nobody lets act is not waited for long. */
const COMMON = { CORDON_LOG: 'error', CORDON_BOT_OVERDUE_SECONDS: '1' };

export async function openPlace(store: 'sqlite' | 'postgres'): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'cordon-chaos-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  // Without it most of the time of a run is spent on reading the program again.
  const common = { ...COMMON, NODE_COMPILE_CACHE: join(folder, 'program') };
  if (store === 'sqlite') {
    const file = join(folder, 'cordon.db');
    return {
      store,
      where: file,
      processes: 1,
      environment: { ...common, CORDON_DATA: file },
      logs: logsOfFile(file),
      backup: backupOf(file, join(folder, 'backup.db')),
      close: async (found) => {
        if (found === 'nothing') await remove();
      },
    };
  }
  const postgres = await startPostgres();
  const url = await postgres.makeDatabase();
  const logs = await logsOfDatabase(url);
  return {
    store,
    where: url,
    processes: 2,
    environment: { ...common, DATABASE_URL: url },
    logs,
    close: async () => {
      await logs.close();
      await postgres.stop();
      await remove();
    },
  };
}

const backupOf = (file: string, copy: string): Backup => ({
  take: () => backUp(file, copy),
  isTaken: () => existsSync(copy),
  putBack: () => void restore(copy, file),
});
