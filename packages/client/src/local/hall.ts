// The hall of tables inside a page: the tables of a server, without a server, for the one guest of this browser.
import type { Person } from '@cordon/protocol';
import {
  BOTS,
  makeDecider,
  makeDrivers,
  Refusal,
  Registry,
  type BotReport,
  type Context,
  type Thinker,
  type World,
} from '@cordon/tables';
import { knownGuest } from './guest.ts';
import { handle, type LocalParts } from './handle.ts';
import type { HallRequest } from './localRequests.ts';
import { LocalPresence } from './presence.ts';
import type { LocalStore } from './store/indexedDbStore.ts';
import { withMemory } from './store/withMemory.ts';
import { atPace } from './thinking/pace.ts';

export interface HallParts {
  readonly store: LocalStore;
  /** Where bots think; closed with the hall. */
  readonly thinker: Thinker;
  /** Where bots think that play a deal alone. */
  readonly aside?: Thinker;
  /** The name of a guest who was never here before. */
  readonly name: string;
  /** Takes a message of the protocol, as JSON. */
  readonly send: (text: string) => void;
  /** Something went wrong that the page is not to blame for. */
  readonly trouble: (error: unknown) => void;
}

export interface LocalHall {
  readonly hear: (request: HallRequest) => Promise<void>;
  /** Stops the bots and waits for what is being written. */
  readonly close: () => Promise<void>;
}

const SWEEP_EVERY = 60_000;
const nothing = (): void => {};

export async function openLocalHall(hall: HallParts): Promise<LocalHall> {
  const { thinker, aside = thinker, name, send, trouble } = hall;
  const store = withMemory(hall.store, (tables) => send(JSON.stringify({ type: 'local-unkept', tables })));
  const registry = new Registry(worldOf(store, trouble));
  const presence = new LocalPresence();
  const botReport: BotReport = {
    decided: nothing,
    replaced: (bot, by, why) => trouble(new Error(`${bot} failed and ${by} decided: ${why}`)),
  };
  const decider = makeDecider(thinker, botReport);
  const alone = aside === thinker ? decider : makeDecider(aside, botReport);
  const bots = makeDrivers({ withPeople: atPace(decider, () => pace), alone }, trouble, () => 'here');
  let isOpen = true;
  let pace = 0;
  registry.onChange = (live, table) => {
    if (live.subscribers.size > 0) presence.changed(live);
    bots.wake(live, table);
  };
  registry.onDrop = (live) => bots.stop(live);
  store.hear((signal) => {
    if (signal.signal === 'said') registry.drop(signal.text);
    else registry.find(signal.table)?.refresh().catch(trouble);
  }, nothing);
  const sweeping = setInterval(() => registry.sweep(), SWEEP_EVERY);
  const parts: LocalParts = {
    store,
    context: contextOf({ store, registry, presence, thinker }),
    visit: visitOf(await knownGuest(store, name), send, () => isOpen),
    wake: async (table) => bots.wake(registry.get(table), await registry.read(table)),
    gone: (table) => registry.drop(table),
    setPace: (milliseconds) => (pace = milliseconds),
  };

  function report(error: unknown): void {
    if (!(error instanceof Refusal)) trouble(error);
  }

  async function hear(request: HallRequest): Promise<void> {
    try {
      const handled = await handle(parts, request);
      send(JSON.stringify({ type: 'done', id: request.id, ...handled.answer }));
      if ('after' in handled) await handled.after?.().catch(report);
    } catch (error) {
      report(error);
      send(JSON.stringify({ type: 'refused', id: request.id, ...wordsOf(error) }));
    }
  }

  return {
    hear,
    async close() {
      isOpen = false;
      clearInterval(sweeping);
      await bots.close();
      await Promise.all([thinker.close(), aside.close()]);
      await store.close();
    },
  };
}

function wordsOf(error: unknown): object {
  if (!(error instanceof Refusal)) return { code: 'internal', message: 'Something went wrong in the page.' };
  return { code: error.code, message: error.message, ...error.more };
}

function worldOf(store: LocalStore, trouble: HallParts['trouble']): World {
  const metrics = { commandsAppended: nothing, tableLoaded: nothing, tableUnloaded: nothing };
  return {
    store,
    now: Date.now,
    metrics,
    link: () => undefined,
    noticed: nothing,
    unreadable: nothing,
    trouble,
  };
}

function contextOf(parts: Pick<Context, 'store' | 'registry' | 'presence' | 'thinker'>): Context {
  return {
    ...parts,
    bots: BOTS,
    version: 'local',
    now: Date.now,
    // Everywhere the same cards, with or without a server: nobody here plays against anybody.
    daySecret: () => Promise.resolve(''),
    vets: 'no',
    // A browser does not put back an older state.
    epoch: () => Promise.resolve('local'),
    newTables: { take: () => true },
    vacated: () => Promise.resolve(),
  };
}

function visitOf(guest: Person, send: (text: string) => void, isOpen: () => boolean): LocalParts['visit'] {
  const take = (text: string): 'taken' => {
    send(text);
    return 'taken';
  };
  return {
    isOpen,
    guest,
    address: 'here',
    following: new Map(),
    thinking: new Map(),
    pay: nothing,
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    take,
    tell: send,
  };
}
