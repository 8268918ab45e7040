// Honest people in a thread of their own, as those outside see them.
import { Worker } from 'node:worker_threads';
import type { Address } from '../../../test/support/process.ts';
import type { Scene } from '../scene.ts';
import type { Honest } from './play.ts';

export interface ThreadOptions {
  readonly address: Address;
  /** Where the server keeps its tables. */
  readonly file: string;
  readonly seed: number;
  readonly pause: number;
  readonly tables: number;
}

export type FromThread =
  | { readonly kind: 'opened'; readonly table: string; readonly keys: readonly (string | undefined)[] }
  | { readonly kind: 'closed'; readonly table: string }
  | { readonly kind: 'fault'; readonly words: string }
  | { readonly kind: 'over'; readonly all: readonly Honest[] };

export interface HonestThread {
  /** Lets them finish what they are about; what they did. */
  finish(): Promise<Honest>;
}

export function startHonest(
  options: ThreadOptions,
  scene: Scene,
  fault: (words: string) => void,
): HonestThread {
  const worker = new Worker(new URL('main.ts', import.meta.url), { workerData: options });
  const over = Promise.withResolvers<Honest>();
  over.promise.catch(() => {});
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'opened') scene.add(message.table, 'honest', message.keys);
    else if (message.kind === 'closed') scene.remove(message.table);
    else if (message.kind === 'fault') fault(message.words);
    else over.resolve(sum(message.all));
  });
  worker.on('error', over.reject);
  worker.on('exit', () => over.reject(new Error('honest people went away')));
  return {
    async finish() {
      worker.postMessage('enough', []);
      try {
        return await inTime(over.promise);
      } finally {
        await worker.terminate();
      }
    },
  };
}

/** How long they may take to finish, in milliseconds. */
const PATIENCE = 120_000;

async function inTime(work: Promise<Honest>): Promise<Honest> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('honest people wait in vain')), PATIENCE);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function sum(tables: readonly Honest[]): Honest {
  const add = (pick: (one: Honest) => number): number => tables.reduce((total, one) => total + pick(one), 0);
  return {
    games: add(({ games }) => games),
    moves: add(({ moves }) => moves),
    entriesCompared: add(({ entriesCompared }) => entriesCompared),
    boardsCompared: add(({ boardsCompared }) => boardsCompared),
    latencies: tables.flatMap(({ latencies }) => latencies),
  };
}
