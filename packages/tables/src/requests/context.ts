// What requests need of whatever is around them: a server or a page.
import type { Presence } from '@cordon/protocol';
import type { Thinker } from '../bots/thinker.ts';
import type { TableStore } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Registry } from '../tables/registry.ts';

/** Knows who is at a table. */
export interface WhoIsThere {
  /** Somebody came to a table or went; says whether that was news for those who follow it. */
  changed(live: LiveTable): 'told' | 'known';
  of(live: LiveTable): Presence;
}

export interface Context {
  readonly store: TableStore;
  readonly registry: Registry;
  readonly presence: WhoIsThere;
  readonly bots: readonly string[];
  /** For requests that take long to think about. */
  readonly thinker: Thinker;
  readonly version: string;
  readonly now: () => number;
  /** What makes the deals of the day this hall's own; empty where the date alone makes them. */
  readonly daySecret: () => Promise<string>;
  /** A name for the history that is kept here; another one where an older state was put back. */
  readonly epoch: () => Promise<string>;
  /** Whether deals of the day are tried out before they are dealt. */
  readonly vets: 'yes' | 'no';
  /** How many tables a guest may still make. */
  readonly newTables: { take(guest: string): boolean };
  /** Somebody left a seat of a table, or gave it away. */
  readonly vacated: (table: string, seat: number) => Promise<void>;
}
