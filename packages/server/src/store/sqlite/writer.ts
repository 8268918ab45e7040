// The main thread's side of writing: collects writes, sends them to the thread in batches, settles their promises.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreTrouble } from '@cordon/tables';
import { groupCommits } from '../group.ts';
import type { OnCommit, Pending } from '../group.ts';
import { kindOf } from './codes.ts';
import type { Failure, Greeting, Reply, Request } from './worker.ts';
import type { Answer, Write } from './writes.ts';

export interface Writer {
  write(write: Write): Promise<Answer>;
  readonly waiting: () => number;
  /** Waits for what is on its way to disk. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

type Batch = readonly Pending<Write, Answer>[];

export interface WriterOptions {
  readonly file: string;
  readonly busyMilliseconds: number;
  readonly onCommit: OnCommit;
  /** How many pages the file may have; as many as the disk holds where it is not said. */
  readonly mostPages?: number | undefined;
}

/** Starts the thread; rejects if it cannot use the file. */
export async function startWriter({
  file,
  busyMilliseconds,
  onCommit,
  mostPages,
}: WriterOptions): Promise<Writer> {
  const pages = mostPages === undefined ? [] : [mostPages];
  const argv = [file, busyMilliseconds, ...pages];
  const worker = new Worker(new URL('worker.ts', import.meta.url), { argv });
  const greeting = await new Promise<Greeting>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (greeting !== 'ready') {
    await worker.terminate();
    throw troubleOf(greeting);
  }

  let broken: Error | undefined;
  let answered: ((reply: Reply) => void) | undefined;

  /** From here on nothing is written any more: only a new start can say what the file holds. */
  function breakDown(why: string): void {
    const message = `${file} can no longer be written: ${why}. The server must be started again.`;
    broken ??= new StoreTrouble('broken', message);
    answered?.({ failed: why, code: 0 });
  }

  worker.on('message', (reply: Reply) => answered?.(reply));
  worker.on('error', (error: Error) => {
    breakDown(error.message);
  });
  worker.on('exit', () => {
    breakDown('the thread that writes has ended');
  });

  const send = (request: Request) => {
    worker.postMessage(request, []);
  };

  async function commit(batch: Batch): Promise<void> {
    if (broken !== undefined) {
      for (const { reject } of batch) reject(broken);
      return;
    }
    const began = performance.now();
    const reply = await new Promise<Reply>((resolve) => {
      answered = resolve;
      try {
        send(batch.map(({ item }) => item));
      } catch (error) {
        resolve({ outcomes: batch.map(() => notSent(error)) });
      }
    });
    answered = undefined;
    if ('failed' in reply) {
      if (kindOf(reply.code) === 'broken') breakDown(reply.failed);
      for (const { reject } of batch) reject(broken ?? troubleOf(reply, `${file} could not be written`));
      return;
    }
    onCommit(batch.length, (performance.now() - began) / 1000);
    for (const [index, outcome] of reply.outcomes.entries()) {
      const pending = batch[index]!;
      if ('failed' in outcome) pending.reject(refusalOf(outcome));
      else pending.resolve(outcome.answer);
    }
  }

  const group = groupCommits(commit);
  return {
    write: (write) => group.add(write),
    waiting: () => group.waiting(),
    drain: () => group.drain(),
    close: async () => {
      if (broken === undefined) {
        broken = new Error('The store is closed.');
        const exited = once(worker, 'exit');
        send('close');
        await exited;
      } else await worker.terminate();
    },
  };
}

/** One write failed and the others of its batch did not: it was wrong in itself, unless the disk is full. */
function refusalOf(failure: Failure): Error {
  const what = 'This could not be written';
  return kindOf(failure.code) === 'broken'
    ? new Error(`${what}: ${failure.failed}.`)
    : troubleOf(failure, what);
}

function troubleOf({ failed, code }: Failure, what?: string): Error {
  if (code === 0) return new Error(failed);
  return new StoreTrouble(kindOf(code), what === undefined ? failed : `${what}: ${failed}.`);
}

/** What was to be written holds something that no thread can be sent, such as a function. */
const notSent = (error: unknown): Failure => ({
  failed: `it cannot be sent to the thread that writes (${String(error)})`,
  code: 0,
});
