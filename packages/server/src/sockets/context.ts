// What requests need of the server around them.
import type { Context as TablesContext, Store } from '@cordon/tables';
import type { Buckets } from '../http/buckets.ts';
import type { Notices } from '../notices/notices.ts';
import type { HookRule } from '../settings.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface Context extends TablesContext {
  readonly store: Store;
  readonly notices: Notices;
  readonly whereabouts: Whereabouts;
  readonly hooks: HookRule;
  /** How often a hook may still be tried. */
  readonly hookTests: Buckets;
  readonly link: (table: string) => string | undefined;
}
