// Plays the games of a contest that are not in its ledger yet, on several threads.
import { Worker } from 'node:worker_threads';
import { Progress } from '../terminal/progress.ts';
import type { Contest } from './contest.ts';
import type { Ledger } from './ledger.ts';
import { keyOf, type Outcome } from './outcome.ts';
import type { GameOrder } from './worker.ts';

/** The thread that turns an order into an outcome, until it hears “enough”. */
interface Thread {
  readonly thread: URL;
  readonly data?: object;
}

const PLAYS: Thread = { thread: new URL('worker.ts', import.meta.url) };

/** Game by game through all cells, so that an arena that is stopped has as many of each. */
function ordersOf({ cells, programs, seeds }: Contest, { outcomes }: Ledger): GameOrder[] {
  const played = new Set(outcomes.map(keyOf));
  return seeds.flatMap((seed, game) =>
    cells
      .filter(({ number }) => !played.has(keyOf({ cell: number, game })))
      .map(({ number, bots, game: table }) => {
        const config = table.config;
        return { cell: number, game, config, bots, programs, seed };
      }),
  );
}

export async function runContest(
  contest: Contest,
  ledger: Ledger,
  jobs: number,
  { thread: file, data }: Thread = PLAYS,
): Promise<void> {
  const orders = ordersOf(contest, ledger);
  const progress = new Progress(contest.cells.length * contest.seeds.length);
  let next = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { name: 'cordon arena', workerData: data });
      const send = (): void => {
        const order: GameOrder | 'enough' = orders[next++] ?? 'enough';
        worker.postMessage(order, []);
      };
      worker.on('message', (outcome: Outcome) => {
        ledger.add(outcome);
        progress.show(ledger.outcomes.length);
        send();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      send();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, thread));
  progress.end();
}
