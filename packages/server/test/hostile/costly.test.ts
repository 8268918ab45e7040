// Requests that cost much: they are paid for in time of the thread that serves all, by connection, guest and address.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PRICES } from '../../src/sockets/budget.ts';
import { TestClient, guestCookie } from '../support/client.ts';
import { enter, everybodyLeaves } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from '../requests/scenes.ts';

/** What a connection has at once; a request of the dearest kind takes all of it in advance. */
const AT_ONCE = PRICES.import;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORDON_WORK_PER_SECOND: String(AT_ONCE / 10) });
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const text = quietScene();

/** Each is paid for in advance, so they need not be slow to be too much. */
const MANY = 20;

test('what costs too much at once is refused, with the time to wait, and goes on after that', async () => {
  const client = await enter(server, 'Greedy');
  const answers = await Promise.all(Array.from({ length: MANY }, () => client.ask('import', { text })));
  expect(answers[0]).toMatchObject({ type: 'done' });
  const refused = answers.filter(({ type }) => type === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused)
    expect(one).toMatchObject({ code: 'too-fast', wait: expect.any(Number) as unknown });
  await expect.poll(async () => (await client.ask('games', {})).type).toBe('done');
});

test('several connections of a guest share what the guest has', async () => {
  const cookie = await guestCookie(server.http, 'Many');
  const many = await Promise.all(
    Array.from({ length: 6 }, () => TestClient.connect(server.socket, { cookie })),
  );
  for (const client of many) await client.done('hello', { protocol: 1 });
  const answers = await Promise.all(many.map((client) => client.ask('import', { text })));
  expect(answers.filter(({ type }) => type === 'done').length).toBeLessThanOrEqual(2);
  for (const client of many) client.cut();
});

test('others are not refused for it', async () => {
  const greedy = await enter(server, 'Greedy again');
  const other = await enter(server, 'Other');
  const all = Promise.all(Array.from({ length: 5 }, () => greedy.ask('import', { text })));
  await other.done('import', { text });
  await other.done('games', {});
  await all;
});
