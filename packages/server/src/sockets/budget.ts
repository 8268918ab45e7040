// What somebody may cost the thread that serves everybody: milliseconds of its work, so many at once and so many a second. Each
// connection has a budget, and so have all connections of a guest together and all from one address.
import type { RequestType } from '@cordon/protocol';
import type { Bucket } from '../http/buckets.ts';

export interface Budget {
  /** For how many milliseconds nothing may be asked for; 0 where something may. */
  wait(): number;
  /** Milliseconds of work that were done, or are to be expected; less than none gives some back. */
  spend(milliseconds: number): void;
}

export function makeBudget(buckets: readonly Bucket[]): Budget {
  return {
    wait: () => Math.max(0, ...buckets.map((bucket) => bucket.wait())),
    spend(milliseconds) {
      for (const bucket of buckets) bucket.spend(milliseconds);
    },
  };
}

/** What any request costs besides what is measured. */
export const LEAST = 0.2;

/**
 * What a request is expected to cost at most, in milliseconds. It is paid in advance, so that many at once are as dear as many in a
 * row, and what was measured takes its place.
 */
export const PRICES: Readonly<Record<RequestType, number>> = {
  hello: 1,
  games: 1,
  create: 10,
  import: 100,
  fork: 50,
  daily: 10,
  'daily-table': 5,
  deal: 10,
  tables: 5,
  listed: 5,
  open: 10,
  close: 1,
  link: 2,
  unlist: 2,
  sit: 2,
  leave: 2,
  'hand-over': 2,
  bot: 2,
  start: 10,
  play: 3,
  undo: 5,
  say: 1,
  propose: 3,
  foresee: 10,
  answer: 2,
  withdraw: 2,
  adopt: 3,
  vote: 2,
  look: 5,
  why: 10,
  hint: 2,
  chance: 2,
  explain: 5,
  analysis: 20,
  cancel: 1,
  export: 20,
  hook: 2,
  hooks: 1,
  unhook: 1,
  'test-hook': 2,
};
