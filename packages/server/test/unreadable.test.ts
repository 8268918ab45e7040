// Logs that cannot be read to their end: each is reported, can be looked at up to there, and keeps nobody else asleep.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSeed, seedFromText } from '@cordon/engine';
import type { Store } from '@cordon/tables';
import { follow, gameFor, summaryOf, type Entry } from '@cordon/tables/inner';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { guestCookie, TestClient } from './support/client.ts';
import { everybodyLeaves } from './support/gathering.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const { config } = gameFor({ roles: ['medic', 'scientist'] });

let folder: string;
let server: TestServer;
let ann: TestClient;
let host: { readonly id: string; readonly name: string };

const created = (): Entry => ({
  entry: 'created',
  host,
  config,
  deal: { seed: formatSeed(seedFromText('unreadable')) },
  moves: [],
  watchers: 'allowed',
  listed: 'no',
  invite: 'x',
});
const bots = (...seats: number[]): Entry[] => seats.map((seat) => ({ entry: 'bot', seat, bot: 'random' }));
const sat = (seat: number): Entry => ({ entry: 'sat', seat, person: host, hash: 'x' });

/** Writes a log whose last bodies no version of the rules would write. */
async function put(
  store: Store,
  table: string,
  entries: readonly Entry[],
  then: readonly string[],
): Promise<void> {
  let now: ReturnType<typeof follow>['table'] | undefined;
  for (const [index, entry] of entries.entries()) now = follow(now, table, entry, index + 1).table;
  const bodies = [...entries.map((entry) => JSON.stringify(entry)), ...then];
  await store.append({ table, after: 0, at: 1, bodies, summary: summaryOf(now!), joins: [host.id] });
}

const illegal = (seat: number): string => JSON.stringify({ entry: 'played', seat, command: 'drive sydney' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordon-'));
  const file = join(folder, 'cordon.db');
  const first = await startTestServer({ CORDON_DATA: file });
  const cookie = await guestCookie(first.http, 'Ann');
  const client = await TestClient.connect(first.socket, { cookie });
  const { guest } = await client.done('hello', { protocol: 1 });
  host = guest!;
  client.cut();
  await first.close();
  const store = await openSqlite({ file });
  // The broken ones are the oldest, so they are woken first.
  await put(store, 'aa-illegal-bots', [created(), ...bots(1, 2), { entry: 'started' }], [illegal(1)]);
  await put(store, 'ab-damaged-bots', [created(), ...bots(1, 2), { entry: 'started' }], ['{"entry":']);
  await store.append({
    table: 'ac-no-table',
    after: 0,
    at: 1,
    bodies: ['{"entry":"created","config":{"game":"chess"}}'],
    summary: { status: 'playing', listed: 'no', botDue: 'yes', about: '{}' },
  });
  await put(
    store,
    'people',
    [created(), sat(1), sat(2), { entry: 'started' }],
    [
      JSON.stringify({ entry: 'said', person: host, text: 'before' }),
      illegal(1),
      JSON.stringify({ entry: 'said', person: host, text: 'after' }),
    ],
  );
  await put(store, 'sound-bots', [created(), ...bots(1, 2), { entry: 'started' }], []);
  await store.close();
  server = await startTestServer({ CORDON_DATA: file, CORDON_METRICS: 'open' });
  ann = await TestClient.connect(server.socket, { cookie });
  await ann.done('hello', { protocol: 1 });
});
afterEach(everybodyLeaves);
afterAll(async () => {
  ann.cut();
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a table whose log cannot be read to its end', () => {
  test('does not keep the bots of other tables asleep', async () => {
    await ann.done('open', { table: 'sound-bots' });
    await ann.until(() => (ann.tables.get('sound-bots')?.move ?? 0) > 0);
  });

  test('can be looked at up to there, and says why no further', async () => {
    await ann.done('open', { table: 'people' });
    await ann.until(() => ann.tables.get('people')?.info !== undefined);
    const { number, entries, info, boards } = ann.table('people');
    expect(number).toBe(5);
    expect(entries.map(({ entry }) => entry)).toEqual(['created', 'sat', 'sat', 'started', 'said']);
    expect(info?.stopped?.number).toBe(6);
    expect(info?.stopped?.message).toMatch(/beyond entry 5.*rules version 1; this is version/su);
    expect(boards.map(({ legal }) => legal)).toEqual([[], []]);
    expect(await ann.done('look', { table: 'people', move: 0 })).toMatchObject({ move: 0 });
  });

  test('stays in the list of its people', async () => {
    const { tables } = await ann.done('tables', {});
    expect(tables.map(({ table }) => table)).toContain('people');
  });

  test('takes nothing more', async () => {
    const play = { table: 'people', seat: 1, position: 4, commands: ['drive chicago'] };
    expect(await ann.refused('play', play)).toMatchObject({ code: 'unreadable' });
    expect(await ann.refused('say', { table: 'people', text: 'hm' })).toMatchObject({ code: 'unreadable' });
  });

  test('can be exported, imported again and forked', async () => {
    const { text } = await ann.done('export', { table: 'people' });
    expect(text).toContain('# The log of this table cannot be read beyond entry 5');
    await ann.done('import', { text });
    const { table } = await ann.done('fork', { table: 'people', move: 0 });
    await ann.done('open', { table });
  });

  test('is a refusal where not even its beginning can be read', async () => {
    expect(await ann.refused('open', { table: 'ac-no-table' })).toMatchObject({ code: 'unreadable' });
  });

  test('is counted for the operator', async () => {
    const metrics = await (await fetch(`${server.http}/metrics`)).text();
    expect(metrics).toContain('cordon_tables_unreadable 4');
    const status = await (await fetch(`${server.http}/status`)).text();
    expect(status).toMatch(/not readable to the end<\/dt>\s*<dd>4</u);
  });
});
