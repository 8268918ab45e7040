// Pages of others: a browser that shows them says so, and finds the door closed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { knock, metric } from './raw.ts';

let server: TestServer;
let named: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORDON_METRICS: 'open' });
  named = await startTestServer({ CORDON_ORIGIN: 'https://cordon.example' });
});
afterAll(async () => {
  await server.close();
  await named.close();
});

const REFUSED = 'cordon_refused_total{reason="wrong-origin"}';

test('a foreign page gets no socket', async () => {
  const host = `127.0.0.1:${String(server.port)}`;
  const foreign = [
    'https://evil.example',
    'null',
    'file://',
    '',
    `http://127.0.0.1:${String(server.port + 1)}`,
    `http://${host}.evil.example`,
    `http://evil.example/?${host}`,
    `http://${host}@evil.example`,
    `http://evil.example#${host}`,
    'javascript:alert(1)',
    `http://${host}, https://evil.example`,
  ];
  for (const origin of foreign) {
    const turned = await knock(server.socket, { origin });
    expect(turned, origin).toMatchObject({ status: 403 });
    expect(turned!.body).not.toContain('evil');
  }
  for (const site of ['cross-site', 'same-site', 'anything'])
    expect(await knock(server.socket, { 'sec-fetch-site': site }), site).toMatchObject({ status: 403 });
  expect(await metric(server.http, REFUSED)).toBe(foreign.length + 3);
  expect(await metric(server.http, 'cordon_sockets_open')).toBe(0);
});

test('our own page and programs do', async () => {
  expect(await knock(server.socket, { origin: server.http })).toBeUndefined();
  expect(await knock(server.socket)).toBeUndefined();
  expect(await knock(named.socket, { origin: 'https://cordon.example' })).toBeUndefined();
});

test('where the operator names the origin, the address of the server itself is a foreign one', async () => {
  for (const origin of [
    named.http,
    'http://cordon.example',
    'https://cordon.example:444',
    'https://cordon.example.',
  ])
    expect(await knock(named.socket, { origin }), origin).toMatchObject({ status: 403 });
});

test('a foreign page makes no guest either, not even with a cookie', async () => {
  const own = await fetch(`${server.http}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.http },
    body: '{"name":"Ann"}',
  });
  const cookie = own.headers.get('set-cookie')!.split(';')[0]!;
  for (const method of ['POST', 'DELETE']) {
    const answer = await fetch(`${server.http}/api/guest`, {
      method,
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', cookie },
      ...(method === 'POST' ? { body: '{"name":"Eve"}' } : {}),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const client = await TestClient.connect(server.socket, { cookie });
  expect(await client.done('hello', { protocol: 1 })).toMatchObject({ guest: { name: 'Ann' } });
  client.cut();
});

test('no other path becomes a socket', async () => {
  const base = server.socket.replace(/\/socket$/u, '');
  for (const path of [
    '/',
    '/socket/',
    '/Socket',
    '/%73ocket',
    '/socket/..',
    '/health',
    '/api/guest',
    '//socket',
  ])
    expect(await knock(base + path), path).toMatchObject({ status: 404 });
});
