// Finding tables again: one's own with whose turn it is, also weeks and restarts later, and those that are listed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { guestCookie, TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart, play } from '../support/gathering.ts';
import { like } from '../support/like.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const aTime = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);

describe('tables', () => {
  test('lists one’s own with whose turn it is, the last touched first', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    const empty = await ann.done('create', { config: { game: 'iberia', players: 5, epidemics: 6 } });
    expect((await ann.done('tables', {})).tables).toEqual([
      {
        table: empty.table,
        number: 1,
        touched: aTime,
        status: 'gathering',
        about: {
          game: 'iberia',
          players: 5,
          epidemics: 6,
          challenges: [],
          seats: [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 4 }, { seat: 5 }],
          waitsFor: 0,
        },
        seats: [],
      },
      {
        table,
        number: 4,
        touched: aTime,
        status: 'playing',
        about: {
          game: 'base',
          players: 2,
          epidemics: 4,
          challenges: [],
          seats: [
            { seat: 1, name: 'Ann' },
            { seat: 2, name: 'Bob' },
          ],
          waitsFor: 1,
        },
        seats: [1],
      },
    ]);
    expect((await bob.done('tables', {})).tables).toMatchObject([{ table, seats: [2] }]);
    await ann.done('say', { table, text: 'Here I am.' });
    expect((await ann.done('tables', {})).tables.map((one) => one.table)).toEqual([table, empty.table]);
  });

  test('says how a game ended', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect((await ann.done('tables', {})).tables).toMatchObject([
      { table, status: 'abandoned', about: { waitsFor: 0 } },
    ]);
  });

  test('somebody without a name has none', async () => {
    const nobody = await enter(server);
    expect((await nobody.done('tables', {})).tables).toEqual([]);
  });

  test('a game goes on after the server was started anew on the same file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cordon-'));
    const environment = { CORDON_DATA: join(folder, 'kept.db') };
    const first = await startTestServer(environment);
    const cookie = await guestCookie(first.http, 'Ann');
    const before = await TestClient.connect(first.socket, { cookie });
    await before.done('hello', { protocol: 1 });
    const { table } = await before.done('import', { text: quietScene() });
    await before.done('open', { table });
    await before.done('sit', { table, seat: 1 });
    const { key } = await before.done('sit', { table, seat: 2 });
    await before.done('start', { table });
    await play(before, table, 1, 'drive chicago', 'drive montreal');
    const { number, position, move, boards, entries } = before.table(table);
    const rows = (await before.done('tables', {})).tables;
    await first.close();

    const second = await startTestServer(environment);
    const after = await TestClient.connect(second.socket, { cookie });
    expect(await after.done('hello', { protocol: 1 })).toMatchObject({ guest: { name: 'Ann' } });
    expect((await after.done('tables', {})).tables).toEqual(rows);
    await after.done('open', { table });
    await after.until(() => after.tables.get(table)?.info !== undefined);
    expect(after.table(table)).toMatchObject({ number, position, move, boards, entries });
    await play(after, table, 1, 'drive chicago');
    // The links still open what they opened.
    const device = await TestClient.enter(second);
    expect(await device.done('open', { table, key })).toMatchObject({ seats: [2] });
    device.cut();
    after.cut();
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('listed', () => {
  test('lists what its hosts have listed, while it gathers or plays', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene(), listed: 'yes' });
    const [ann, bob] = people as [TestClient, TestClient];
    const hidden = await ann.done('create', { config: {} });
    const stranger = await enter(server);
    const found = (await stranger.done('listed', {})).tables;
    expect(found).toMatchObject([
      { table, number: 4, touched: aTime, status: 'playing', about: { game: 'base', waitsFor: 1 } },
    ]);
    expect(found.map((one) => one.table)).not.toContain(hidden.table);
    expect(found[0]).not.toHaveProperty('seats');
    // A listed table needs no link.
    expect(await stranger.done('open', { table })).toMatchObject({ seats: [] });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect((await stranger.done('listed', {})).tables).toEqual([]);
  });

  test('anybody with a name may sit down at a listed table', async () => {
    const ann = await enter(server, 'Ann');
    const cleo = await enter(server, 'Cleo');
    const { table } = await ann.done('create', { config: {}, listed: 'yes' });
    await cleo.done('sit', { table, seat: 2 });
    await cleo.done('open', { table });
    await ann.done('open', { table });
    await agree(table, cleo, ann);
    expect(ann.table(table).info?.seats[1]).toMatchObject({ person: { name: 'Cleo' } });
  });
});
