// The thread that owns the one writing connection: a batch comes in, is committed, and its outcomes go back.
import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { text } from '../columns.ts';
import { migrate } from './schema.ts';
import { prepareWrites } from './writes.ts';
import type { Answer, Write } from './writes.ts';

/** One write's own end; the others of its batch are not touched by its failure. */
export type Outcome = { readonly answer: Answer } | { readonly failed: string };

/** What the thread answers to a batch. `code` is the result code of SQLite. */
export type Reply =
  { readonly outcomes: readonly Outcome[] } | { readonly failed: string; readonly code: number };

/** What the thread is asked: to commit a batch, or to let go of the file. */
export type Request = readonly Write[] | 'close';

const [file = '', busyMilliseconds] = process.argv.slice(2);
const database = new DatabaseSync(file, {
  timeout: Number(busyMilliseconds),
  enableForeignKeyConstraints: true,
});
const mode = database.prepare('PRAGMA journal_mode = WAL').get() ?? {};
if (text(mode, 'journal_mode') !== 'wal') throw new Error('its folder does not allow a write-ahead log');
database.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -32768; PRAGMA journal_size_limit = 67108864');
migrate(database);
const perform = prepareWrites(database);

function commit(writes: readonly Write[]): Reply {
  try {
    database.exec('BEGIN IMMEDIATE');
    const outcomes = writes.map(attempt);
    database.exec('COMMIT');
    return { outcomes };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return { failed: reason(error), code: code(error) };
  }
}

function attempt(write: Write): Outcome {
  database.exec('SAVEPOINT one');
  try {
    const answer = perform(write);
    database.exec('RELEASE one');
    return { answer };
  } catch (error) {
    // Some failures, a full disk for one, end the whole transaction.
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO one');
    database.exec('RELEASE one');
    return { failed: reason(error) };
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

const code = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

parentPort?.on('message', (request: Request) => {
  if (request === 'close') {
    database.close();
    parentPort?.close();
  } else parentPort?.postMessage(commit(request), []);
});
parentPort?.postMessage('ready', []);
