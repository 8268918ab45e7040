// The hall of tables inside a page: the tables of a server, without a server, for the one guest of this browser.
import type { Person } from '@cordon/protocol';
import { BotDriver, BOTS, Refusal, Registry, type Context, type World } from '@cordon/tables';
import { knownGuest } from './guest.ts';
import { handle, type LocalParts } from './handle.ts';
import type { HallRequest } from './localRequests.ts';
import { LocalPresence } from './presence.ts';
import type { LocalStore } from './store/indexedDbStore.ts';
import { thinkHere } from './thinker.ts';

export interface HallParts {
  readonly store: LocalStore;
  /** The name of a guest who was never here before. */
  readonly name: string;
  /** Takes a message of the protocol, as JSON. */
  readonly send: (text: string) => void;
  /** Something went wrong that the page is not to blame for. */
  readonly trouble: (error: unknown) => void;
}

export interface LocalHall {
  readonly hear: (request: HallRequest) => Promise<void>;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
}

const SWEEP_EVERY = 60_000;
const nothing = (): void => {};

export async function openLocalHall({ store, name, send, trouble }: HallParts): Promise<LocalHall> {
  const registry = new Registry(worldOf(store, trouble));
  const presence = new LocalPresence();
  const bots = new BotDriver(
    thinkHere(trouble, () => pace),
    trouble,
  );
  let isOpen = true;
  let pace = 0;
  registry.onChange = (live, table) => {
    if (live.subscribers.size > 0) presence.changed(live);
    bots.wake(live, table);
  };
  store.hear((signal) => {
    if (signal.signal === 'said') registry.drop(signal.text);
    else registry.find(signal.table)?.refresh().catch(trouble);
  }, nothing);
  const sweeping = setInterval(() => registry.sweep(), SWEEP_EVERY);
  const parts: LocalParts = {
    store,
    context: contextOf(store, registry, presence),
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
  return { store, now: Date.now, metrics, link: () => undefined, noticed: nothing, trouble };
}

function contextOf(store: LocalStore, registry: Registry, presence: LocalPresence): Context {
  return {
    store,
    registry,
    presence,
    bots: BOTS,
    version: 'local',
    newTables: { take: () => true },
    vacated: () => Promise.resolve(),
  };
}

function visitOf(guest: Person, send: (text: string) => void, isOpen: () => boolean): LocalParts['visit'] {
  const take = (text: string): 'taken' => {
    send(text);
    return 'taken';
  };
  return { isOpen, guest, following: new Map(), take, tell: send };
}
