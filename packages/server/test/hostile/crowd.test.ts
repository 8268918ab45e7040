// Too many sockets: of one address, of one guest, of all together.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { guestCookie, TestClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { upgradeRequest } from '../support/frames.ts';
import { dial, knock, until } from './raw.ts';

const clients: TestClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.cut();
});

async function serve(environment: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await startTestServer(environment);
  onTestFinished(() => server.close());
  return server;
}

async function come(server: TestServer, headers: Readonly<Record<string, string>> = {}): Promise<TestClient> {
  const client = await TestClient.connect(server.socket, headers);
  clients.push(client);
  return client;
}

/** Waits until the door opens again: a place is free as soon as the server has seen somebody go. */
async function untilWelcome(server: TestServer, headers = {}): Promise<void> {
  while ((await knock(server.socket, headers)) !== undefined);
}

test('an address has so many sockets and no more; who goes makes room', async () => {
  const server = await serve({ CORDON_MAX_SOCKETS_PER_ADDRESS: '5' });
  for (let count = 0; count < 5; count++) await come(server);
  const turned = await knock(server.socket);
  expect(turned).toMatchObject({ status: 429 });
  expect(JSON.parse(turned!.body)).toMatchObject({ type: 'refused', code: 'too-many' });
  await clients[0]!.close();
  await untilWelcome(server);
  // Those who are inside are as well as before.
  expect(await clients[1]!.done('hello', { protocol: 1 })).toMatchObject({ type: 'done' });
});

test('a header that names another address is believed only behind a proxy', async () => {
  const open = await serve({ CORDON_MAX_SOCKETS_PER_ADDRESS: '2' });
  await come(open);
  await come(open);
  for (const address of ['10.0.0.1', '::1', 'unknown', '127.0.0.1, 10.0.0.1'])
    expect(await knock(open.socket, { 'x-forwarded-for': address }), address).toMatchObject({ status: 429 });
  const behind = await serve({ CORDON_MAX_SOCKETS_PER_ADDRESS: '2', CORDON_TRUST_PROXY: '1' });
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
    await come(behind, { 'x-forwarded-for': address });
  // What the client wrote before the proxy's own word counts for nothing.
  expect(await knock(behind.socket, { 'x-forwarded-for': '10.0.0.9, 10.0.0.1' })).toMatchObject({
    status: 429,
  });
  expect(await knock(behind.socket, { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' })).toBeUndefined();
});

test('a guest has so many sockets and no more; another guest is not held up by that', async () => {
  const server = await serve({ CORDON_MAX_SOCKETS_PER_GUEST: '2' });
  const cookie = await guestCookie(server.http, 'Ann');
  await come(server, { cookie });
  await come(server, { cookie });
  expect(await knock(server.socket, { cookie })).toMatchObject({ status: 429 });
  expect(await knock(server.socket, { cookie: await guestCookie(server.http, 'Bob') })).toBeUndefined();
  expect(await knock(server.socket)).toBeUndefined();
  await clients[0]!.close();
  await untilWelcome(server, { cookie });
});

test('a forged cookie does not use up the places of a guest', async () => {
  const server = await serve({ CORDON_MAX_SOCKETS_PER_GUEST: '1' });
  const cookie = await guestCookie(server.http, 'Ann');
  const forged = `${cookie.slice(0, -3)}AAA`;
  for (let count = 0; count < 5; count++) await come(server, { cookie: forged });
  expect(await knock(server.socket, { cookie })).toBeUndefined();
});

test('all together have so many sockets; health is told all the same', async () => {
  const server = await serve({ CORDON_MAX_SOCKETS: '3' });
  for (let count = 0; count < 3; count++) await come(server);
  expect(await knock(server.socket)).toMatchObject({ status: 503 });
  expect((await fetch(`${server.http}/health`)).status).toBe(200);
});

test('places are given back whatever way somebody goes', async () => {
  const server = await serve({ CORDON_MAX_SOCKETS_PER_ADDRESS: '1' });
  const ways: readonly ((client: TestClient) => unknown)[] = [
    (client) => client.close(),
    (client) => client.cut(),
    (client) => client.socket.send(Buffer.from([0xff]), { binary: false }),
    (client) => client.send('x'.repeat(300_000)),
    (client) => {
      for (let count = 0; count < 60; count++) client.send('nonsense');
    },
  ];
  for (const go of ways) {
    await go(await come(server));
    await untilWelcome(server);
    // The one that knocked has to be gone as well.
    await untilWelcome(server);
  }
});

test('a handshake that is broken takes no place', async () => {
  const server = await serve({ CORDON_MAX_SOCKETS_PER_ADDRESS: '1' });
  for (const [from, to] of [
    ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Key: short'],
    ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 1'],
    ['Upgrade: websocket', 'Upgrade: h2c'],
  ] as const) {
    const line = await dial(server.port);
    line.socket.write(upgradeRequest().replace(from, to));
    expect(await line.over, to).toMatch(/^HTTP\/1\.1 4\d\d /u);
  }
  const line = await dial(server.port);
  line.socket.write(upgradeRequest());
  expect(await until(line, (text) => text.includes('\r\n\r\n'))).toContain('101 Switching Protocols');
});
