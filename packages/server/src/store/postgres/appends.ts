// Group commit on PostgreSQL: batches go through one connection, each in a transaction of its own.
import { StoreTrouble, type Append, type Appended } from '@cordon/tables';
import type { Client, ClientConfig } from 'pg';
import { groupCommits } from '../group.ts';
import type { OnCommit, Pending } from '../group.ts';
import { writeBatch } from './batch.ts';
import { openSession } from './session.ts';
import { isAnswer, reason, troubleOf } from './trouble.ts';

export interface Appends {
  append(append: Append): Promise<Appended>;
  readonly waiting: () => number;
  /** Waits for what is on its way to disk. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

type Batch = readonly Pending<Append, Appended>[];

/** `from` is the name under which this process tells the others of its appends. */
export function openAppends(config: ClientConfig, from: string, onCommit: OnCommit): Appends {
  const session = openSession(config, prepare);

  async function commit(batch: Batch): Promise<void> {
    try {
      await session.use(async (client) => {
        await write(client, batch);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error instanceof Error ? error : new Error(reason(error)));
    }
  }

  /** If PostgreSQL refuses a batch, each half is tried alone, until the one append that it refuses is found. */
  async function write(client: Client, batch: Batch): Promise<void> {
    try {
      await transact(client, batch);
    } catch (error) {
      if (!isAnswer(error) || !(await rollBack(client))) {
        session.discard(client);
        const message = `The way to PostgreSQL was lost, so it is not known what was written: ${reason(error)}.`;
        throw new StoreTrouble('away', message, error);
      }
      if (batch.length === 1)
        batch[0]?.reject(troubleOf(`This could not be written: ${reason(error)}.`, error));
      else {
        const middle = Math.ceil(batch.length / 2);
        await write(client, batch.slice(0, middle));
        await write(client, batch.slice(middle));
      }
    }
  }

  async function transact(client: Client, batch: Batch): Promise<void> {
    const began = performance.now();
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    const answers = await writeBatch(
      client,
      from,
      batch.map(({ item }) => item),
    );
    // A transaction that failed unnoticed ends in a rollback here, which is no error to PostgreSQL.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered ${command} to COMMIT`);
    onCommit(batch.length, (performance.now() - began) / 1000);
    for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
  }

  const group = groupCommits(commit);
  return {
    append: (append) => group.add(append),
    waiting: () => group.waiting(),
    drain: () => group.drain(),
    close: () => session.close(),
  };
}

/** Whether the connection lives and its transaction is surely undone. */
async function rollBack(client: Client): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/** An acknowledged append is on disk, and a process that stops in the middle does not hold the others up for long. */
async function prepare(client: Client): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  );
  await client.query(
    `SET idle_in_transaction_session_timeout = '10s'; SET lock_timeout = '10s'; SET statement_timeout = '20s'`,
  );
}
