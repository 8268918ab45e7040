// A whole server without a process around it: real tables, real connections, a store in memory and a clock of its own.
import { type Guest, Registry, type Store, type Table } from '@cordon/tables';
import { type EntryOf, follow, forgetBoards, summaryOf } from '@cordon/tables/inner';
import { makeBuckets } from '../../src/http/buckets.ts';
import { NO_NOTICES } from '../../src/notices/notices.ts';
import { Connection } from '../../src/sockets/connection.ts';
import type { Context } from '../../src/sockets/context.ts';
import { PresenceBoard } from '../../src/sockets/presence.ts';
import { makeWhereabouts } from '../../src/sockets/whereabouts.ts';
import { dropHooksOfSeat } from '../../src/sockets/requests/hooks.ts';
import { makeCountingMetrics } from './countingMetrics.ts';
import { makeMemoryStore } from './memoryStore.ts';
import { makeNotingThinker } from './notingThinker.ts';
import { makeWire, type Wire } from './wire.ts';

const nothing = (): void => {};

/** Forgets what this process has put into words in one world, so that it cannot say the same in the other. */
export function lookElsewhere(): void {
  forgetBoards();
}

const UNBOUNDED = { take: () => true, spend: nothing, wait: () => 0, isFull: () => true };

export interface World {
  /**
   * What the store and the bots were asked, and what was counted, since the last time: whatever leaves a table but in messages.
   */
  readonly takeNotes: () => readonly string[];
  readonly store: Store;
  readonly registry: Registry;
  /** Comes in, as a guest or as nobody. */
  readonly connect: (guest?: Guest) => Wire;
  /** Writes a table down as if it had been made here. */
  readonly put: (id: string, entry: EntryOf<'created'>) => Promise<void>;
  readonly table: (id: string) => Promise<Table>;
  /** What went wrong inside; stays empty. */
  readonly troubles: readonly unknown[];
  /** Lets a second go by. */
  readonly tick: () => void;
}

export function makeWorld(): World {
  const notes: string[] = [];
  const note = (...what: readonly unknown[]): void => void notes.push(JSON.stringify(what));
  const store = makeMemoryStore(note);
  const metrics = makeCountingMetrics(note);
  let time = Date.UTC(2026, 0, 1);
  const now = (): number => time;
  const troubles: unknown[] = [];
  const trouble = (error: unknown): void => void troubles.push(error);
  const link = (table: string): string => `https://cordon.example/t/${table}`;
  const registry = new Registry({
    store,
    now,
    metrics,
    link,
    noticed: nothing,
    unreadable: nothing,
    trouble,
  });
  const presence = new PresenceBoard('this process', (text) => store.tell(text), now);
  registry.onChange = (live, table) => presence.follow(live, table);
  const context: Context = {
    store,
    registry,
    presence,
    notices: NO_NOTICES,
    whereabouts: makeWhereabouts(),
    hooks: 'public',
    bots: ['greedy', 'random'],
    thinker: makeNotingThinker(note),
    version: 'test',
    now,
    epoch: () => store.epoch(),
    daySecret: () => Promise.resolve('secret of a test'),
    vets: 'no',
    link,
    vacated: (table, seat) => dropHooksOfSeat(store, table, seat),
    newTables: UNBOUNDED,
    hookTests: makeBuckets({ perSecond: 1, burst: 1, most: 1, now }),
  };
  return {
    takeNotes: () => notes.splice(0),
    store,
    registry,
    connect(guest) {
      const wire = makeWire();
      const connection = new Connection(wire.socket, {
        context,
        address: 'here',
        metrics,
        now,
        patience: { full: 30_000 },
        bucket: UNBOUNDED,
        budget: UNBOUNDED,
        guest: () => Promise.resolve(guest),
        trouble,
      });
      wire.socket.on('close', () => connection.closed());
      return wire;
    },
    async put(id, entry) {
      const { table } = follow(undefined, id, entry, time);
      const summary = summaryOf(table);
      const bodies = [JSON.stringify(entry)];
      await store.append({ table: id, after: 0, at: time, bodies, summary, joins: [entry.host.id] });
      notes.length = 0;
    },
    table: (id) => registry.read(id),
    troubles,
    tick: () => void (time += 1000),
  };
}
