// Erases guests who ask for it themselves, as `cordon admin forget` does: in a thread, one after the other.
import { Worker } from 'node:worker_threads';
import type { StorePlace } from './store/open.ts';

/** What the thread is told. */
export interface Erasing {
  readonly place: StorePlace;
  readonly guest: string;
  readonly at: number;
}

/** How many may wait; further ones are told to come back later. */
const MOST_WAITING = 20;

/** `busy`: nothing was done. Rejects if it failed; then nothing was done either. */
export type Forget = (guest: string) => Promise<'forgotten' | 'busy'>;

export function makeForget(place: StorePlace, now: () => number): Forget {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (guest) => {
    if (waiting >= MOST_WAITING) return 'busy';
    waiting++;
    const erased = tail.then(() => erase({ place, guest, at: now() }));
    tail = erased.then(
      () => waiting--,
      () => waiting--,
    );
    await erased;
    return 'forgotten';
  };
}

function erase(erasing: Erasing): Promise<void> {
  const worker = new Worker(new URL('admin/worker.ts', import.meta.url), { workerData: erasing });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
