// A few threads in which bots think, so that no table waits for another one's bot. Whatever happens in there, every
// question gets an answer: a bot that fails or takes too long is answered for by chance.
import { Worker } from 'node:worker_threads';
import { below } from '@cordon/engine/inner';
import type { BotQuestion, BotReply, BotRequest } from './question.ts';

export interface BotPool {
  /** One of the offers. Never rejects while the pool is open. */
  decide(question: BotQuestion): Promise<number>;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: BotRequest;
  readonly answer: (choice: number) => void;
  readonly started: number;
}

interface Thread {
  worker: Worker;
  asked: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number;
  readonly onDecided?: (bot: string, seconds: number) => void;
  readonly onTrouble?: (message: string) => void;
}

export function makeBotPool(options: PoolOptions): BotPool {
  const { patience = 10_000, onDecided = () => {}, onTrouble = () => {} } = options;
  const queue: Waiting[] = [];
  const threads: Thread[] = [];
  let lastId = 0;
  let closed = false;

  const byChance = ({ offers, random }: BotQuestion): number => offers[below(random, offers.length)]!;

  function finish(thread: Thread, choice: number): void {
    const { asked } = thread;
    if (asked === undefined) return;
    clearTimeout(thread.timer);
    thread.asked = undefined;
    onDecided(asked.request.bot, (performance.now() - asked.started) / 1000);
    asked.answer(choice);
    dispatch();
  }

  function begin(): Worker {
    return new Worker(new URL('worker.ts', import.meta.url), { name: 'cordon bots' });
  }

  function attach(thread: Thread): void {
    const { worker } = thread;
    worker.unref();
    worker.on('message', (reply: BotReply) => {
      if (thread.worker !== worker || thread.asked?.request.id !== reply.id) return;
      if ('failure' in reply) onTrouble(reply.failure);
      finish(thread, 'choice' in reply ? reply.choice : byChance(thread.asked.request));
    });
    worker.on('error', (error: Error) => replace(thread, worker, error.message));
    worker.on('exit', () => replace(thread, worker, 'the thread ended'));
  }

  /** The thread is lost; its question is answered by chance and another thread takes its place. */
  function replace(thread: Thread, lost: Worker, why: string): void {
    if (closed || thread.worker !== lost) return;
    onTrouble(`a thread of bots was lost: ${why}`);
    thread.worker = begin();
    attach(thread);
    if (thread.asked !== undefined) finish(thread, byChance(thread.asked.request));
    void lost.terminate();
  }

  function dispatch(): void {
    while (queue.length > 0) {
      let thread = threads.find(({ asked }) => asked === undefined);
      if (thread === undefined && threads.length < options.threads) {
        thread = { worker: begin(), asked: undefined, timer: undefined };
        attach(thread);
        threads.push(thread);
      }
      if (thread === undefined) return;
      const idle = thread;
      const next = queue.shift()!;
      idle.asked = next;
      const { worker } = idle;
      idle.timer = setTimeout(() => replace(idle, worker, 'a bot thought too long'), patience);
      idle.timer.unref();
      worker.postMessage(next.request, []);
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
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
