// People who take their time: on the way in, at the door, and behind it.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { frame, TEXT, upgradeRequest } from '../support/frames.ts';
import { closeCode, dial, dialSocket, metric, untilMetric } from './raw.ts';

/** For those who are cut off, however fast the machine is. */
let server: TestServer;
/** For those who are in time, and on a busy machine as well. */
let patient: TestServer;
beforeAll(async () => {
  const serve = (hello: number, headers: number): Promise<TestServer> =>
    startTestServer(
      { CORDON_METRICS: 'open' },
      {
        http: { headers, request: 2 * headers, keepAlive: 5000, silence: 5000, check: 50, close: 500 },
        sockets: { hello, ping: 1500, full: 600_000, look: 1000, close: 300 },
      },
    );
  [server, patient] = await Promise.all([serve(1000, 500), serve(3000, 3000)]);
});
afterAll(() => Promise.all([server.close(), patient.close()]));

test('an upgrade that is never finished is cut off with a word', async () => {
  const line = await dial(server.port);
  const text = upgradeRequest();
  line.socket.write(text.slice(0, -2));
  const drip = setInterval(() => line.socket.write('X-Drip: 1\r\n'), 20);
  const heard = await line.over;
  clearInterval(drip);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /u);
  expect(heard).toContain('"code":"too-slow"');
});

test('an upgrade letter by letter is cut off as well', async () => {
  const line = await dial(server.port);
  const signs = Array.from(upgradeRequest());
  const drip = setInterval(() => line.socket.write(signs.shift() ?? ' '), 20);
  const heard = await line.over;
  clearInterval(drip);
  expect(heard).not.toContain('101');
});

test('whoever opens a socket and says nothing is shown out', async () => {
  const client = await TestClient.connect(server.socket);
  await client.until(() => client.closed !== undefined);
  expect(client.bye).toEqual({ type: 'bye', code: 'hello-first', message: 'Nothing was said.' });
  expect(client.closed).toEqual({ code: 1008, reason: 'hello-first' });
});

test('talking is not greeting', async () => {
  const client = await TestClient.connect(server.socket);
  const chatter = setInterval(() => client.send('{"type":"games","id":1}'), 30);
  await client.until(() => client.closed !== undefined);
  clearInterval(chatter);
  expect(client.closed).toEqual({ code: 1008, reason: 'hello-first' });
  expect(client.heard.filter((one) => one.includes('"hello-first"')).length).toBeGreaterThan(1);
});

test('a hello of an unknown protocol is no greeting either', async () => {
  const client = await TestClient.connect(patient.socket);
  expect(await client.refused('hello', { protocol: 99 })).toMatchObject({ code: 'unknown-protocol' });
  expect(await client.refused('games', {})).toMatchObject({ code: 'hello-first' });
  await client.until(() => client.closed !== undefined);
  expect(client.closed).toEqual({ code: 1008, reason: 'hello-first' });
});

test('whoever has said hello may be silent for long, as long as there is life in the line', async () => {
  const client = await TestClient.connect(patient.socket);
  await client.done('hello', { protocol: 1 });
  for (let count = 0; count < 3; count++) await once(client.socket, 'ping');
  expect(client.closed).toBeUndefined();
  client.cut();
});

test('whoever gives no sign of life is gone after two questions', async () => {
  const line = await dialSocket(patient.port);
  line.socket.write(frame(0x80 | TEXT, '{"type":"hello","id":1,"protocol":1}'));
  const heard = await line.over;
  expect(heard).toContain('"type":"done"');
  // Nobody says goodbye to somebody who is not there.
  expect(closeCode(line)).toBeUndefined();
});

test('whoever does not answer a goodbye is not waited for', async () => {
  const line = await dialSocket(server.port);
  // A raw line never answers a close frame; the server hangs up by itself.
  expect(await line.over).toContain('Nothing was said.');
});

test('whoever is turned away and stays on the line is hung up on', async () => {
  const line = await dial(patient.port, { allowHalfOpen: true });
  line.socket.write(upgradeRequest('Origin: https://evil.example\r\n'));
  const keepsTalking = setInterval(() => line.socket.write('and another thing'), 20);
  const heard = await line.over;
  clearInterval(keepsTalking);
  expect(heard).toMatch(/^HTTP\/1\.1 403 /u);
});

test('hundreds of slow ones leave the door open for others', async () => {
  const lines = await Promise.all(Array.from({ length: 200 }, () => dial(patient.port)));
  for (const [index, { socket }] of lines.entries())
    socket.write(index % 2 === 0 ? upgradeRequest().slice(0, 60) : upgradeRequest());
  const client = await TestClient.connect(patient.socket);
  expect(await client.done('hello', { protocol: 1 })).toMatchObject({ type: 'done' });
  client.cut();
  await Promise.all(lines.map(({ over }) => over));
  await untilMetric(patient.http, 'cordon_sockets_open', (count) => count === 0);
  expect(await metric(patient.http, 'cordon_sockets_open')).toBe(0);
});
