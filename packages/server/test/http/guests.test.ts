import { expect, test } from 'vitest';
import { makeGuestCookies } from '../../src/identity/guestCookie.ts';
import { cookieOf, HOST, makeRig, naming, ORIGIN, SOME_TEXT } from './rig.ts';

test('a guest gets a name and a cookie and is known again', async () => {
  const { app, store } = await makeRig();
  const made = await app.inject(naming('  Ada  '));
  expect(made.statusCode).toBe(200);
  const { guest } = made.json<{ guest: { id: string; name: string } }>();
  expect(guest).toEqual({ id: SOME_TEXT, name: 'Ada' });
  expect(guest.id).toMatch(/^[0-9a-z]{16}$/u);
  expect(await store.guest(guest.id)).toEqual(guest);
  expect(made.headers['set-cookie']).toContain('HttpOnly');
  expect(made.headers['cache-control']).toBe('no-store');
  const asked = await app.inject({ url: '/api/guest', headers: { cookie: cookieOf(made) } });
  expect(asked.json()).toEqual({ guest });
  expect(asked.headers['set-cookie']).toBeUndefined();
});

test('a known guest is renamed, not made anew', async () => {
  const { app, store } = await makeRig();
  const made = await app.inject(naming('Ada'));
  const renamed = await app.inject(naming('Countess', { cookie: cookieOf(made) }));
  const { id } = made.json<{ guest: { id: string } }>().guest;
  expect(renamed.json()).toEqual({ guest: { id, name: 'Countess' } });
  expect(await store.guest(id)).toEqual({ id, name: 'Countess' });
});

test('who has no cookie, a forged one or one of a guest that is gone is nobody', async () => {
  const { app } = await makeRig();
  const cookie = cookieOf(await app.inject(naming('Ada')));
  const stranger = makeGuestCookies(['a secret of the tests with 32 signs or more']).write(
    '0123456789abcdef',
    'http',
  );
  for (const header of [
    '',
    'other=1',
    `${cookie}x`,
    cookie.replace('=', '=0'),
    cookieOf({ headers: { 'set-cookie': stranger } }),
  ]) {
    const answer = await app.inject({ url: '/api/guest', headers: { cookie: header } });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  }
});

test('a cookie of an old key is written anew', async () => {
  const old = 'an older secret with 32 signs or more';
  const secrets = ['the newest secret with 32 signs or more', old];
  const { app, store } = await makeRig({}, () => ({ cookies: makeGuestCookies(secrets) }));
  await store.putGuest({ id: '0123456789abcdef', name: 'Ada' }, 1);
  const [cookie = ''] = makeGuestCookies([old]).write('0123456789abcdef', 'http').split(';');
  const answer = await app.inject({ url: '/api/guest', headers: { cookie } });
  expect(answer.json()).toEqual({ guest: { id: '0123456789abcdef', name: 'Ada' } });
  expect(makeGuestCookies(secrets).read(cookieOf(answer))?.signedBy).toBe('current');
});

test('a guest can be forgotten by the browser', async () => {
  const { app } = await makeRig();
  const made = await app.inject(naming('Ada'));
  const gone = await app.inject({
    method: 'DELETE',
    url: '/api/guest',
    headers: { host: HOST, origin: ORIGIN, cookie: cookieOf(made) },
  });
  expect(gone.statusCode).toBe(200);
  expect(gone.headers['set-cookie']).toMatch(/^cordon_guest=; Max-Age=0;/u);
});

test('over https the cookie is for https alone', async () => {
  const { app } = await makeRig({ CORDON_TRUST_PROXY: '1' });
  const secure = await app.inject(naming('Ada', { 'x-forwarded-proto': 'https', origin: `https://${HOST}` }));
  expect(secure.headers['set-cookie']).toContain('Secure');
  expect((await app.inject(naming('Ada'))).headers['set-cookie']).not.toContain('Secure');
});

