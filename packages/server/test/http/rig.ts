// The HTTP side over a real store in a folder of its own, and the log it writes.
import { join } from 'node:path';
import type { Store } from '@cordon/tables';
import { expect, onTestFinished } from 'vitest';
import { makeApp, type App, type AppParts } from '../../src/http/app.ts';
import { makeGuestCookies } from '../../src/identity/guestCookie.ts';
import { makeLog, secretsOf } from '../../src/logging.ts';
import { makeMetrics } from '../../src/metrics.ts';
import { readSettings, type Environment } from '../../src/settings.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../folders.ts';

export const HOST = 'cordon.example';
export const ORIGIN = `http://${HOST}`;

/** Stands for any text in an expectation. */
export const SOME_TEXT: unknown = expect.any(String);

export interface Rig {
  readonly app: App;
  readonly store: Store;
  /** Every line the log has written. */
  readonly lines: readonly string[];
}

export async function makeRig(
  environment: Environment = {},
  changes: (store: Store) => Partial<AppParts> = () => ({}),
): Promise<Rig> {
  const settings = readSettings({ CORDON_PAGE: 'none', ...environment });
  const store = await openSqlite({ file: join(temporaryFolder(), 'cordon.db') });
  const lines: string[] = [];
  const app = makeApp({
    settings,
    store,
    cookies: makeGuestCookies(['a secret of the tests with 32 signs or more']),
    bans: { keepOut: () => false },
    log: makeLog({
      level: settings.log,
      secrets: secretsOf(settings),
      destination: { write: (line) => lines.push(line) },
    }),
    metrics: makeMetrics(),
    unreadable: { count: () => 0, has: () => false },
    forget: async () => 'forgotten',
    version: '1.2.3',
    phase: () => 'serving',
    now: () => Date.now(),
    ...changes(store),
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  return { app, store, lines };
}

/** A request for a new name, as our own page sends it. */
export const naming = (name: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ({
    method: 'POST',
    url: '/api/guest',
    headers: { host: HOST, origin: ORIGIN, ...headers },
    payload: { name },
  }) as const;

/** The Cookie header that a browser sends after this answer. */
export function cookieOf(answer: { readonly headers: Readonly<Record<string, unknown>> }): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
