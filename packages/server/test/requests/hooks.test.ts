// Addresses that are told whose turn it is: signed notices to a receiver of our own.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deadPort, isGenuine, startReceiver, type Receiver } from '../notices/receivers.ts';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gather, gatherAndStart, play } from '../support/gathering.ts';
import { aKey } from '../support/like.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { askingScene, quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORDON_HOOKS: 'any', CORDON_ORIGIN: 'https://cordon.example' });
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

interface Body {
  readonly notice: string;
  readonly seat: number;
  readonly [field: string]: unknown;
}

/** Waits for a notice. Nothing else tells when it arrives, so the receiver is asked again and again. */
async function arrived(receiver: Receiver, count: number): Promise<Body[]> {
  while (receiver.received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  return receiver.received.map(({ body }) => JSON.parse(body) as Body);
}

describe('hooks', () => {
  test('a seat is told when the game begins to wait for it, and when it is over', async () => {
    const receiver = await startReceiver();
    const { table, people } = await gatherAndStart(server, { text: askingScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    const { hook, secret } = await bob.done('hook', { table, seat: 2, url: receiver.url });
    expect([hook, secret]).toEqual([aKey, aKey]);
    // Commands of seat 1 that leave the turn with seat 1 are no news for seat 2.
    await play(ann, table, 1, 'drive chicago');
    await play(ann, table, 1, 'drive atlanta');
    await play(
      ann,
      table,
      1,
      ann.table(table).boards[0]!.legal.find((words) => words.startsWith('take '))!,
    );
    const { number } = ann.table(table);
    const [turn] = await arrived(receiver, 1);
    expect(turn).toMatchObject({
      notice: 'turn',
      table,
      seat: 2,
      number,
      waitsFor: 2,
      text: `Seat 2 is to play at table ${table} (https://cordon.example/t/${table}).`,
      link: `https://cordon.example/t/${table}`,
    });
    const [request] = receiver.received;
    expect(request!.method).toBe('POST');
    expect(request!.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Cordon' });
    expect(isGenuine(request!, secret)).toBe(true);
    expect(isGenuine(request!, 'another secret')).toBe(false);
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    const [, over] = await arrived(receiver, 2);
    expect(over).toMatchObject({ notice: 'over', table, seat: 0, ending: 'abandoned' });
  });

  test('the hook of a table is told of every seat', async () => {
    const receiver = await startReceiver();
    const { table, people } = await gather(server, { text: askingScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('hook', { table, seat: 0, url: receiver.url });
    expect(await bob.refused('hook', { table, seat: 0, url: receiver.url })).toMatchObject({
      code: 'not-allowed',
    });
    await ann.done('start', { table });
    await play(
      ann,
      table,
      1,
      ann.table(table).boards[0]!.legal.find((words) => words.startsWith('take '))!,
    );
    await agree(table, ann, bob);
    await play(bob, table, 2, 'refuse');
    const told = await arrived(receiver, 3);
    const sorted = told.toSorted((one, other) => Number(one['number']) - Number(other['number']));
    expect(sorted.map(({ notice, seat }) => [notice, seat])).toEqual([
      ['turn', 1],
      ['turn', 2],
      ['turn', 1],
    ]);
  });

  test('can be tried, listed and taken away', async () => {
    const receiver = await startReceiver();
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const { hook, secret } = await bob.done('hook', { table, seat: 2, url: `${receiver.url}bob?x=1` });
    expect(await bob.done('test-hook', { table, hook })).toMatchObject({
      outcome: 'Delivered; the receiver answered 200.',
    });
    expect(await arrived(receiver, 1)).toMatchObject([
      {
        notice: 'test',
        table,
        seat: 2,
        text: `This is a test for table ${table} (https://cordon.example/t/${table}).`,
      },
    ]);
    expect(receiver.received[0]!.path).toBe('/bob?x=1');
    expect(isGenuine(receiver.received[0]!, secret)).toBe(true);
    expect((await bob.done('hooks', { table })).hooks).toEqual([
      { hook, seat: 2, url: `${receiver.url}bob?x=1` },
    ]);
    // They are whoever's seat it is, and nobody else's.
    expect((await ann.done('hooks', { table })).hooks).toEqual([]);
    for (const type of ['unhook', 'test-hook'] as const)
      expect(await ann.refused(type, { table, hook })).toMatchObject({ code: 'no-such-hook' });
    await bob.done('unhook', { table, hook });
    expect((await bob.done('hooks', { table })).hooks).toEqual([]);
    expect(await bob.refused('test-hook', { table, hook })).toMatchObject({ code: 'no-such-hook' });
  });

  test('go when the seat is left, handed over or given to a bot', async () => {
    const receiver = await startReceiver();
    const leave = [
      (bob: TestClient, table: string) => bob.done('leave', { table, seat: 2 }),
      (bob: TestClient, table: string) => bob.done('hand-over', { table, seat: 2 }),
      (bob: TestClient, table: string) => bob.done('bot', { table, seat: 2, bot: 'random' }),
    ];
    for (const go of leave) {
      const { table, people } = await gather(server);
      const [ann, bob] = people as [TestClient, TestClient];
      await ann.done('hook', { table, seat: 1, url: receiver.url });
      await bob.done('hook', { table, seat: 2, url: receiver.url });
      await go(bob, table);
      if ((await ann.ask('sit', { table, seat: 2 })).type === 'refused')
        throw new Error('the host may sit there');
      expect((await ann.done('hooks', { table })).hooks.map(({ seat }) => seat)).toEqual([1]);
    }
  });

  test('the outcome of a test says what went wrong', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    const url = `http://127.0.0.1:${String(await deadPort())}/`;
    const { hook } = await ann.done('hook', { table, seat: 1, url });
    expect(await ann.done('test-hook', { table, hook })).toMatchObject({
      outcome: 'No connection could be made.',
    });
  });

  test.each([
    ['ftp://example.com/', 'The address must start with https:// or http://.'],
    ['nonsense', 'This is not a web address.'],
    ['https://me:secret@example.com/', 'The address may hold no user name and no password.'],
  ])('%s is no address', async (url, message) => {
    const { table, people } = await gather(server);
    expect(await people[0]!.refused('hook', { table, seat: 1, url })).toMatchObject({
      code: 'bad-address',
      message,
    });
  });

  test('a table has twenty of them at most', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    for (let count = 0; count < 20; count++)
      await ann.done('hook', { table, seat: count % 2, url: 'https://example.com/' });
    expect(await ann.refused('hook', { table, seat: 1, url: 'https://example.com/' })).toMatchObject({
      code: 'too-many',
    });
  });

  test('somebody else’s seat and a watcher have none', async () => {
    const { table, people, watch } = await gather(server);
    const [ann] = people as [TestClient];
    expect(await ann.refused('hook', { table, seat: 2, url: 'https://example.com/' })).toMatchObject({
      code: 'not-your-seat',
    });
    const watcher = await enter(server, 'Cleo');
    await watcher.done('open', { table, key: watch! });
    expect((await watcher.done('hooks', { table })).hooks).toEqual([]);
  });
});

describe('where the operator says so', () => {
  test('private addresses are refused', async () => {
    const usual = await startTestServer();
    const { table, people } = await gather(usual, { text: quietScene() });
    expect(await people[0]!.refused('hook', { table, seat: 1, url: 'http://127.0.0.1:8080/' })).toMatchObject(
      { code: 'bad-address', message: 'The address is not on the public internet.' },
    );
    everybodyLeaves();
    await usual.close();
  });

  test('there are none at all', async () => {
    const silent = await startTestServer({ CORDON_HOOKS: 'off' });
    const { table, people } = await gather(silent);
    expect(await people[0]!.refused('hook', { table, seat: 1, url: 'https://example.com/' })).toMatchObject({
      code: 'hooks-off',
      message: 'This server sends no notices.',
    });
    everybodyLeaves();
    await silent.close();
  });
});
