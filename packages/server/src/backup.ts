// Copies the SQLite file of a server, running or not, into a file that can be put in its place.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { EPOCH } from './store/epoch.ts';

/** More pages than any file has: all of them in one step, so that a server that keeps writing cannot delay the end. */
const ALL_PAGES = 2_147_483_647;

/**
 * Writes the copy under its name only when it is whole and checked. The file is read as it was at one moment: everything
 * acknowledged before the call is in the copy.
 */
export async function backUp(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  if (existsSync(to)) throw new Error(`${to} is there already, and a backup overwrites nothing`);
  const part = `${to}.part`;
  // What lies in it is secret to players, so it belongs to this user alone.
  closeSync(openSync(part, 'w', 0o600));
  try {
    await copy(file, part);
    checkCopy(part, file);
    syncFile(part);
    renameSync(part, to);
  } catch (error) {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${rest}`, { force: true });
    throw error;
  }
}

async function copy(file: string, part: string): Promise<void> {
  // Not only for reading: whoever opens a file last tidies up beside it, and can do so only if it may write.
  const source = new DatabaseSync(file);
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Makes sure that a copy stands alone, without a log beside it, holds tables of Cordon and is sound; it names no history. */
export function checkCopy(part: string, file: string): void {
  const database = new DatabaseSync(part);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    const named = database.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'entries'",
    );
    if (named.get() === undefined) throw new Error(`${file} holds no tables of Cordon`);
    const trouble = database.prepare('PRAGMA integrity_check').all();
    const words = trouble.map((row) => String(row['integrity_check']));
    if (words.join() !== 'ok') throw new Error(`${file} is damaged: ${words.slice(0, 3).join('; ')}`);
    database.prepare('DELETE FROM settings WHERE name = ?').run(EPOCH);
  } finally {
    database.close();
  }
}

export function syncFile(part: string): void {
  const descriptor = openSync(part, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

if (import.meta.main) {
  const [file, to] = process.argv.slice(2);
  try {
    if (file === undefined || to === undefined)
      throw new Error('usage: node packages/server/src/backup.ts FILE TO');
    await backUp(file, to);
  } catch (error) {
    process.stderr.write(`cordon: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
