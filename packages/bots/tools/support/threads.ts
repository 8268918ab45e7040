// Work that is shared among threads: each gets an order of its own and answers once.
import { Worker } from 'node:worker_threads';

/** So many numbers shared among threads, in runs. */
export function sharesOf(count: number, threads: number): { readonly from: number; readonly to: number }[] {
  const share = Math.ceil(count / threads);
  return Array.from({ length: threads }, (_, thread) => ({
    from: Math.min(count, thread * share),
    to: Math.min(count, (thread + 1) * share),
  }));
}

/** Runs the module in a thread for every order; what they answer, in the order of the orders. */
export function runAll<Answer>(module: URL, orders: readonly object[]): Promise<Answer[]> {
  return Promise.all(
    orders.map(
      (order) =>
        new Promise<Answer>((resolve, reject) => {
          const worker = new Worker(module, { workerData: order });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
}
