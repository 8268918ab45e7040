// A hall with one table, in which nobody thinks: what would be thought about is noted.
import type { Context } from '../../src/requests/context.ts';
import type { Visit } from '../../src/requests/visit.ts';
import type { Table } from '../../src/tables/table.ts';
import type { Someone } from './sidedTable.ts';

interface Asked {
  readonly job: string;
  readonly input: unknown;
}

export function thinkingHall(table: Table, guest: Someone) {
  const asked: Asked[] = [];
  const think = (job: string, input: unknown) => {
    asked.push({ job, input });
    return { outcome: Promise.resolve({ how: 'failed', why: 'nobody thinks here' }), cancel: () => {} };
  };
  const registry = {
    see: async (_id: string, look: (now: Table) => unknown) => look(table),
    read: async () => table,
  };
  const visit = {
    guest,
    address: 'here',
    following: new Map(),
    thinking: new Map(),
    pay: () => {},
    take: () => 'taken',
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- nothing else of a hall or a visit is asked */
  return {
    context: { registry, thinker: { think }, now: () => 0 } as unknown as Context,
    visit: visit as unknown as Visit,
    asked,
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
