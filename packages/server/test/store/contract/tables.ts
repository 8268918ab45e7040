// Small logs as tables write them, for tests of what operators do.
import type { Guest, Store } from '@cordon/tables';
import { follow, gameFor, hashToken, summaryOf, type Entry } from '../../../../tables/src/inner.ts';

export interface TestTable {
  readonly table: string;
  readonly host: Guest;
  /** In seating order. */
  readonly people: readonly Guest[];
  readonly at: number;
}

/** Writes down a table at which people sit, with further entries behind. */
export async function logOf(
  store: Store,
  { table: id, host, people, at }: TestTable,
  more: readonly Entry[],
): Promise<void> {
  const entries: Entry[] = [
    {
      entry: 'created',
      host,
      config: gameFor({ players: 2 }).config,
      deal: { seed: '0'.repeat(32) },
      moves: [],
      watchers: 'none',
      listed: 'no',
      invite: hashToken('invite'),
    },
    ...people.map((person, index): Entry => ({
      entry: 'sat',
      seat: index + 1,
      person,
      hash: hashToken(`seat ${String(index + 1)} of ${person.id}`),
    })),
    ...more,
  ];
  const [first, ...others] = entries;
  let { table } = follow(undefined, id, first!, at);
  for (const entry of others) ({ table } = follow(table, id, entry, at));
  await store.append({
    table: id,
    after: 0,
    at,
    bodies: entries.map((entry) => JSON.stringify(entry)),
    summary: summaryOf(table),
    joins: people.map(({ id: guest }) => guest),
  });
}
