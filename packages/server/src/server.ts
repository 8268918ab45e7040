// The whole server in one process: opens the store, joins the parts, listens, and goes down in good order.
import { randomUUID } from 'node:crypto';
import { BotDriver } from './bots/driver.ts';
import { makeBotPool } from './bots/pool.ts';
import { BOTS } from './bots/question.ts';
import { makeApp, type Phase } from './http/app.ts';
import { makeBuckets } from './http/buckets.ts';
import type { Patience } from './http/types.ts';
import { makeGuestCookies } from './identity/guestCookie.ts';
import { signingSecrets } from './identity/secrets.ts';
import { makeLog, secretsOf, type Log } from './logging.ts';
import { makeMetrics } from './metrics.ts';
import { NO_NOTICES, openNotices } from './notices/notices.ts';
import type { Settings } from './settings.ts';
import { openGateway } from './sockets/gateway.ts';
import type { SocketPatience } from './sockets/patience.ts';
import { PresenceBoard, REPEATS } from './sockets/presence.ts';
import { openStore } from './store/open.ts';
import { Refusal } from './tables/refusal.ts';
import { Registry } from './tables/registry.ts';
import { VERSION } from './version.ts';

const SWEEP_EVERY = 15_000;
/** How many tables with bots that nobody woke are looked at in one go. */
const MOST_OVERDUE = 100;

export interface RunningServer {
  readonly port: number;
  readonly log: Log;
  /** Goes down in good order: nothing that was acknowledged is lost, nobody is left hanging. */
  readonly close: () => Promise<void>;
}

/** How long clients are waited for, where not as usual. */
export interface ServerPatience {
  readonly http?: Patience;
  readonly sockets?: SocketPatience;
}

/** `open` is another way to the store for whoever wants to stand in between. */
export async function startServer(
  settings: Settings,
  open = openStore,
  patience: ServerPatience = {},
): Promise<RunningServer> {
  const log = makeLog({ level: settings.log, secrets: secretsOf(settings) });
  const metrics = makeMetrics();
  let phase: Phase = 'starting';
  const trouble = (error: unknown, about: Readonly<Record<string, unknown>>): void => {
    log.error({ error, ...about }, 'trouble');
  };
  const store = await open(settings.store, {
    onCommit: (count, seconds) => metrics.committed(count, seconds),
    onTrouble: (error) => log.warn({ error }, 'the store had trouble and goes on'),
  });
  const cookies = makeGuestCookies(await signingSecrets(settings, store));
  const notices =
    settings.hooks === 'off'
      ? NO_NOTICES
      : openNotices({
          store,
          reach: settings.hooks,
          onOutcome: (outcome) => metrics.hookTried(outcome),
          onGivenUp: (hook, outcome) => log.warn({ hook, outcome }, 'a notice was given up'),
          onError: (error) => trouble(error, { of: 'notices' }),
        });
  const [origin] = settings.origins;
  const link = (table: string): string | undefined =>
    origin === undefined ? undefined : `${origin}/t/${table}`;
  const registry = new Registry({ store, now: Date.now, metrics, link, noticed: notices.wake, trouble });
  const pool = makeBotPool({
    threads: settings.botThreads,
    onDecided: (bot, seconds) => metrics.botDecided(bot, seconds),
    onTrouble: (message) => log.error({ reason: message }, 'a bot failed'),
  });
  const bots = new BotDriver(pool, (error, table) => trouble(error, { table }));
  const presence = new PresenceBoard(randomUUID(), (text) => store.tell(text), Date.now);
  registry.onChange = (live, table) => {
    presence.follow(live, table);
    bots.wake(live, table);
  };
  const refresh = (id: string): void => {
    registry
      .find(id)
      ?.refresh()
      .catch((error: unknown) => trouble(error, { table: id }));
  };
  store.hear(
    (signal) => {
      if (signal.signal === 'appended') refresh(signal.table);
      else {
        const table = presence.hear(signal.text);
        const live = table === undefined ? undefined : registry.find(table);
        if (live !== undefined) presence.announce(live);
      }
    },
    () => {
      for (const live of registry.all()) refresh(live.id);
    },
  );

  /** Bots that nobody woke: after a crash of this process or of another one. */
  const botOverdue = settings.botOverdueSeconds * 1000;
  const wakeBots = async (overdue: number): Promise<void> => {
    const due = await store.tablesWithBotDue(Date.now() - overdue, MOST_OVERDUE);
    for (const { table: id } of due) bots.wake(registry.get(id), await registry.read(id));
  };
  const quietly = (task: () => Promise<void>) => () => {
    task().catch((error: unknown) => {
      if (!(error instanceof Refusal)) trouble(error, {});
    });
  };
  const timers = [
    setInterval(() => registry.sweep(), SWEEP_EVERY),
    setInterval(
      quietly(() => wakeBots(botOverdue)),
      botOverdue,
    ),
    setInterval(() => presence.refresh(registry.all()), REPEATS),
  ];

  const app = makeApp({
    settings,
    store,
    cookies,
    log,
    metrics,
    version: VERSION,
    phase: () => phase,
    now: Date.now,
    ...(patience.http === undefined ? {} : { patience: patience.http }),
  });
  const gateway = openGateway(app.server, {
    settings,
    cookies,
    metrics,
    trouble,
    phase: () => phase,
    ...(patience.sockets === undefined ? {} : { patience: patience.sockets }),
    context: {
      store,
      registry,
      presence,
      notices,
      hooks: settings.hooks,
      bots: BOTS,
      version: VERSION,
      link,
      newTables: makeBuckets({
        perSecond: settings.limits.tablesPerHour / 3600,
        burst: settings.limits.tablesPerHour,
        most: 10_000,
        now: () => performance.now(),
      }),
      hookTests: makeBuckets({ perSecond: 0.2, burst: 3, most: 10_000, now: () => performance.now() }),
    },
  });
  await app.listen(settings.listen);
  phase = 'serving';
  // Whoever let these bots act is perhaps gone; where another process still does, the second move is refused.
  quietly(() => wakeBots(0))();
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.listen.port;
  log.info({ host: settings.listen.host, port, store: settings.store.kind, version: VERSION }, 'serving');

  return {
    port,
    log,
    async close() {
      phase = 'draining';
      log.info('going down');
      for (const timer of timers) clearInterval(timer);
      await gateway.close(settings.drainSeconds * 1000);
      await bots.close();
      await pool.close();
      await app.close();
      await notices.close();
      await store.close();
      log.info('gone');
    },
  };
}
