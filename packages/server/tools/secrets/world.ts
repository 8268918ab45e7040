// A whole server without a process around it: real tables, real connections, a store in memory and a clock of its own.
import { type Guest, Registry, type Table } from '@cordon/tables';
import { type EntryOf, follow, forgetBoards, summaryOf, thinkHere } from '@cordon/tables/inner';
import { makeBuckets } from '../../src/http/buckets.ts';
import type { Metrics } from '../../src/metrics.ts';
import { NO_NOTICES } from '../../src/notices/notices.ts';
import { Connection } from '../../src/sockets/connection.ts';
import type { Context } from '../../src/sockets/context.ts';
import { PresenceBoard } from '../../src/sockets/presence.ts';
import { makeWhereabouts } from '../../src/sockets/whereabouts.ts';
import { dropHooksOfSeat } from '../../src/sockets/requests/hooks.ts';
import { makeMemoryStore, type MemoryStore } from './memoryStore.ts';
import { makeWire, type Wire } from './wire.ts';

const nothing = (): void => {};

/** Forgets what this process has put into words in one world, so that it cannot say the same in the other. */
export function lookElsewhere(): void {
  forgetBoards();
}

const UNCOUNTED: Metrics = {
  socketOpened: nothing,
  socketClosed: nothing,
  socketWasSlow: nothing,
  requestAnswered: nothing,
  refused: nothing,
  commandsAppended: nothing,
  committed: nothing,
  storeWrites: () => {},
  tableLoaded: nothing,
  tableUnloaded: nothing,
  updateSent: nothing,
  botDecided: nothing,
  botReplaced: nothing,
  hookTried: nothing,
  httpAnswered: nothing,
  watchQueue: nothing,
  watchUnreadable: nothing,
  text: () => Promise.resolve(''),
  contentType: '',
};
const UNBOUNDED = { take: () => true, spend: nothing, wait: () => 0, isFull: () => true };

export interface World {
  readonly store: MemoryStore;
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
  const store = makeMemoryStore();
  let time = Date.UTC(2026, 0, 1);
  const now = (): number => time;
  const troubles: unknown[] = [];
  const trouble = (error: unknown): void => void troubles.push(error);
  const link = (table: string): string => `https://cordon.example/t/${table}`;
  const registry = new Registry({
    store,
    now,
    metrics: UNCOUNTED,
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
    thinker: thinkHere(),
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
    store,
    registry,
    connect(guest) {
      const wire = makeWire();
      const connection = new Connection(wire.socket, {
        context,
        address: 'here',
        metrics: UNCOUNTED,
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
      store.takeNotes();
    },
    table: (id) => registry.read(id),
    troubles,
    tick: () => void (time += 1000),
  };
}
