// Keeps a second server away from the file: an exclusive lock that ends with the process, however it ends.
import { DatabaseSync } from 'node:sqlite';

/** Holds the lock until it is released. The lock lives beside the file, so that backups may read the file itself. */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    // With its journal in memory the lock needs no room on the disk.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new Error('another server is using it; stop that one first', { cause: error });
    throw error;
  }
  return () => {
    lock.close();
  };
}

const BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
