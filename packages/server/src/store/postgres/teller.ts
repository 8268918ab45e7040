// Tells the other processes something, in the order in which it was said.
import { groupCommits } from '../group.ts';
import { CHANNEL } from './batch.ts';
import type { Query } from './pool.ts';
import { encodeSaid } from './signals.ts';
import { reason } from './trouble.ts';
import type { OnTrouble } from './trouble.ts';

export interface Teller {
  tell(text: string): void;
  drain(): Promise<void>;
}

/** While PostgreSQL is away words pile up; these are never kept, so what is too much is let go. */
const MOST_WAITING = 10_000;

export function createTeller(query: Query, from: string, onTrouble: OnTrouble): Teller {
  let waiting = 0;
  let number = 0;

  const group = groupCommits<readonly string[], void>(async (batch) => {
    try {
      await query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [
        CHANNEL,
        batch.flatMap(({ item }) => item),
      ]);
    } catch (error) {
      onTrouble(
        new Error(`Some words did not reach the other processes: ${reason(error)}.`, { cause: error }),
      );
    }
    waiting -= batch.length;
    for (const { resolve } of batch) resolve();
  });

  return {
    tell: (text) => {
      if (waiting === MOST_WAITING) return;
      waiting += 1;
      number += 1;
      void group.add(encodeSaid(from, number, text));
    },
    drain: () => group.drain(),
  };
}
