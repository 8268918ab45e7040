// Several stores on one database, as several processes have them, and what they heard.
import type { Signal, Store } from '@cordon/tables';
import { onTestFinished, vi } from 'vitest';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import type { PostgresOptions } from '../../../src/store/postgres/open.ts';

/** Opens a store that is closed when the test is over. */
export async function open(options: PostgresOptions): Promise<Store> {
  const store = await openPostgres(options);
  onTestFinished(() => store.close());
  return store;
}

/** Everything that a store hears, and how often it may have missed something. */
export function listen(store: Store) {
  const signals: Signal[] = [];
  let losses = 0;
  store.hear(
    (signal) => signals.push(signal),
    () => {
      losses += 1;
    },
  );
  return { signals, losses: () => losses };
}

/** Waits until something holds; the limit is there only so that a test that fails ends. */
export const until = (holds: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(holds, { timeout: 120_000, interval: 10 });
