// A disk without room, seen from outside: the server stays up, shows what there is, takes nothing new, and goes on when there is room.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './folders.ts';
import { guestCookie, TestClient } from './support/client.ts';
import { everybodyLeaves } from './support/gathering.ts';
import { startProcess, type Address, type ProcessOptions } from './support/process.ts';

afterEach(everybodyLeaves);

async function start(file: string, options: ProcessOptions = {}) {
  const server = startProcess({ CORDON_DATA: file }, options);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return { server, place: await server.serving };
}

async function come(place: Address, cookie: string): Promise<TestClient> {
  const client = await TestClient.connect(place.socket, { cookie });
  await client.done('hello', { protocol: 1 });
  return client;
}

const ready = async ({ http }: Address): Promise<number> => (await fetch(`${http}/ready`)).status;

/** Everything can be looked at, and nothing can be done. */
async function expectFull(client: TestClient, place: Address, table: string): Promise<void> {
  expect(await client.done('open', { table })).toMatchObject({ seats: [1] });
  expect((await client.done('tables', {})).tables).toHaveLength(1);
  const refused = { code: 'unavailable', message: expect.stringContaining('no room') as unknown };
  expect(await client.refused('say', { table, text: 'Hello?' })).toMatchObject(refused);
  expect(await client.refused('create', { config: {} })).toMatchObject(refused);
  expect(await client.refused('hook', { table, seat: 1, url: 'https://example.com/' })).toMatchObject(
    refused,
  );
  const guest = await fetch(`${place.http}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bob' }),
  });
  expect(guest.status).toBe(503);
  expect((await fetch(`${place.http}/health`)).status).toBe(200);
  expect((await fetch(`${place.http}/status`)).status).toBe(200);
  expect(await ready(place)).toBe(503);
}

/** Tries until it is taken. */
async function say(client: TestClient, table: string, text: string): Promise<number> {
  for (;;) {
    const answer = await client.ask('say', { table, text });
    if (answer.type === 'done') return answer.number;
    await setTimeout(50);
  }
}

test('the disk fills up while the server runs, is full when it starts, and has room again', async () => {
  const file = join(temporaryFolder(), 'cordon.db');
  const first = await start(file);
  const cookie = await guestCookie(first.place.http, 'Ann');
  const ann = await come(first.place, cookie);
  const { table } = await ann.done('create', { config: {} });
  await ann.done('sit', { table, seat: 1 });
  first.server.room('none');
  await expectFull(ann, first.place, table);
  first.server.room('enough');
  expect(await say(ann, table, 'Here I am.')).toBe(3);
  first.server.kill('SIGTERM');
  expect(await first.server.ended).toMatchObject({ code: 0 });

  const second = await start(file, { room: 'none' });
  const again = await come(second.place, cookie);
  await expectFull(again, second.place, table);
  second.server.room('enough');
  expect(await say(again, table, 'And again.')).toBe(4);
  expect(await ready(second.place)).toBe(200);
  second.server.kill('SIGTERM');
  expect(await second.server.ended).toMatchObject({ code: 0 });
});

test('a log that cannot be written does not end the server', async () => {
  const file = join(temporaryFolder(), 'cordon.db');
  const { server, place } = await start(file, { log: '/dev/full' });
  for (let count = 0; count < 5; count++) await fetch(`${place.http}/nothing`);
  expect(await ready(place)).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
});
