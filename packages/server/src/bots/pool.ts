// A few threads in which bots think, so that no table waits for another one's bot. Whatever happens in there, every
// question gets an answer: a bot that fails or takes too long is answered for by chance.
import { Worker } from 'node:worker_threads';
import { byChance, type BotThinker } from '@cordon/tables';
import type { BotReply, BotRequest } from './messages.ts';

export interface BotPool extends BotThinker {
  close(): Promise<void>;
}

interface Waiting {
  readonly request: BotRequest;
  readonly answer: (choice: number) => void;
  readonly started: number;
}

interface Thread {
  readonly worker: Worker;
  asked: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  /** What runs in a thread. */
  readonly worker?: URL;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number;
  readonly onDecided?: (bot: string, seconds: number) => void;
  readonly onTrouble?: (message: string) => void;
}

export function makeBotPool(options: PoolOptions): BotPool {
  const { patience = 10_000, onDecided = () => {}, onTrouble = () => {} } = options;
  const file = options.worker ?? new URL('worker.ts', import.meta.url);
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let lastId = 0;
  let closed = false;

  function finish(thread: Thread, choice: number): void {
    const { asked } = thread;
    if (asked === undefined) return;
    clearTimeout(thread.timer);
    thread.asked = undefined;
    onDecided(asked.request.bot, (performance.now() - asked.started) / 1000);
    asked.answer(choice);
    dispatch();
  }

  function begin(): Thread {
    const thread: Thread = {
      worker: new Worker(file, { name: 'cordon bots' }),
      asked: undefined,
      timer: undefined,
    };
    const { worker } = thread;
    worker.unref();
    worker.on('message', (reply: BotReply) => hear(thread, reply));
    worker.on('error', (error: Error) => lose(thread, error.message));
    worker.on('exit', () => lose(thread, 'the thread ended'));
    threads.add(thread);
    return thread;
  }

  function hear(thread: Thread, reply: BotReply): void {
    if (thread.asked?.request.id !== reply.id) return;
    const { request } = thread.asked;
    if ('choice' in reply && request.offers.includes(reply.choice)) return finish(thread, reply.choice);
    onTrouble('failure' in reply ? reply.failure : `${request.bot} chose what was not offered`);
    finish(thread, byChance(request));
  }

  /** The thread is gone; its question is answered by chance, and the next one gets another thread. */
  function lose(thread: Thread, why: string): void {
    if (closed || !threads.delete(thread)) return;
    onTrouble(`a thread of bots was lost: ${why}`);
    void thread.worker.terminate();
    if (thread.asked !== undefined) finish(thread, byChance(thread.asked.request));
  }

  function idleThread(): Thread | undefined {
    const idle = [...threads].find(({ asked }) => asked === undefined);
    return idle ?? (threads.size < options.threads ? begin() : undefined);
  }

  function dispatch(): void {
    while (queue.length > 0) {
      const thread = idleThread();
      if (thread === undefined) return;
      const next = queue.shift()!;
      thread.asked = next;
      thread.timer = setTimeout(() => lose(thread, 'a bot thought too long'), patience);
      thread.timer.unref();
      thread.worker.postMessage(next.request, []);
    }
  }

  return {
    decide(question) {
      if (closed) return Promise.resolve(byChance(question));
      const { promise, resolve } = Promise.withResolvers<number>();
      lastId++;
      queue.push({ request: { ...question, id: lastId }, answer: resolve, started: performance.now() });
      dispatch();
      return promise;
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.answer(byChance(waiting.request));
      for (const thread of threads) {
        clearTimeout(thread.timer);
        thread.asked?.answer(byChance(thread.asked.request));
      }
      await Promise.all(Array.from(threads, ({ worker }) => worker.terminate()));
    },
  };
}
