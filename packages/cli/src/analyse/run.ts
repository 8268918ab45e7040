// Analyses a game on several threads.
import { Worker } from 'node:worker_threads';
import { joinAnalysis, ordersOf, type Analysis, type Chronicle, type WeighedDecision } from '@cordon/bots';
import { Progress } from '../terminal/progress.ts';

/** The same text for every game: an analysis can be repeated. */
const OPTIONS = { seed: 'cordon analyse' };

export async function runAnalysis(chronicle: Chronicle, jobs: number): Promise<Analysis> {
  const orders = ordersOf(chronicle, OPTIONS);
  const weighed: WeighedDecision[] = [];
  const progress = new Progress(orders.length);
  let [next, done] = [0, 0];
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { name: 'cordon analyse' });
      const send = (): void => {
        const number = next++;
        const order = orders[number];
        if (order === undefined) void worker.terminate();
        else worker.postMessage({ number, order }, []);
      };
      worker.on('message', (answer: { readonly number: number; readonly weighed: WeighedDecision }) => {
        weighed[answer.number] = answer.weighed;
        progress.show(++done);
        send();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      send();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, thread));
  progress.end();
  return joinAnalysis(chronicle, weighed, OPTIONS);
}