test('what is no name is refused', async () => {
  const { app } = await makeRig();
  for (const [payload, code] of [
    [{ name: ' ' }, 'bad-name'],
    [{ name: 'Ada\u202e' }, 'bad-name'],
    [{ name: 'x'.repeat(41) }, 'bad-name'],
    [{}, 'bad-request'],
    [{ name: { toString: 'Ada' } }, 'bad-request'],
    [{ name: 'Ada', id: '0123456789abcdef' }, 'bad-request'],
    [['Ada'], 'bad-request'],
  ] as const) {
    const answer = await app.inject({ ...naming('Ada'), payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ type: 'refused', code, message: SOME_TEXT });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('a foreign page may change nothing', async () => {
  const { app } = await makeRig();
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign)
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await app.inject({
        method,
        url: '/api/guest',
        headers: { host: HOST, ...headers },
        payload: { name: 'Eve' },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { type: 'refused', code: 'wrong-origin', message: SOME_TEXT },
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
});

test('one address makes only so many guests, another one is not held back', async () => {
  const { app } = await makeRig({ CORDON_GUESTS_PER_HOUR: '30', CORDON_TRUST_PROXY: '1' });
  const from = (address: string) => app.inject(naming('Ada', { 'x-forwarded-for': address }));
  const statuses = [];
  for (let round = 0; round < 5; round += 1) statuses.push((await from('2001:db8::1')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await from('2001:db8::2');
  expect(refused.json()).toMatchObject({ code: 'too-fast' });
  expect(refused.headers['retry-after']).toBe('60');
  expect((await from('2001:db8:0:1::1')).statusCode).toBe(200);
});

test('without a trusted proxy nobody gets a new address by saying so', async () => {
  const { app } = await makeRig({ CORDON_GUESTS_PER_HOUR: '10' });
  const from = (address: string) => app.inject(naming('Ada', { 'x-forwarded-for': address }));
  expect((await from('1.1.1.1')).statusCode).toBe(200);
  expect((await from('2.2.2.2')).statusCode).toBe(429);
});

test('a guest is erased only by a request that names them, and not too often from one address', async () => {
  const erased: string[] = [];
  const { app } = await makeRig({}, () => ({
    forget: async (guest) => {
      erased.push(guest);
      return erased.length === 2 ? 'busy' : 'forgotten';
    },
  }));
  const forgetting = async (name: string, named?: string) => {
    const made = await app.inject(naming(name));
    const { id } = made.json<{ guest: { id: string } }>().guest;
    const headers = { host: HOST, origin: ORIGIN, cookie: cookieOf(made) };
    const payload = { guest: named ?? id };
    return app.inject({ method: 'POST', url: '/api/guest/forget', headers, payload });
  };
  expect((await forgetting('Ada', '0123456789abcdef')).statusCode).toBe(400);
  expect(erased).toEqual([]);
  const done = await forgetting('Ada');
  expect([done.statusCode, done.json()]).toEqual([200, {}]);
  expect(done.headers['set-cookie']).toContain('Max-Age=0');
  const busy = await forgetting('Bob');
  expect(busy.json()).toMatchObject({ code: 'unavailable' });
  expect(busy.headers['set-cookie']).toBeUndefined();
  expect((await forgetting('Cay')).statusCode).toBe(200);
  expect((await forgetting('Dan')).json()).toMatchObject({ code: 'too-fast' });
  expect(erased).toHaveLength(3);
});

test('foreign pages erase nobody', async () => {
  const { app } = await makeRig({}, () => ({ forget: () => Promise.reject(new Error('never')) }));
  const made = await app.inject(naming('Ada'));
  const { id } = made.json<{ guest: { id: string } }>().guest;
  const headers = { host: HOST, origin: 'https://evil.example', cookie: cookieOf(made) };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/guest/forget',
    headers,
    payload: { guest: id },
  });
  expect(answer.json()).toMatchObject({ code: 'wrong-origin' });
});
