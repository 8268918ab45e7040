// The whole server in one process: opens the store, joins the parts, listens, and goes down in good order.
import { makeBans } from './bans.ts';
import { makeForget } from './forgetting.ts';
import { openHall } from './hall.ts';
import { makeApp, type Phase } from './http/app.ts';
import type { Patience } from './http/types.ts';
import { makeGuestCookies } from './identity/guestCookie.ts';
import { signingSecrets } from './identity/secrets.ts';
import { makeLog, secretsOf, type Log } from './logging.ts';
import { makeMetrics } from './metrics.ts';
import { followOperations } from './operations.ts';
import type { Settings } from './settings.ts';
import { openGateway } from './sockets/gateway.ts';
import type { SocketPatience } from './sockets/patience.ts';
import { openStore } from './store/open.ts';
import { watchStore } from './store/watch.ts';
import { VERSION } from './version.ts';

/** How many may knock in the same moment, as after a restart; the system may allow fewer. */
const BACKLOG = 4096;

export interface RunningServer {
  readonly port: number;
  readonly log: Log;
  /** Fulfilled when nothing can be written any more and only a new start helps. */
  readonly broken: Promise<void>;
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
  const hall = openHall({ settings, store, log, metrics, trouble });
  const watch = watchStore(store, { onWrites: (writes) => metrics.storeWrites(writes) });
  try {
    const cookies = makeGuestCookies(await signingSecrets(settings, store));
    const bans = makeBans(store, Date.now);
    await bans.load();
    const app = makeApp({
      settings,
      store,
      cookies,
      bans,
      log,
      metrics,
      unreadable: hall.unreadable,
      forget: makeForget(settings.store, Date.now),
      version: VERSION,
      phase: () => phase,
      now: Date.now,
      ...(patience.http === undefined ? {} : { patience: patience.http }),
    });
    const gateway = openGateway(app.server, {
      settings,
      cookies,
      bans,
      metrics,
      trouble,
      phase: () => phase,
      ...(patience.sockets === undefined ? {} : { patience: patience.sockets }),
      context: hall.context,
    });
    const stopOperations = await followOperations({
      store,
      registry: hall.context.registry,
      bans,
      turnOut: gateway.turnOut,
      greetAgain: gateway.greetAgain,
      trouble,
    });
    await app.listen({ ...settings.listen, backlog: BACKLOG });
    phase = 'serving';
    hall.begin();
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.listen.port;
    log.info({ host: settings.listen.host, port, store: settings.store.kind, version: VERSION }, 'serving');
    return {
      port,
      log,
      broken: watch.broken,
      async close() {
        phase = 'draining';
        log.info('going down');
        watch.stop();
        stopOperations();
        await gateway.close(settings.drainSeconds * 1000);
        await app.close();
        await hall.close();
        await store.close();
        log.info('gone');
      },
    };
  } catch (error) {
    watch.stop();
    await hall.close();
    await store.close();
    throw error;
  }
}
