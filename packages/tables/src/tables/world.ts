// What tables need of the process around them.
import type { TableStore } from '../store/store.ts';

/** What is counted about tables; whoever wants to know counts it. */
export interface TableMetrics {
  commandsAppended(count: number): void;
  tableLoaded(seconds: number): void;
  tableUnloaded(): void;
}

export interface World {
  readonly store: TableStore;
  readonly now: () => number;
  readonly metrics: TableMetrics;
  /** The address under which people open a table, where the operator has named one. */
  readonly link: (table: string) => string | undefined;
  /** A notice may have been written. */
  readonly noticed: () => void;
  /** The log of a table cannot be read, or not to its end; may be said again and again. */
  readonly unreadable: (table: string, why: string) => void;
  /** Something went wrong that no visitor is to blame for. */
  readonly trouble: (error: unknown, about: Readonly<Record<string, unknown>>) => void;
}
