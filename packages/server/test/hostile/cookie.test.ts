// Cookies that we did not write, or not for this: whoever shows one is nobody.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeGuestCookies } from '../../src/identity/guestCookie.ts';
import { guestCookie, TestClient } from '../support/client.ts';
import { everybodyLeaves, gatherAndStart, type Gathered } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const SECRET = 'a secret that the operator chose and kept';
let server: TestServer;
let gathered: Gathered;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ CORDON_SECRET: SECRET });
  gathered = await gatherAndStart(server);
  cookie = await guestCookie(server.http, 'Ann');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.cut();
});
afterAll(async () => {
  everybodyLeaves();
  await server.close();
});

const clients: TestClient[] = [];

async function come(header: string): Promise<TestClient> {
  const client = await TestClient.connect(server.socket, { cookie: header });
  clients.push(client);
  return client;
}

async function expectNobody(header: string): Promise<void> {
  const client = await come(header);
  const greeting = await client.done('hello', { protocol: 1 });
  expect(greeting.guest, header).toBeUndefined();
  expect(await client.done('tables', {})).toMatchObject({ tables: [] });
  expect(await client.refused('create', { config: {} })).toMatchObject({ code: 'guest-needed' });
  expect(await client.refused('open', { table: gathered.table })).toMatchObject({ code: 'unknown-table' });
  const answer = await fetch(`${server.http}/api/guest`, { headers: { cookie: header } });
  expect(await answer.json(), header).toEqual({});
}

test('the true cookie is somebody', async () => {
  const client = await come(cookie);
  expect((await client.done('hello', { protocol: 1 })).guest?.name).toBe('Ann');
});

test('a cookie with any sign changed is nobody', async () => {
  const [name, value = ''] = cookie.split('=');
  const dot = value.indexOf('.');
  // Every sign of the name of the guest, and signs all over the signature.
  for (const at of [0, 7, dot - 1, dot, dot + 1, dot + 20, value.length - 1]) {
    const changed = value[at] === '3' ? '4' : '3';
    await expectNobody(`${name!}=${value.slice(0, at)}${changed}${value.slice(at + 1)}`);
  }
});

test('a cookie that is cut, doubled, turned around or spelt otherwise is nobody', async () => {
  const value = cookie.split('=')[1]!;
  const [id = '', signature = ''] = value.split('.');
  for (const wrong of [
    '',
    id,
    `${id}.`,
    `.${signature}`,
    `${signature}.${id}`,
    `${value}.${signature}`,
    `${value}=`,
    `${value}x`,
    value.slice(0, -1),
    value.toUpperCase(),
    `${id}.${signature.replaceAll('-', '+').replaceAll('_', '/')}=`,
    `${id}.${'A'.repeat(signature.length)}`,
    `__proto__.${signature}`,
    `${id}\u0000.${signature}`.replace('\u0000', '%00'),
    'undefined',
    'a'.repeat(9000),
  ])
    await expectNobody(`cordon_guest=${wrong}`);
});

test('the signature of one guest does not make another', async () => {
  const other = await guestCookie(server.http, 'Bob');
  const [mine = ''] = cookie.split('=')[1]!.split('.');
  const [, theirs = ''] = other.split('=')[1]!.split('.');
  await expectNobody(`cordon_guest=${mine}.${theirs}`);
});

test('a cookie signed with another key, or for a guest who never was, is nobody', async () => {
  const id = cookie.split('=')[1]!.split('.')[0]!;
  const foreign = makeGuestCookies(['a secret of somebody else just as long']).write(id, 'http');
  await expectNobody(foreign.split(';')[0]!);
  const unknown = makeGuestCookies([SECRET]).write('0000000000000000', 'http');
  await expectNobody(unknown.split(';')[0]!);
  // The same name signed by the right key is somebody: it was the key that made the difference.
  const own = makeGuestCookies([SECRET]).write(id, 'http');
  const client = await come(own.split(';')[0]!);
  expect((await client.done('hello', { protocol: 1 })).guest?.name).toBe('Ann');
});

test('a cookie of another server is nobody here', async () => {
  const elsewhere = await startTestServer();
  const theirs = await guestCookie(elsewhere.http, 'Ann');
  await elsewhere.close();
  await expectNobody(theirs);
});

test('who forged a cookie gets none for it: a new name makes a new guest', async () => {
  const id = cookie.split('=')[1]!.split('.')[0]!;
  const answer = await fetch(`${server.http}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `cordon_guest=${id}.${'A'.repeat(43)}` },
    body: '{"name":"Eve"}',
  });
  const made = (await answer.json()) as { guest: { id: string } };
  expect(made.guest.id).not.toBe(id);
  const client = await come(cookie);
  expect((await client.done('hello', { protocol: 1 })).guest).toEqual({ id, name: 'Ann' });
});
