// Logs that cannot be read to their end: each is reported, can be looked at up to there, and keeps nobody else asleep.
import { formatSeed, seedFromText } from '@cordon/engine';
import type { Store } from '@cordon/tables';
import { follow, gameFor, summaryOf, type Entry } from '@cordon/tables/inner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Build } from '../../../../tables/test/store/contract.ts';
import { guestCookie, TestClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import type { ServerHouse } from '../contract.ts';

const { config } = gameFor({ roles: ['medic', 'scientist'] });

interface Person {
  readonly id: string;
  readonly name: string;
}

const created = (host: Person, listed: 'yes' | 'no'): Entry => ({
  entry: 'created',
  host,
  config,
  deal: { seed: formatSeed(seedFromText('unreadable')) },
  moves: [],
  watchers: 'allowed',
  listed,
  invite: 'x',
});
const started: Entry = { entry: 'started' };
const botTable = (host: Person): Entry[] => [
  created(host, 'no'),
  ...[1, 2].map((seat): Entry => ({ entry: 'bot', seat, bot: 'random' })),
  started,
];
const peopleTable = (host: Person): Entry[] => [
  created(host, 'yes'),
  ...[1, 2].map((seat): Entry => ({ entry: 'sat', seat, person: host, hash: 'x' })),
  started,
];
const said = (person: Person, text: string): string => JSON.stringify({ entry: 'said', person, text });
const illegal = (seat: number): string => JSON.stringify({ entry: 'played', seat, command: 'drive sydney' });
const DAMAGED = '{"entry":';

/** Writes a log whose last bodies no version of the rules would write, as a version wrote it that had other rules or these. */
async function put(
  store: Store,
  table: string,
  rules: 'other' | 'these',
  entries: readonly Entry[],
  then: readonly string[],
): Promise<void> {
  let now: ReturnType<typeof follow>['table'] | undefined;
  for (const [index, entry] of entries.entries()) now = follow(now, table, entry, index + 1).table;
  const bodies = [...entries.map((entry) => JSON.stringify(entry)), ...then];
  const these = summaryOf(now!);
  const { rules: _, ...about } = JSON.parse(these.about) as { readonly rules: number };
  const summary = rules === 'these' ? these : { ...these, about: JSON.stringify(about) };
  await store.append({ table, after: 0, at: 1, bodies, summary, joins: [now!.host.id] });
}

async function furnish(store: Store, host: Person): Promise<void> {
  // The broken ones are the oldest, so they are woken first.
  await put(store, 'aa-illegal-bots', 'other', botTable(host), [illegal(1)]);
  await put(store, 'ab-damaged-bots', 'these', botTable(host), [DAMAGED]);
  await store.append({
    table: 'ac-no-table',
    after: 0,
    at: 1,
    bodies: ['{"entry":"created","config":{"game":"chess"}}'],
    summary: { status: 'playing', listed: 'no', botDue: 'yes', about: '{}' },
  });
  const talk = [said(host, 'before'), illegal(1), said(host, 'after')];
  await put(store, 'people', 'other', peopleTable(host), talk);
  await put(store, 'damaged', 'these', peopleTable(host), [DAMAGED]);
  await put(store, 'sound', 'other', peopleTable(host), []);
  await put(store, 'sound-bots', 'other', botTable(host), []);
}

export function describeUnreadable(build: Build<ServerHouse>): void {
  describe('a table whose log cannot be read to its end', () => {
    let server: TestServer;
    let ann: TestClient;
    let cookie: string;

    beforeAll(async () => {
      const house = await build();
      const first = await startTestServer(house.environment);
      cookie = await guestCookie(first.http, 'Ann');
      const client = await TestClient.connect(first.socket, { cookie });
      const { guest } = await client.done('hello', { protocol: 1 });
      client.cut();
      await first.close();
      const store = await house.open();
      await furnish(store, guest!);
      await store.close();
      server = await startTestServer({ ...house.environment, CORDON_METRICS: 'open' });
      ann = await TestClient.connect(server.socket, { cookie });
      await ann.done('hello', { protocol: 1 });
    });
    afterAll(async () => {
      ann.cut();
      await server.close();
    });

    const listed = async (table: string) => {
      const { tables } = await ann.done('tables', {});
      return tables.find((one) => one.table === table);
    };

    test('stays in the list of its people, where it is nobody’s turn', async () => {
      expect(await listed('people')).toMatchObject({
        status: 'playing',
        stopped: 'yes',
        about: { waitsFor: 0 },
        seats: [1, 2],
      });
      const sound = await listed('sound');
      expect(sound).toMatchObject({ about: { waitsFor: 2 } });
      expect(sound).not.toHaveProperty('stopped');
    });

    test('is not among the tables that everybody may find', async () => {
      const { tables } = await ann.done('listed', {});
      const found = tables.map(({ table }) => table);
      expect(found).toContain('sound');
      expect(found).not.toContain('people');
    });

    test('is told from others once it was read, where it was written under these rules', async () => {
      await ann.done('open', { table: 'damaged' });
      expect(await listed('damaged')).toMatchObject({ stopped: 'yes', about: { waitsFor: 0 } });
    });

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
      expect(info?.stopped).toMatchObject({
        why: { code: 'illegal-command', reason: 'not-your-turn' },
        rules: { recorded: 1 },
      });
      expect(boards.map(({ legal }) => legal)).toEqual([[], []]);
      expect(await ann.done('look', { table: 'people', move: 0 })).toMatchObject({ move: 0 });
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

    test('is counted for the operator, and marked on the status page', async () => {
      // Nothing is found that nobody has read.
      await ann.done('tables', {});
      await ann.done('open', { table: 'damaged' });
      const metrics = await (await fetch(`${server.http}/metrics`)).text();
      expect(metrics).toContain('cordon_tables_unreadable 5');
      const status = await (await fetch(`${server.http}/status`, { headers: { cookie } })).text();
      expect(status).toMatch(/not readable to the end<\/dt>\s*<dd>5</u);
      expect(status.match(/This game can’t go on/gu)).toHaveLength(4);
    });
  });
}
