// What the parts of the HTTP side are made of.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Store } from '@cordon/tables';
import type { FastifyInstance } from 'fastify';
import type { Bans } from '../bans.ts';
import type { Forget } from '../forgetting.ts';
import type { GuestCookies } from '../identity/guestCookie.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Unreadable } from '../unreadable.ts';

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, Log>;

export type Phase = 'starting' | 'serving' | 'draining';

export interface AppParts {
  readonly settings: Settings;
  readonly store: Pick<Store, 'check' | 'countTables' | 'guest' | 'listedTables' | 'putGuest' | 'tablesOf'>;
  readonly cookies: GuestCookies;
  readonly bans: Pick<Bans, 'keepOut'>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Tables that cannot be read, or not to their end. */
  readonly unreadable: Pick<Unreadable, 'count' | 'has'>;
  /** Erases a guest. */
  readonly forget: Forget;
  readonly version: string;
  readonly phase: () => Phase;
  /** The time of day in milliseconds. */
  readonly now: () => number;
  readonly patience?: Patience;
}

/** How long the server waits for clients, in milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** For the next request on an open connection. */
  readonly keepAlive: number;
  /** For any sign of life of a plain connection. */
  readonly silence: number;
  /** Between two looks at all connections. */
  readonly check: number;
  /** For requests that are under way when the server closes. */
  readonly close: number;
}

// Proxies keep idle connections for a minute as a rule; whoever hangs up first must not be the server.
export const USUAL_PATIENCE: Patience = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 65_000,
  silence: 70_000,
  check: 2000,
  close: 2000,
};
