// The hall in which the tables of this process stand: tables, bots, notices and who is there, and what keeps them in order.
import { randomBytes, randomUUID } from 'node:crypto';
import {
  BOTS,
  dayAt,
  makeDecider,
  makeDrivers,
  prepare,
  makeToken,
  Refusal,
  Registry,
  type BotReport,
  type Store,
  type World,
} from '@cordon/tables';
import { makeServerThinker } from './bots/thinker.ts';
import { makeBuckets } from './http/buckets.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { NO_NOTICES, openNotices, type Notices } from './notices/notices.ts';
import type { Settings } from './settings.ts';
import type { Context } from './sockets/context.ts';
import { dropHooksOfSeat } from './sockets/requests/hooks.ts';
import { NEXT_TURN, PresenceBoard } from './sockets/presence.ts';
import { makeWhereabouts } from './sockets/whereabouts.ts';
import { makeUnreadable, type Unreadable } from './unreadable.ts';
import { VERSION } from './version.ts';

const SWEEP_EVERY = 15_000;
/** How often to look whether the deals of today and tomorrow are chosen. */
const PREPARE_EVERY = 60_000;
const DAY = 86_400_000;
/** How many tables with bots that nobody woke are looked at in one go. */
const MOST_OVERDUE = 100;

export interface HallParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trouble: World['trouble'];
}

export interface Hall {
  readonly context: Context;
  /** Tables that were found that cannot be read, or not to their end. */
  readonly unreadable: Unreadable;
  /** Wakes the bots that a process left waiting when it went down. */
  readonly begin: () => void;
  /** Stops bots that think, and waits for notices that are under way. */
  readonly close: () => Promise<void>;
}

