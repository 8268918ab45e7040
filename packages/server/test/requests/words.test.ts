// Talking and voting: everybody hears it, and the board does not move.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gather, gatherAndStart } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

describe('say', () => {
  test('everybody at the table hears it', async () => {
    const { table, people, watch } = await gatherAndStart(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const watcher = await enter(server);
    await watcher.done('open', { table, key: watch! });
    const { position } = bob.table(table);
    const { number } = await bob.done('say', { table, text: 'Shall I go to Lagos? <b>Yes</b> & no ’ 疫' });
    await agree(table, bob, ann, watcher);
    for (const client of [ann, bob, watcher]) {
      expect(client.table(table)).toMatchObject({ number, position });
      expect(client.table(table).entries.at(-1)).toMatchObject({
        number,
        entry: 'said',
        seat: 2,
        person: { name: 'Bob' },
        text: 'Shall I go to Lagos? <b>Yes</b> & no ’ 疫',
      });
      const text = client.heard.findLast((one) => one.startsWith('{"type":"update"'));
      const update = JSON.parse(text!) as object;
      expect(Object.keys(update)).toEqual(['type', 'table', 'number', 'position', 'move', 'entries']);
    }
  });

  test('the host may talk without a seat, a watcher may not', async () => {
    const ann = await enter(server, 'Ann');
    const { table, watch, invite } = await ann.done('create', { config: {} });
    await ann.done('open', { table });
    await ann.done('say', { table, text: 'Nobody here?' });
    expect(ann.table(table).entries.at(-1)).not.toHaveProperty('seat');
    for (const key of [watch!, invite]) {
      const other = await enter(server, 'Cleo');
      await other.done('open', { table, key });
      expect(await other.refused('say', { table, text: 'I am!' })).toMatchObject({
        code: 'not-allowed',
        message: 'Only those who sit at this table can do that.',
      });
    }
  });

  test('a seat’s link without a name talks in the name of the seat', async () => {
    const { table, keys } = await gather(server);
    const device = await enter(server);
    await device.done('open', { table, key: keys[1]! });
    await device.done('say', { table, text: 'From the phone.' });
    expect(device.table(table).entries.at(-1)).toMatchObject({ person: { name: 'Bob' }, seat: 2 });
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a line break', 'one\ntwo'],
    ['a sign that turns writing', 'abc\u202edef'],
    ['too much', 'x'.repeat(501)],
  ])('%s cannot be said', async (_name, text) => {
    const { table, people } = await gather(server);
    expect(await people[0]!.refused('say', { table, text })).toMatchObject({ code: 'bad-message' });
  });

  test('one may go on talking when the game is over', async () => {
    const { table, people } = await gatherAndStart(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    await bob.done('say', { table, text: 'Next time.' });
  });
});

describe('vote', () => {
  test('more than half of the people end the game, and the seed is told', async () => {
    const { table, people } = await gatherAndStart(server, { names: ['Ann', 'Bob', 'Cleo'] });
    const [ann, bob, cleo] = people as [TestClient, TestClient, TestClient];
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await agree(table, ann, bob, cleo);
    expect(cleo.table(table).info).toMatchObject({ status: 'playing', abandon: [1] });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    await agree(table, bob, ann, cleo);
    expect(cleo.table(table).info).toMatchObject({ status: 'abandoned', abandon: [1, 2] });
    expect(cleo.table(table).info?.seed).toMatch(/^[0-9a-f]{32}$/u);
    expect(cleo.table(table).boards[0]!.legal).toEqual([]);
    expect(cleo.table(table).entries.slice(-2)).toMatchObject([
      { entry: 'voted', seat: 2, abandon: 'yes' },
      { entry: 'abandoned' },
    ]);
  });

  test('half is not enough, and one may think again', async () => {
    const { table, people } = await gatherAndStart(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    expect(ann.table(table).info?.status).toBe('playing');
    await ann.done('vote', { table, seat: 1, abandon: 'no' });
    expect(ann.table(table).info?.abandon).toEqual([]);
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect(bob.table(table).info).toMatchObject({ status: 'playing', abandon: [2] });
  });

  test('bots have no vote, and whoever gets up takes the vote along', async () => {
    const { table, people } = await gather(server, { config: { players: 3 } });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('bot', { table, seat: 3, bot: 'random' });
    await ann.done('start', { table });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await ann.done('leave', { table, seat: 1 });
    await agree(table, ann, bob);
    expect(ann.table(table).info).toMatchObject({ status: 'playing', abandon: [] });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect(bob.table(table).info?.status).toBe('abandoned');
  });

  test('is for one’s own seat in a game that runs', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    expect(await ann.refused('vote', { table, seat: 1, abandon: 'yes' })).toMatchObject({
      code: 'not-playing',
    });
    await ann.done('start', { table });
    expect(await bob.refused('vote', { table, seat: 1, abandon: 'yes' })).toMatchObject({
      code: 'not-your-seat',
    });
  });
});
