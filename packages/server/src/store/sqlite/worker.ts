// The thread that owns the one writing connection: a batch comes in, is committed, and its outcomes go back.
import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { text } from '../columns.ts';
import { migrate } from './schema.ts';
import { prepareWrites } from './writes.ts';
import type { Answer, Write } from './writes.ts';

/** One write's own end; the others of its batch are not touched by its failure. */
export type Outcome = { readonly answer: Answer } | Failure;

/** `code` is the result code of SQLite. */
export interface Failure {
  readonly failed: string;
  readonly code: number;
}

/** What the thread answers to a batch. */
export type Reply = { readonly outcomes: readonly Outcome[] } | Failure;

/** What the thread says first: that it can use the file, or why not. */
export type Greeting = 'ready' | Failure;

/** What the thread is asked: to commit a batch, or to let go of the file. */
export type Request = readonly Write[] | 'close';

const [file = '', busyMilliseconds, mostPages] = process.argv.slice(2);

function open(): DatabaseSync {
  const database = new DatabaseSync(file, {
    timeout: Number(busyMilliseconds),
    enableForeignKeyConstraints: true,
  });
  const mode = database.prepare('PRAGMA journal_mode = WAL').get() ?? {};
  if (text(mode, 'journal_mode') !== 'wal') throw new Error('its folder does not allow a write-ahead log');
  database.exec(
    'PRAGMA synchronous = FULL; PRAGMA cache_size = -32768; PRAGMA journal_size_limit = 67108864',
  );
  migrate(database);
  // Only tests set it: a disk that is full soon.
  if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
  return database;
}

function serve(database: DatabaseSync): void {
  const perform = prepareWrites(database);

  function commit(writes: readonly Write[]): Reply {
    try {
      database.exec('BEGIN IMMEDIATE');
      const outcomes = writes.map(attempt);
      database.exec('COMMIT');
      return { outcomes };
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      return failure(error);
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
      return failure(error);
    }
  }

  parentPort?.on('message', (request: Request) => {
    if (request === 'close') {
      database.close();
      parentPort?.close();
    } else parentPort?.postMessage(commit(request), []);
  });
}

const failure = (error: unknown): Failure => ({
  failed: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0,
});

function greet(greeting: Greeting): void {
  parentPort?.postMessage(greeting, []);
}

try {
  serve(open());
  greet('ready');
} catch (error) {
  greet(failure(error));
}
