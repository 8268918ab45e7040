import { expect, test } from 'vitest';
import { HOST, makeRig, naming, ORIGIN, SOME_TEXT } from './rig.ts';

const json = { host: HOST, origin: ORIGIN, 'content-type': 'application/json' };

test('what is not there is refused as JSON to programs and as a page to people', async () => {
  const { app } = await makeRig();
  const api = await app.inject({ url: '/api/nothing?key=1' });
  expect([api.statusCode, api.json()]).toEqual([
    404,
    { type: 'refused', code: 'not-found', message: 'There is nothing here.' },
  ]);
  const page = await app.inject({ url: '/nothing/<script>' });
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('There is nothing here.');
  expect(page.body).not.toContain('script');
});

test('people who read French are refused in French', async () => {
  const { app } = await makeRig();
  const asked = async (languages: string): Promise<string> =>
    (await app.inject({ url: '/nothing', headers: { 'accept-language': languages } })).body;
  expect(await asked('fr-CH, fr;q=0.9, en;q=0.8')).toMatch(/lang="fr"[^]*Il n’y a rien à cette adresse\./u);
  for (const languages of ['en-GB,fr;q=0.5', 'de', ''])
    expect(await asked(languages)).toMatch(/lang="en"[^]*There is nothing here\./u);
});

test('a method that a path does not know is refused, with those that it knows', async () => {
  const { app } = await makeRig();
  const api = await app.inject({ method: 'PUT', url: '/api/guest', headers: json, payload: '{}' });
  expect(api.statusCode).toBe(405);
  expect(api.headers['allow']).toBe('GET, HEAD, POST, DELETE');
  const page = await app.inject({ method: 'POST', url: '/', headers: json, payload: '{}' });
  expect([page.statusCode, page.headers['allow']]).toEqual([405, 'GET, HEAD']);
  const strange = await app.inject({ method: 'PROPFIND' as 'GET', url: '/', headers: json });
  expect(strange.statusCode).toBe(405);
  expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
});

test('a body that cannot be used is refused', async () => {
  const { app } = await makeRig();
  for (const [payload, status, code] of [
    ['{"name":', 400, 'bad-request'],
    ['', 400, 'bad-request'],
    ['{"name":"Ada","__proto__":{"admin":1}}', 400, 'bad-request'],
    ['{"name":"Ada","constructor":{"prototype":{"x":1}}}', 400, 'bad-request'],
    [`${'['.repeat(8000)}${']'.repeat(8000)}`, 400, 'bad-request'],
    [JSON.stringify({ name: 'x'.repeat(20_000) }), 413, 'too-large'],
  ] as const) {
    const answer = await app.inject({ method: 'POST', url: '/api/guest', headers: json, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { type: 'refused', code, message: SOME_TEXT },
    ]);
  }
});

test('a body that is not JSON is refused, whatever it says of itself', async () => {
  const { app } = await makeRig();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ]) {
    const headers = { ...json, 'content-type': type };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/guest',
      headers,
      payload: '{"name":"Ada"}',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 'wrong-type' }]);
  }
});

test('an address that cannot be read is refused', async () => {
  const { app } = await makeRig();
  const answer = await app.inject({ url: '/api/%zz' });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad-request' }]);
  expect(answer.body).not.toContain('zz');
});

test('an inner error is noted, and nothing of it is told', async () => {
  const failing = (): never => {
    throw new Error('the inner words at /srv/cordon');
  };
  const { app, lines } = await makeRig({}, (store) => ({
    store: { ...store, putGuest: failing, countTables: failing },
  }));
  const api = await app.inject(naming('Ada'));
  expect([api.statusCode, api.json()]).toEqual([
    500,
    { type: 'refused', code: 'internal', message: 'Something went wrong here; it has been noted.' },
  ]);
  const page = await app.inject({ url: '/' });
  expect(page.statusCode).toBe(500);
  for (const { body } of [api, page]) expect(body).not.toMatch(/inner words|srv|at .*\.ts/u);
  expect(lines.filter((line) => line.includes('the inner words'))).toHaveLength(2);
});
