// What requests need of the process around them.
import type { Notices } from '../notices/notices.ts';
import type { Buckets } from '../http/buckets.ts';
import type { HookRule } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import type { PresenceBoard } from './presence.ts';

export interface Context {
  readonly store: Store;
  readonly registry: Registry;
  readonly presence: PresenceBoard;
  readonly notices: Notices;
  readonly hooks: HookRule;
  readonly bots: readonly string[];
  readonly version: string;
  /** How many tables a guest may still make. */
  readonly newTables: Buckets;
  /** How often a hook may still be tried. */
  readonly hookTests: Buckets;
  readonly link: (table: string) => string | undefined;
}
