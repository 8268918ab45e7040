// Guests of a real server: named, renamed, forgotten.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test/support/server.ts';
import { guestDesk } from '../../src/channel/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Keeps the cookie as a browser does. */
function browser(): (url: string, init: RequestInit) => Promise<Response> {
  let cookie = '';
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

test('a guest gets a name, another one, and is forgotten', async () => {
  const desk = guestDesk({ server: server.http, fetch: browser() });
  expect(await desk.whoAmI()).toEqual({ ok: true, guest: undefined });
  const ann = await desk.introduce('Ann');
  expect(ann).toMatchObject({ ok: true, guest: { name: 'Ann' } });
  expect(await desk.whoAmI()).toEqual(ann);
  const renamed = await desk.introduce('Anna');
  expect(renamed).toEqual({
    ok: true,
    guest: { ...(ann.ok ? ann.guest : undefined), name: 'Anna' },
  });
  await desk.forget();
  expect(await desk.whoAmI()).toEqual({ ok: true, guest: undefined });
});

test('a guest is erased on the server', async () => {
  const desk = guestDesk({ server: server.http, fetch: browser() });
  const ann = await desk.introduce('Ann');
  const id = ann.ok ? (ann.guest?.id ?? '') : '';
  expect(await desk.erase('0123456789abcdef')).toEqual({ ok: false, trouble: 'refused' });
  expect(await desk.erase(id)).toEqual({ ok: true, guest: undefined });
  expect(await desk.whoAmI()).toEqual({ ok: true, guest: undefined });
  const again = await desk.introduce('Ann');
  expect(again.ok && again.guest?.id !== id).toBe(true);
});

test('a name that cannot be seen is refused', async () => {
  const desk = guestDesk({ server: server.http, fetch: browser() });
  expect(await desk.introduce('  ')).toEqual({ ok: false, trouble: 'bad-name' });
});

test('other refusals are told apart from silence', async () => {
  const answering = (status: number, code: string) => () =>
    Promise.resolve(Response.json({ type: 'refused', code, message: '' }, { status }));
  expect(await guestDesk({ fetch: answering(429, 'too-fast') }).introduce('Ann')).toEqual({
    ok: false,
    trouble: 'too-fast',
  });
  expect(await guestDesk({ fetch: answering(503, 'unavailable') }).whoAmI()).toEqual({
    ok: false,
    trouble: 'refused',
  });
  const silent = guestDesk({ fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await silent.introduce('Ann')).toEqual({ ok: false, trouble: 'offline' });
});
