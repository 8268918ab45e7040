import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { USUAL_PATIENCE, type Patience } from '../../src/http/types.ts';
import { dial } from '../hostile/raw.ts';
import { makeRig } from './rig.ts';

/** Impatient in one respect: in all others nobody is cut off for a busy machine. */
async function listen(impatience: Partial<Patience> = {}): Promise<number> {
  const patience = { ...USUAL_PATIENCE, check: 50, ...impatience };
  const { app } = await makeRig({}, () => ({ patience }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.addresses()[0]!.port;
}

const health = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';

test('who says nothing is shown out', async () => {
  const { over } = await dial(await listen({ silence: 300 }));
  await over;
});

test('headers that never end are cut off with a word', async () => {
  const { socket, over } = await dial(await listen({ headers: 200 }));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => socket.write('X-Drip: 1\r\n'), 20);
  onTestFinished(() => clearInterval(drip));
  const text = await over;
  expect(text).toMatch(/^HTTP\/1\.1 408 /u);
  expect(text).toContain('"code":"too-slow"');
});

test('a body that never ends is cut off with a word', async () => {
  const { socket, over } = await dial(await listen({ headers: 400, request: 400 }));
  socket.write(
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
  );
  const drip = setInterval(() => socket.write(' '), 20);
  onTestFinished(() => clearInterval(drip));
  expect(await over).toMatch(/^HTTP\/1\.1 408 /u);
});

test('an idle connection is not kept', async () => {
  const { socket, over } = await dial(await listen({ keepAlive: 200 }));
  socket.write(health);
  expect(await over).toContain('"alive":"yes"');
});

test('what is no proper HTTP gets a typed refusal and a closed door, and the server lives', async () => {
  const port = await listen();
  for (const [bytes, status, code] of [
    ['hello\r\n\r\n', 400, 'bad-request'],
    [Buffer.from([0, 255, 0, 13, 10, 13, 10]), 400, 'bad-request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'long-headers'],
    ['POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400, 'bad-request'],
  ] as const) {
    const { socket, over } = await dial(port);
    socket.write(bytes);
    const text = await over;
    expect(text).toContain(`HTTP/1.1 ${String(status)} `);
    expect(text).toContain(`"code":"${code}"`);
    expect((await fetch(`http://127.0.0.1:${String(port)}/health`)).status).toBe(200);
  }
});

test('hundreds of slow connections leave room for others', async () => {
  const port = await listen({ headers: 3000 });
  const slow = await Promise.all(Array.from({ length: 300 }, () => dial(port)));
  for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\n');
  const closed = Promise.all(slow.map(({ over }) => over));
  const answer = await fetch(`http://127.0.0.1:${String(port)}/health`);
  expect(answer.status).toBe(200);
  await closed;
});

test('connections beyond the limit are dropped', async () => {
  const { app } = await makeRig({ CORDON_MAX_SOCKETS: '1000' });
  expect(app.server.maxConnections).toBe(1500);
  app.server.maxConnections = 2;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.addresses()[0]!;
  for (const { socket } of [await dial(port), await dial(port)]) {
    socket.write(health);
    await once(socket, 'data');
  }
  expect(await (await dial(port)).over).toBe('');
});

test('a request that never ends does not keep the server from closing', async () => {
  const { app } = await makeRig({}, () => ({ patience: { ...USUAL_PATIENCE, close: 100 } }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const { socket, over } = await dial(app.addresses()[0]!.port);
  socket.write('GET / HTTP/1.1\r\nX-Drip: 1\r\n');
  const drip = setInterval(() => socket.write('X-Drip: 1\r\n'), 20);
  onTestFinished(() => clearInterval(drip));
  await accepted;
  await Promise.all([app.close(), over]);
});
