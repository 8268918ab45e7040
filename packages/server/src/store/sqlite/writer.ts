// The main thread's side of writing: collects writes, sends them to the thread in batches, settles their promises.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { groupCommits } from '../group.ts';
import type { OnCommit, Pending } from '../group.ts';
import type { Reply, Request } from './worker.ts';
import type { Answer, Write } from './writes.ts';

export interface Writer {
  write(write: Write): Promise<Answer>;
  /** Waits for what is on its way to disk. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

type Batch = readonly Pending<Write, Answer>[];

/** No result code of SQLite: what was to be written holds something that no thread can be sent, such as a function. */
const NOT_SENT = 255;

/** Result codes after which the file is whole and the next try may go well: busy, locked, no memory, disk full. */
const PASSING: ReadonlySet<number> = new Set([5, 6, 7, 13, NOT_SENT]);

/** Starts the thread; rejects if it cannot use the file. */
export async function startWriter(
  file: string,
  busyMilliseconds: number,
  onCommit: OnCommit,
): Promise<Writer> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { argv: [file, busyMilliseconds] });
  await once(worker, 'message');

  let broken: Error | undefined;
  let answered: ((reply: Reply) => void) | undefined;

  /** From here on nothing is written any more: only a new start can say what the file holds. */
  function breakDown(why: string): void {
    broken ??= new Error(`${file} can no longer be written: ${why}. The server must be started again.`);
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
        resolve({ failed: `it cannot be sent to the thread that writes (${String(error)})`, code: NOT_SENT });
      }
    });
    answered = undefined;
    if ('failed' in reply) {
      if (!PASSING.has(reply.code & 0xff)) breakDown(reply.failed);
      for (const { reject } of batch) {
        reject(broken ?? new Error(`${file} could not be written: ${reply.failed}.`));
      }
      return;
    }
    onCommit(batch.length, (performance.now() - began) / 1000);
    for (const [index, outcome] of reply.outcomes.entries()) {
      const pending = batch[index]!;
      if ('failed' in outcome) pending.reject(new Error(`This could not be written: ${outcome.failed}.`));
      else pending.resolve(outcome.answer);
    }
  }

  const group = groupCommits(commit);
  return {
    write: (write) => group.add(write),
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
