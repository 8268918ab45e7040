// Puts a backup in the place of the SQLite file of a server that is not running. What was there is kept beside it.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkCopy, syncFile } from './backup.ts';
import { lockFile } from './store/sqlite/lock.ts';

/** What stands beside a file while it is in use. */
const BESIDE = ['', '-wal', '-shm'];

/** The new name of what was there; undefined where nothing was. */
export function restore(backup: string, file: string): string | undefined {
  if (!existsSync(backup)) throw new Error(`${backup} does not exist`);
  mkdirSync(dirname(file), { recursive: true });
  const unlock = lockFile(file);
  const part = `${file}.part`;
  try {
    copyFileSync(backup, part);
    // The name of its history goes, so that clients do not go on with entries that are gone.
    checkCopy(part, backup);
    syncFile(part);
    const old = existsSync(file) ? freeName(file) : undefined;
    if (old !== undefined)
      for (const rest of BESIDE) if (existsSync(file + rest)) renameSync(file + rest, old + rest);
    renameSync(part, file);
    return old;
  } finally {
    for (const rest of [...BESIDE, '-journal']) rmSync(part + rest, { force: true });
    unlock();
  }
}

function freeName(file: string): string {
  for (let count = 1; ; count++) {
    const name = `${file}.replaced-${String(count)}`;
    if (!existsSync(name)) return name;
  }
}

if (import.meta.main) {
  const [backup, file] = process.argv.slice(2);
  try {
    if (backup === undefined || file === undefined)
      throw new Error('usage: node packages/server/src/restore.ts BACKUP FILE');
    const old = restore(backup, file);
    process.stdout.write(
      `${file} is restored.${old === undefined ? '' : ` What was there is now ${old}.`}\n`,
    );
  } catch (error) {
    process.stderr.write(`cordon: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
