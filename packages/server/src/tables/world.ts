// What tables need of the process around them.
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

export interface World {
  readonly store: Store;
  readonly now: () => number;
  readonly metrics: Metrics;
  /** The address under which people open a table, where the operator has named one. */
  readonly link: (table: string) => string | undefined;
  /** A notice may have been written. */
  readonly noticed: () => void;
  /** Something went wrong that no visitor is to blame for. */
  readonly trouble: (error: unknown, about: Readonly<Record<string, unknown>>) => void;
}
