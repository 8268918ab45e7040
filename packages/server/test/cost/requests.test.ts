// What one request may cost everybody else: no request, however large or far-fetched, keeps the thread for long.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalCode, RequestType } from '@cordon/protocol';
import { parseRequest, REQUEST_TYPES } from '@cordon/protocol/requests';
import { Refusal, type Store, type Thinker, type Visit } from '@cordon/tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHall, type Hall } from '../../src/hall.ts';
import { makeLog } from '../../src/logging.ts';
import { makeMetrics } from '../../src/metrics.ts';
import { readSettings } from '../../src/settings.ts';
import type { Context } from '../../src/sockets/context.ts';
import { handle } from '../../src/sockets/requests/handle.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { SUITS_A_TEST } from '../support/suitsATest.ts';
import { FORMS, type Scene } from './forms.ts';
import { leastStretch } from './stretch.ts';
import { ANN, longGame, longLog, put, seated, TEAMS, textOf, WATCH, WIDE } from './tables.ts';

/** In milliseconds of this thread. */
const LONGEST = 20;
const MOVES = 2000;
const ENTRIES = 4000;
const TRIES = 8;
/** More games of a deal than are compared at once. */
const GAMES = 300;
const CROWD = 10;

let folder: string;
let store: Store;
let hall: Hall;
let context: Context;
let scene: Scene;
const troubles: unknown[] = [];

/** Takes what it is asked to another thread, where nobody is. */
const nobodyThinks: Thinker = {
  think(_job, input) {
    structuredClone(input);
    return { outcome: Promise.resolve({ how: 'failed', why: 'nobody thinks here' }), cancel: () => {} };
  },
  waiting: () => ({ play: 0, study: 0 }),
  close: () => Promise.resolve(),
};

function visitOf(guest: Visit['guest']): Visit {
  const take = (): 'taken' => 'taken';
  const nothing = (): void => {};
  return {
    isOpen: () => true,
    guest,
    address: 'here',
    following: new Map(),
    thinking: new Map(),
    take,
    tell: nothing,
    pay: nothing,
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

/** As a connection does it: from text to text. */
async function ask(visit: Visit, request: object): Promise<Record<string, unknown>> {
  const text = JSON.stringify({ id: 1, ...request });
  const parsed = parseRequest(text, Buffer.byteLength(text));
  if (!parsed.ok) throw new Error(`${text.slice(0, 200)}: ${parsed.message}`);
  try {
    const { answer, after } = await handle(context, visit, parsed.request);
    JSON.stringify(answer);
    await after?.();
    return { ...answer };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, message: error.message };
    throw error;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordon-'));
  store = await openSqlite({ file: join(folder, 'cordon.db') });
  const settings = readSettings({ ...SUITS_A_TEST, CORDON_HOOKS: 'public' });
  const log = makeLog({ level: 'silent', secrets: [] });
  hall = openHall({ settings, store, log, metrics: makeMetrics(), trouble: (error) => troubles.push(error) });
  const notices = {
    ...hall.context.notices,
    sendTest: () => Promise.resolve({ kind: 'no-connection' } as const),
  };
  context = { ...hall.context, thinker: nobodyThinks, notices };
  await furnish();
}, 60_000);

async function furnish(): Promise<void> {
  const played = longGame(WIDE, MOVES);
  await put(store, 'long', longLog(played, ENTRIES));
  await put(store, 'over', [...seated(played), { entry: 'started' }, { entry: 'abandoned' }]);
  const open = longGame({ ...WIDE, options: {} }, 0);
  await put(store, 'plans', [...seated(open), { entry: 'started' }]);
  const dealt = [...seated(longGame(WIDE, 0)), { entry: 'started' }, { entry: 'abandoned' }] as const;
  const copies = Array.from({ length: GAMES }, (_, number) => `dealt-${String(number)}`);
  const append = { after: 0, at: 1, bodies: ['{}'], ...(await put(store, 'dealt', dealt)) };
  await Promise.all(copies.map((table) => store.append({ ...append, table, joins: [ANN.id] })));
  const ann = visitOf(ANN);
  scene = {
    store,
    played,
    open,
    text: textOf(played),
    read: (table) => context.registry.read(table),
    ask: (type, fields) => ask(ann, { type, ...fields }),
  };
  for (let watcher = 0; watcher < CROWD; watcher++)
    await ask(visitOf(undefined), { type: 'open', table: 'long', key: WATCH });
}

afterAll(async () => {
  await hall.close();
  await store.close();
  await rm(folder, { recursive: true });
  expect(troubles).toEqual([]);
});

test('every kind of request has a most expensive form', () => {
  expect(Object.keys(FORMS).toSorted()).toEqual(REQUEST_TYPES.toSorted());
});

test('a deal that many have played has more results than are told at once', async () => {
  const { results, total } = await scene.ask('deal', { table: 'dealt' });
  expect(results).toHaveLength(50);
  expect(total).toBeGreaterThanOrEqual(200);
});

test('a game that is longer than any that people played has no analysis', async () => {
  const endless = longGame(WIDE, MOVES + 1);
  await put(store, 'endless', [...seated(endless), { entry: 'started' }, { entry: 'abandoned' }]);
  expect(await scene.ask('analysis', { table: 'endless' })).toMatchObject({ refused: 'not-allowed' });
});

/** Nobody thinks here, so nothing is found; and nobody else is there to answer. */
const REFUSED: Partial<Record<RequestType, RefusalCode>> = {
  hint: 'unavailable',
  chance: 'unavailable',
  explain: 'unavailable',
  analysis: 'unavailable',
  answer: 'not-allowed',
};

test.each(REQUEST_TYPES)('%s keeps nobody else waiting', async (type) => {
  const visit = visitOf(ANN);
  let answer: Readonly<Record<string, unknown>> = {};
  const form: (at: Scene, attempt: number) => object | Promise<object> = FORMS[type];
  const least = await leastStretch(TRIES, LONGEST, async (attempt) => {
    const fields = await form(scene, attempt);
    // Whatever is asked of a table that is not in memory costs its reading too.
    for (const live of context.registry.all()) live.forget();
    return async () => {
      answer = await ask(visit, { type, ...fields });
    };
  });
  expect(answer['refused'], String(answer['message'])).toBe(REFUSED[type]);
  expect(least).toBeLessThan(LONGEST);
});

describe('between three teams', () => {
  const table = 'teams';
  const commands = Array.from({ length: 64 }, (_, number) => `drvie chciago ${String(number)}`);
  const kinds = ['clear', 'next', 'become', 'pick'];

  beforeAll(async () => {
    const played = longGame(TEAMS, MOVES / 2);
    await put(store, table, longLog(played, MOVES));
    await put(store, 'ended', [...seated(played), { entry: 'started' }, { entry: 'abandoned' }]);
  });

  test.each([
    { type: 'open', table },
    { type: 'look', table, move: MOVES / 2 - 1 },
    { type: 'why', table, seat: 1, commands, kinds: Array.from({ length: 16 }, () => kinds).flat() },
    { type: 'fork', table: 'ended', move: MOVES / 2 },
    { type: 'export', table: 'ended' },
    { type: 'analysis', table: 'ended', side: 3 },
  ])('$type keeps nobody else waiting either', async (request) => {
    const visit = visitOf(ANN);
    const least = await leastStretch(TRIES, LONGEST, () => {
      for (const live of context.registry.all()) live.forget();
      return Promise.resolve(() => ask(visit, request));
    });
    expect(least).toBeLessThan(LONGEST);
  });
});
