// Links and seats that were taken back: the old key is dead, for those who come with it and for those who are there.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gather, gatherAndStart } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** Somebody who follows the table by a key and has heard of it. */
async function follow(table: string, key: string, name?: string): Promise<TestClient> {
  const client = await enter(server, name);
  await client.done('open', { table, key });
  await client.until(() => client.tables.get(table)?.info !== undefined);
  return client;
}

/** The connection is told that the table is closed to it, and hears nothing of what happens there afterwards. */
async function expectShutOut(
  client: TestClient,
  table: string,
  key: string,
  speaker: TestClient,
): Promise<void> {
  await client.until(() => client.lost.length > 0);
  expect(client.lost).toEqual([
    {
      type: 'closed',
      table,
      code: 'unknown-table',
      message: 'This table is no longer open to you.',
    },
  ]);
  const heard = client.heard.length;
  await speaker.done('say', { table, text: 'now we are among ourselves' });
  for (const [type, fields] of [
    ['open', { key }],
    ['open', {}],
    ['look', { move: 0 }],
    ['say', { text: 'I am still here' }],
    ['sit', { seat: 2 }],
    ['play', { seat: 2, position: client.table(table).position, commands: ['end'] }],
  ] as const)
    expect(await client.refused(type, { table, ...fields }), type).toMatchObject({
      code: 'unknown-table',
    });
  const since = client.heard.slice(heard);
  expect(since).toHaveLength(6);
  expect(since.join('')).not.toContain('among ourselves');
}

test('a renewed invitation shuts out those who came by the old one and did not sit down', async () => {
  const { table, invite, people } = await gather(server);
  const [ann, bob] = [people[0]!, people[1]!];
  const eve = await follow(table, invite, 'Eve');
  const nameless = await follow(table, invite);
  const { key } = await ann.done('link', { table, which: 'invite' });
  await expectShutOut(eve, table, invite, ann);
  await expectShutOut(nameless, table, invite, ann);
  // Who sits stays; and the new invitation lets people in.
  await agree(table, ann, bob);
  expect(bob.table(table).entries.at(-1)).toMatchObject({ entry: 'said' });
  expect(await eve.done('open', { table, key })).toMatchObject({ seats: [] });
});

test('a renewed link for watchers shuts out those who watched by the old one', async () => {
  const { table, watch, people } = await gatherAndStart(server);
  const eve = await follow(table, watch!, 'Eve');
  expect(eve.table(table).boards).toHaveLength(1);
  await people[1]!.refused('link', { table, which: 'watch' });
  const { key } = await people[0]!.done('link', { table, which: 'watch' });
  await expectShutOut(eve, table, watch!, people[0]!);
  expect(await eve.done('open', { table, key })).toMatchObject({ seats: [] });
});

test('whoever holds both links keeps what the other one opens', async () => {
  const { table, invite, watch, people } = await gatherAndStart(server);
  const eve = await follow(table, invite, 'Eve');
  await eve.done('open', { table, key: watch! });
  await people[0]!.done('link', { table, which: 'invite' });
  await agree(table, people[0]!, eve);
  expect(eve.lost).toEqual([]);
  expect(await eve.refused('sit', { table, seat: 1 })).toMatchObject({ code: 'not-allowed' });
});

test('the key of a seat that was left is dead, on every device', async () => {
  const { table, people, keys } = await gatherAndStart(server);
  const device = await follow(table, keys[1]!);
  expect(device.table(table).info?.you.seats).toEqual([2]);
  await people[1]!.done('leave', { table, seat: 2 });
  await expectShutOut(device, table, keys[1]!, people[0]!);
});

test('the key of a seat that was handed over is dead, and the next holder has a new one', async () => {
  const { table, people, keys } = await gatherAndStart(server);
  const [ann, bob] = [people[0]!, people[1]!];
  const device = await follow(table, keys[1]!);
  const { key } = await bob.done('hand-over', { table, seat: 2 });
  await expectShutOut(device, table, keys[1]!, ann);
  const { position } = bob.table(table);
  const move = { table, seat: 2, position, commands: ['end'] };
  expect(await bob.refused('play', move)).toMatchObject({ code: 'not-your-seat' });
  // Nobody sits down on a kept seat without its key, and the old key is not it.
  expect(await bob.refused('sit', { table, seat: 2 })).toMatchObject({ code: 'seat-taken' });
  expect(await bob.done('open', { table, key: keys[1]! })).toMatchObject({ seats: [] });
  const cay = await follow(table, key, 'Cay');
  expect(cay.table(table).info?.you.seats).toEqual([2]);
  expect(await bob.refused('play', move)).toMatchObject({ code: 'not-your-seat' });
});

test('a bot on the seat, or the next person, makes the old key worthless', async () => {
  const { table, invite, people, keys } = await gatherAndStart(server);
  const [ann, bob] = [people[0]!, people[1]!];
  const device = await follow(table, keys[1]!);
  await bob.done('bot', { table, seat: 2, bot: 'random' });
  await expectShutOut(device, table, keys[1]!, ann);
  const cay = await follow(table, invite, 'Cay');
  await cay.done('sit', { table, seat: 2 });
  expect(await device.refused('open', { table, key: keys[1]! })).toMatchObject({ code: 'unknown-table' });
  expect(await bob.done('open', { table, key: keys[1]! })).toMatchObject({ seats: [] });
});

test('whom the host asks to leave plays no more', async () => {
  const { table, people, keys } = await gatherAndStart(server);
  const [ann, bob] = [people[0]!, people[1]!];
  await ann.done('leave', { table, seat: 2 });
  const { position } = ann.table(table);
  for (const client of [bob, await enter(server, 'Bob')]) {
    await client.ask('open', { table, key: keys[1]! });
    const answer = await client.refused('play', { table, seat: 2, position, commands: ['end'] });
    expect(['not-your-seat', 'unknown-table']).toContain(answer.code);
  }
});
