// Shares a series of games out among threads, a small range at a time, and adds up what comes back.
import { Worker } from 'node:worker_threads';
import { programOf } from '../bundle/use.ts';
import { Progress } from '../terminal/progress.ts';
import { addTally, emptyTally, gamesOf, type Tally } from './tally.ts';
import type { Range } from './games.ts';
import type { Order } from './worker.ts';

/** Small enough for a bar that moves, large enough that messages cost nothing. */
function rangeSize(games: number, jobs: number): number {
  return Math.max(1, Math.min(500, Math.ceil(games / (jobs * 20))));
}

export async function playSeries(order: Order, games: number, jobs: number): Promise<Tally> {
  const program = programOf(new URL('worker.ts', import.meta.url));
  const total = emptyTally();
  const progress = new Progress(games);
  const size = rangeSize(games, jobs);
  let next = 0;
  const takeRange = (): Range | undefined => {
    if (next >= games) return undefined;
    const from = next;
    next = Math.min(games, from + size);
    return { from, to: next };
  };
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program, { workerData: order });
      const sendNext = (): void => {
        const range = takeRange();
        if (range === undefined) void worker.terminate();
        // A thread has no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        else worker.postMessage(range);
      };
      worker.on('message', (tally: Tally) => {
        addTally(total, tally);
        progress.show(gamesOf(total));
        sendNext();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      sendNext();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, games) }, runOne));
  progress.end();
  return total;
}
