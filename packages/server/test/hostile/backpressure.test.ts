// Somebody who does not read: the others are not held back, what waits is bounded, and whoever reads again in time has
// missed nothing.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart } from '../support/gathering.ts';
import { quietScene, WALK } from '../requests/scenes.ts';
import type { ServerPatience } from '../../src/server.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { frame, PING, TEXT } from '../support/frames.ts';
import { dialSocket, metric, until, untilMetric } from './raw.ts';

afterEach(everybodyLeaves);

const FOREVER = 3_600_000;
const patient: ServerPatience = {
  sockets: { hello: FOREVER, ping: FOREVER, full: FOREVER, look: 20, close: 500 },
};
const impatient: ServerPatience = { sockets: { ...patient.sockets!, full: 300 } };

async function serve(patience: ServerPatience, environment = {}): Promise<TestServer> {
  const server = await startTestServer({ CORDON_METRICS: 'open', ...environment }, patience);
  onTestFinished(async () => {
    everybodyLeaves();
    await server.close();
  });
  return server;
}

/** Moves and takes them back, so that everybody is sent boards again and again. */
async function stir(client: TestClient, table: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const { position } = client.table(table);
    const { number } = await client.done('play', { table, seat: 1, position, commands: [WALK[0]] });
    await client.done('undo', { table, seat: 1, position: number });
  }
}

const SENT = 'cordon_updates_total';

/** Fills the line of somebody who does not read with answers, until updates no longer go out to that one. */
async function fill(server: TestServer, slow: TestClient, other: TestClient, table: string): Promise<void> {
  const told = async (): Promise<number> => {
    const before = await metric(server.http, SENT);
    await stir(other, table, 1);
    return (await metric(server.http, SENT)) - before;
  };
  const all = await told();
  slow.socket.pause();
  const question = JSON.stringify({ type: 'games', id: 7 });
  do {
    for (let count = 0; count < 30; count++) slow.send(question);
  } while ((await told()) > all * 0.85);
}

test('others hear everything while one reads nothing, and that one catches up completely', async () => {
  const server = await serve(patient);
  const { table, watch, people } = await gatherAndStart(server, { text: quietScene() });
  const [ann, bob] = [people[0]!, people[1]!];
  const slow = await enter(server, 'Sue');
  await slow.done('open', { table, key: watch! });
  await slow.until(() => slow.tables.get(table)?.presence?.watchers === 1);
  await fill(server, slow, ann, table);
  await stir(ann, table, 20);
  const another = await enter(server, 'Wes');
  await another.done('open', { table, key: watch! });
  await ann.done('say', { table, text: 'the last word' });
  await agree(table, ann, bob, another);
  expect(slow.table(table).number).toBeLessThan(ann.table(table).number);
  expect(slow.closed).toBeUndefined();

  slow.socket.resume();
  await slow.until(() => slow.table(table).number === ann.table(table).number);
  const { entries } = slow.table(table);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(entries).toEqual(another.table(table).entries);
  expect(slow.table(table).boards).toEqual(another.table(table).boards);
  expect(slow.table(table).info?.seats).toEqual(ann.table(table).info?.seats);
  // Who came in the meantime is known as well.
  await slow.until(() => slow.table(table).presence?.watchers === 2);
  // And from then on it hears what happens like everybody else.
  await stir(ann, table, 1);
  await agree(table, ann, slow);
});

test('whoever does not read for long is let go, and the others do not notice', async () => {
  const server = await serve(impatient);
  const { table, watch, people } = await gatherAndStart(server, { text: quietScene() });
  const [ann, bob] = [people[0]!, people[1]!];
  const slow = await enter(server, 'Sue');
  await slow.done('open', { table, key: watch! });
  await slow.until(() => slow.tables.has(table));
  await fill(server, slow, ann, table);
  await untilMetric(server.http, 'cordon_sockets_slow_total', (count) => count === 1);
  await stir(ann, table, 10);
  await agree(table, ann, bob);
  const { entries } = bob.table(table);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  slow.socket.resume();
  await slow.until(() => slow.closed !== undefined);
  await bob.until(() => bob.table(table).presence?.watchers === 0);
  // The way back: the rest comes from the last number that was heard.
  const after = slow.table(table).number;
  const back = await enter(server, 'Sue');
  await back.done('open', { table, key: watch!, after });
  await back.until(() => back.tables.get(table)?.number === ann.table(table).number);
  expect([...slow.table(table).entries, ...back.table(table).entries]).toEqual(entries);
});

test('whoever loses the right to a table while not reading learns nothing from then on', async () => {
  const server = await serve(patient);
  const { table, watch, people } = await gatherAndStart(server, { text: quietScene() });
  const ann = people[0]!;
  const slow = await enter(server, 'Sue');
  await slow.done('open', { table, key: watch! });
  await slow.until(() => slow.tables.has(table));
  await fill(server, slow, ann, table);
  await ann.done('link', { table, which: 'watch' });
  await ann.done('say', { table, text: 'now we are among ourselves' });
  await stir(ann, table, 10);
  slow.socket.resume();
  await slow.until(() => slow.lost.length === 1);
  expect(await slow.refused('open', { table, key: watch! })).toMatchObject({ code: 'unknown-table' });
  expect(slow.heard.join('')).not.toContain('among ourselves');
});

test('answers that nobody reads are kept up to a bound, then the line is cut', async () => {
  const server = await serve(patient);
  const client = await enter(server, 'Sue');
  await client.done('games', {});
  const answer = client.heard.at(-1)!.length;
  client.socket.pause();
  const asked = JSON.stringify({ type: 'games', id: 7 });
  let sent = 0;
  while ((await metric(server.http, 'cordon_sockets_slow_total')) === 0) {
    for (let count = 0; count < 30; count++) client.send(asked);
    sent += 30;
  }
  client.socket.resume();
  await client.until(() => client.closed !== undefined);
  expect(client.closed).toMatchObject({ code: 1006 });
  const bytes = client.heard.reduce((sum, text) => sum + text.length, 0);
  expect(bytes).toBeLessThan(sent * answer);
});

test('answers to signs of life that nobody reads are bounded too', async () => {
  const server = await serve(patient);
  const line = await dialSocket(server.port);
  line.socket.write(frame(0x80 | TEXT, '{"type":"hello","id":1,"protocol":1}'));
  await until(line, (text) => text.includes('"id":1'));
  line.socket.pause();
  const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(0x80 | PING, 'x'.repeat(125))));
  const push = (): void => {
    while (!line.socket.destroyed && line.socket.write(pings));
  };
  line.socket.on('drain', push);
  push();
  // It is cut because nobody reads, or because nobody needs so many signs of life.
  await untilMetric(server.http, 'cordon_sockets_open', (count) => count === 0);
});

test('a slow one at every table does not slow the process', async () => {
  const server = await serve(patient);
  const { table, watch, people } = await gatherAndStart(server, { text: quietScene() });
  const ann = people[0]!;
  const slow = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = await enter(server);
      await client.done('open', { table, key: watch! });
      await client.until(() => client.tables.has(table));
      client.socket.pause();
      return client;
    }),
  );
  await stir(ann, table, 60);
  await agree(table, ann, people[1]!);
  for (const client of slow) client.socket.resume();
  for (const client of slow) await client.until(() => client.table(table).number === ann.table(table).number);
});
