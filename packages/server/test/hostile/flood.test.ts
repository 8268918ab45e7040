// Far too many messages: a word for each, and after a while a closed door.
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { everybodyLeaves, gatherAndStart, play } from '../support/gathering.ts';
import { quietScene, WALK } from '../requests/scenes.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORDON_MESSAGES_PER_SECOND: '20', CORDON_MESSAGE_BURST: '60' });
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

interface Heard {
  readonly type: string;
  readonly id?: number;
  readonly code?: string;
}
const answersOf = (client: TestClient): Heard[] =>
  client.heard
    .map((text) => JSON.parse(text) as Heard)
    .filter(({ type }) => type === 'done' || type === 'refused');

test('a flood is answered as far as it may, then refused by number, then cut off', async () => {
  const client = await TestClient.connect(server.socket);
  await client.done('hello', { protocol: 1 });
  for (let id = 1001; id <= 3000; id++) client.send(JSON.stringify({ type: 'listed', id }));
  await client.until(() => client.closed !== undefined);
  expect(client.closed).toEqual({ code: 1008, reason: 'too-fast' });
  expect(client.bye).toMatchObject({ code: 'too-fast' });
  const answers = answersOf(client).slice(1);
  const refused = answers.filter(({ code }) => code === 'too-fast');
  expect(refused).toHaveLength(51);
  expect(refused.every(({ id }) => id !== undefined)).toBe(true);
  // Each request that was answered was answered once.
  const ids = answers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(answers.filter(({ type }) => type === 'done').length).toBeGreaterThanOrEqual(20);
  expect(answers.length).toBeLessThan(500);
});

test('the answer to a ping of the server costs nothing, one that it did not ask for does', async () => {
  const slow = await startTestServer(
    { CORDON_MESSAGES_PER_SECOND: '1', CORDON_MESSAGE_BURST: '1' },
    { sockets: { hello: 60_000, ping: 500, full: 60_000, look: 1000, close: 300 } },
  );
  const client = await TestClient.connect(slow.socket);
  await client.done('hello', { protocol: 1 });
  // The second ping comes after the answer to the first.
  for (let count = 0; count < 2; count++) await once(client.socket, 'ping');
  expect(answersOf(client)).toHaveLength(1);
  for (let count = 0; count < 3; count++) client.socket.pong();
  await client.until(() => answersOf(client).length > 1);
  expect(answersOf(client)[1]).toMatchObject({ type: 'refused', code: 'too-fast' });
  client.cut();
  await slow.close();
});

test('a long message counts like many', async () => {
  const client = await TestClient.connect(server.socket);
  await client.done('hello', { protocol: 1 });
  const text = JSON.stringify({ type: 'import', id: 7, text: 'x'.repeat(190_000) });
  for (let count = 0; count < 8; count++) client.send(text);
  await client.until(() => answersOf(client).length === 9);
  const codes = answersOf(client).map(({ code }) => code);
  expect(codes.filter((code) => code === 'guest-needed').length).toBeGreaterThanOrEqual(5);
  expect(codes).toContain('too-fast');
  client.cut();
});

test('too many requests at once are refused one by one, and none is lost', async () => {
  const wide = await startTestServer();
  const client = await TestClient.enter(wide, 'Ann');
  const answers = await Promise.all(Array.from({ length: 300 }, () => client.ask('create', { config: {} })));
  const codes = answers.map((answer) => (answer.type === 'done' ? 'done' : answer.code));
  expect(new Set(codes)).toEqual(new Set(['done', 'too-many']));
  expect(codes.filter((code) => code === 'done').length).toBeGreaterThanOrEqual(32);
  client.cut();
  await wide.close();
});

test('the table of the flooder goes on, and so may the flooder on a new line', async () => {
  const { table, people, keys } = await gatherAndStart(server, { text: quietScene() });
  const [ann, bob] = [people[0]!, people[1]!];
  const say = JSON.stringify({ type: 'say', id: 9, table, text: 'flood' });
  for (let count = 0; count < 1000; count++) bob.send(say);
  await bob.until(() => bob.closed !== undefined);
  expect(bob.closed).toEqual({ code: 1008, reason: 'too-fast' });
  await ann.until(() => ann.table(table).presence?.seats.join() === '1');
  await play(ann, table, 1, WALK[0]);
  const flood = ann.table(table).entries.filter(({ entry }) => entry === 'said').length;
  expect(flood).toBeLessThan(200);
  const back = await TestClient.connect(server.socket);
  await back.done('hello', { protocol: 1 });
  expect(await back.done('open', { table, key: keys[1]! })).toMatchObject({ seats: [2] });
  back.cut();
});

test('new guests and new tables have their limits', async () => {
  const strict = await startTestServer({ CORDON_TABLES_PER_HOUR: '3', CORDON_GUESTS_PER_HOUR: '10' });
  const client = await TestClient.enter(strict, 'Ann');
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push(await client.ask('create', { config: {} }));
  expect(answers.map((answer) => (answer.type === 'done' ? 'done' : answer.code))).toEqual([
    'done',
    'done',
    'done',
    'too-fast',
    'too-fast',
  ]);
  const made = await fetch(`${strict.http}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Bob"}',
  });
  expect(made.status).toBe(429);
  client.cut();
  await strict.close();
});