export function openHall(parts: HallParts): Hall {
  const { settings, store, log, metrics, trouble } = parts;
  const notices = noticesOf(parts);
  const [origin] = settings.origins;
  const link = (table: string): string | undefined =>
    origin === undefined ? undefined : `${origin}/t/${table}`;
  const unreadable = makeUnreadable((table, why) => log.warn({ table, why }, 'a table cannot be read'));
  metrics.watchUnreadable(() => unreadable.count());
  const registry = new Registry({
    store,
    now: Date.now,
    metrics,
    link,
    noticed: notices.wake,
    unreadable: unreadable.found,
    trouble,
  });
  const presence = new PresenceBoard(randomUUID(), (text) => store.tell(text), Date.now);
  const thinker = makeServerThinker({ threads: settings.botThreads });
  const report: BotReport = {
    decided: (bot, seconds) => metrics.botDecided(bot, seconds),
    replaced(bot, by, why) {
      metrics.botReplaced(bot, by);
      log.error({ bot, by, reason: why }, 'a bot failed');
    },
  };
  metrics.watchQueue('bots', () => thinker.waiting().play);
  metrics.watchQueue('analyses', () => thinker.waiting().study);
  metrics.watchQueue('notices', () => notices.waiting());
  // A store that does not answer has no queue that could be told.
  const kept = async (which: 'commits' | 'notices'): Promise<number> =>
    store.queues().then(
      (queues) => queues[which],
      () => 0,
    );
  metrics.watchQueue('commits', () => kept('commits'));
  metrics.watchQueue('outbox', () => kept('notices'));
  const decider = makeDecider(thinker, report);
  const whereabouts = makeWhereabouts();
  const bots = makeDrivers(
    { withPeople: decider, alone: decider },
    (error, table) => trouble(error, { table }),
    (guest) => whereabouts.of(guest),
  );
  registry.onDrop = (live) => bots.stop(live);
  registry.onChange = (live, table) => {
    presence.follow(live, table);
    bots.wake(live, table);
  };
  listen(store, registry, presence, trouble);

  /** Bots that nobody woke: after a crash of this process or of another one. */
  const wakeBots = (overdue: number) => (): void => {
    const wake = async (): Promise<void> => {
      // Those that cannot be read stay due for ever: there has to be room for others beside them.
      const most = MOST_OVERDUE + unreadable.count();
      const due = await store.tablesWithBotDue(Date.now() - overdue, most);
      for (const { table } of due) if (!unreadable.has(table)) await wakeAt(table);
    };
    wake().catch((error: unknown) => trouble(error, { of: 'bots' }));
  };
  /** Whatever is wrong with one table, the others go on. */
  const wakeAt = async (id: string): Promise<void> => {
    try {
      bots.wake(registry.get(id), await registry.read(id));
    } catch (error) {
      if (!(error instanceof Refusal)) trouble(error, { table: id, of: 'bots' });
    }
  };
  const botOverdue = settings.botOverdueSeconds * 1000;
  const timers = [
    setInterval(() => registry.sweep(), SWEEP_EVERY),
    setInterval(wakeBots(botOverdue), botOverdue),
    setInterval(() => presence.refresh(registry.all()), NEXT_TURN),
    setInterval(() => void prepareDeals(), PREPARE_EVERY),
  ];

  const now = (): number => performance.now();
  const { tablesPerHour } = settings.limits;
  const context: Context = {
    store,
    registry,
    presence,
    notices,
    whereabouts,
    hooks: settings.hooks,
    bots: BOTS,
    thinker,
    version: VERSION,
    now: Date.now,
    epoch: epochOf(store),
    vets: settings.vetDeals,
    daySecret: () => store.setting('day-secret', () => randomBytes(32).toString('base64url')),
    link,
    vacated: (table, seat) => dropHooksOfSeat(store, table, seat),
    newTables: makeBuckets({ perSecond: tablesPerHour / 3600, burst: tablesPerHour, most: 10_000, now }),
    hookTests: makeBuckets({ perSecond: 0.2, burst: 3, most: 10_000, now }),
  };

  /** Today's deal if nobody has asked for it, and tomorrow's before anybody does. */
  async function prepareDeals(): Promise<void> {
    try {
      for (const ahead of [0, DAY]) await prepare(context, dayAt(Date.now() + ahead));
    } catch (error) {
      if (!(error instanceof Refusal)) trouble(error, { of: 'deals' });
    }
  }

  return {
    context,
    unreadable,
    // Where another process still lets them act, the second move is refused.
    begin: wakeBots(0),
    async close() {
      for (const timer of timers) clearInterval(timer);
      await bots.close();
      await thinker.close();
      await notices.close();
    },
  };
}

/** Where it cannot be written down now, one for this process: whoever comes back then gets everything again. */
function epochOf(store: Store): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => (known ??= store.epoch().catch(makeToken));
}

function noticesOf({ settings, store, log, metrics, trouble }: HallParts): Notices {
  if (settings.hooks === 'off') return NO_NOTICES;
  return openNotices({
    store,
    reach: settings.hooks,
    onOutcome: (outcome) => metrics.hookTried(outcome),
    onGivenUp: (hook, outcome) => log.warn({ hook, outcome }, 'a notice was given up'),
    onError: (error) => trouble(error, { of: 'notices' }),
  });
}

/** Follows what other processes do at tables that are in use here. */
function listen(store: Store, registry: Registry, presence: PresenceBoard, trouble: World['trouble']): void {
  const refresh = (id: string): void => {
    const live = registry.find(id);
    live?.refresh().catch((error: unknown) => trouble(error, { table: id }));
  };
  store.hear(
    (signal) => {
      if (signal.signal === 'appended') {
        refresh(signal.table);
        return;
      }
      const heard = presence.hear(signal.text);
      const live = heard === undefined ? undefined : registry.find(heard.table);
      if (live === undefined) return;
      // A process that has just come to the table does not know yet who is here.
      if (heard?.from === 'newcomer' && live.subscribers.size > 0) presence.changed(live);
      else presence.announce(live);
    },
    () => {
      for (const live of registry.all()) refresh(live.id);
    },
  );
}
