// Appends and hooks as the tests of the stores need them.
import type { Append, Hook, Summary, TableStore } from '../../src/store/store.ts';

export const playing: Summary = { status: 'playing', listed: 'yes', botDue: 'no', about: '{"game":"base"}' };

/** An append of one entry, unless the test says otherwise. */
export const entry = (table: string, after: number, change: Partial<Append> = {}): Append => ({
  table,
  after,
  at: 1000 + after,
  bodies: [`{"entry":${after + 1}}`],
  summary: playing,
  ...change,
});

export const hook = (id: string, table: string, seat: number): Hook => ({
  id,
  table,
  seat,
  url: `https://example.org/${id}`,
  secret: `secret of ${id}`,
  owner: 'ann',
});

/** The numbers of a table's log. */
export const numbersOf = async (store: TableStore, table: string): Promise<number[]> =>
  (await store.read(table, 0)).map(({ number }) => number);

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
