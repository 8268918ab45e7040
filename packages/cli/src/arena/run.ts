// Plays the games of a contest that its ledger doesn't hold yet, on several threads.
import { Worker } from 'node:worker_threads';
import { programOf } from '../bundle/use.ts';
import { FAULTS } from '../engines/fault.ts';
import { Progress } from '../terminal/progress.ts';
import { Trouble } from '../trouble.ts';
import { settingOf, type Contest } from './contest.ts';
import type { Ledger } from './ledger.ts';
import { keyOf, type Outcome } from './outcome.ts';
import type { GameOrder } from './worker.ts';

/** The thread that turns an order into an outcome, until it hears “enough”. */
export interface Thread {
  readonly thread: URL;
  readonly data?: object;
}

export const PLAYS: Thread = { thread: new URL('worker.ts', import.meta.url) };

/** Game by game through all cells, so that an arena that is stopped has as many of each. */
function ordersOf(contest: Contest, { outcomes }: Ledger, folder: string | undefined): GameOrder[] {
  const { cells, programs, seeds } = contest;
  const played = new Set(outcomes.map(keyOf));
  return seeds.flatMap((seed, game) =>
    cells
      .filter(({ number }) => !played.has(keyOf({ cell: number, game })))
      .map((cell) => ({ cell: cell.number, game, ...settingOf(contest, cell), programs, seed, folder })),
  );
}

interface Run {
  readonly jobs: number;
  readonly thread?: Thread;
  /** Where every game is saved, if anywhere. */
  readonly folder?: string | undefined;
}

export async function runContest(
  contest: Contest,
  ledger: Ledger,
  { jobs, thread, folder }: Run,
): Promise<void> {
  const orders = ordersOf(contest, ledger, folder);
  const progress = new Progress(contest.cells.length * contest.seeds.length);
  await runOrders(orders, jobs, thread ?? PLAYS, (outcome) => {
    if (contest.onFault === 'stop') stopAtFault(outcome);
    ledger.add(outcome);
    progress.show(ledger.outcomes.length);
  });
  progress.end();
}

/** Shares orders out among threads; what `take` throws ends them all. */
export async function runOrders(
  orders: readonly GameOrder[],
  jobs: number,
  { thread: file, data }: Thread,
  take: (outcome: Outcome) => void,
): Promise<void> {
  let next = 0;
  const workers: Worker[] = [];
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(programOf(file), { name: 'cordon arena', workerData: data });
      workers.push(worker);
      const send = (): void => {
        const order: GameOrder | 'enough' = orders[next++] ?? 'enough';
        worker.postMessage(order, []);
      };
      worker.on('message', (outcome: Outcome) => {
        try {
          take(outcome);
        } catch (error) {
          reject(error);
          return;
        }
        send();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      send();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, thread));
  } finally {
    next = orders.length;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function stopAtFault({ game, programs = [] }: Outcome): void {
  const found = programs.find(({ fault }) => fault !== undefined);
  if (found?.fault === undefined) return;
  const { name, seat, fault, line = '' } = found;
  const where = `in deal ${String(game + 1)}, seat ${String(seat)}`;
  throw new Trouble(`Stopped: ${name} ${FAULTS[fault]} ${where}: ${line}`);
}
