import { makeToken } from '@cordon/tables';
import { expect, test } from 'vitest';
import { makeLog, secretsOf } from '../src/logging.ts';
import { readSettings } from '../src/settings.ts';
import { cookieOf, HOST, makeRig, naming } from './http/rig.ts';

function makeLines(secrets: readonly string[] = []) {
  const lines: string[] = [];
  return {
    lines,
    log: makeLog({ level: 'trace', secrets, destination: { write: (line) => lines.push(line) } }),
  };
}

test('a line is one JSON object with its level in words', () => {
  const { log, lines } = makeLines();
  log.warn({ table: 'abcdefgh' }, 'something is odd');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as unknown,
    pid: process.pid,
    table: 'abcdefgh',
    msg: 'something is odd',
  });
});

test('secrets are masked by the name of their field, by their shape and by what they are', () => {
  const { log, lines } = makeLines(['what "the" operator chose']);
  const hush = 'hush-hush';
  log.info({
    cookie: hush,
    headers: { 'set-cookie': hush, authorization: hush },
    a: { b: { secret: hush } },
  });
  log.info({ key: hush, request: { invite: hush, watch: hush }, hook: { token: hush } });
  const token = makeToken();
  log.info({ text: `came with ${token}` }, `and cordon_guest=${hush}; and Bearer ${hush}`);
  log.info(`GET /t/abcdefgh?key=${hush}&more=1 HTTP/1.1 at https://x.example/hook?${hush}`);
  log.info(`connecting to postgres://cordon:${hush}@db/cordon`);
  log.info({ text: 'it is what "the" operator chose' });
  const cause = Object.assign(new Error(`cause /a?${hush}`), { rawPacket: Buffer.from(hush) });
  log.error({ err: Object.assign(new Error('broken', { cause }), { request: { headers: { x: hush } } }) });
  const text = lines.join('');
  expect(lines).toHaveLength(7);
  for (const line of lines) JSON.parse(line);
  expect(text).not.toContain(hush);
  expect(text).not.toContain(token);
  expect(text).not.toContain('operator chose');
  expect(text).toContain('/t/abcdefgh?[query]');
  expect(text).toContain('"message":"broken"');
});

test('the secrets of the settings are known to the log', () => {
  const settings = readSettings({
    CORDON_SECRET: `${'a'.repeat(32)},${'b'.repeat(32)}`,
    CORDON_METRICS: 'prometheus-0123456789',
    DATABASE_URL: 'postgres://cordon:p%40ss@db/cordon',
  });
  expect(secretsOf(settings)).toEqual([
    'a'.repeat(32),
    'b'.repeat(32),
    'prometheus-0123456789',
    'p%40ss',
    'p@ss',
  ]);
  expect(secretsOf(readSettings({}))).toEqual([]);
});

test('requests full of secrets leave none of them in the log', async () => {
  const token = 'prometheus-0123456789';
  const { app, lines } = await makeRig({ CORDON_LOG: 'trace', CORDON_METRICS: token });
  const made = await app.inject(naming('Ada'));
  const cookie = cookieOf(made);
  const signature = cookie.split('.')[1]!;
  const key = makeToken();
  await app.inject({ url: '/api/guest', headers: { cookie } });
  await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  await app.inject({ url: '/metrics', headers: { authorization: `Bearer wrong-${key}` } });
  await app.inject({ url: `/t/abcdefgh?key=${key}`, headers: { cookie, referer: `http://${HOST}/?${key}` } });
  await app.inject({ url: `/t/${key}`, headers: { cookie } });
  await app.inject({ url: `/api/%zz?key=${key}`, headers: { cookie } });
  await app.inject({ ...naming('Ada', { cookie }), payload: `{"name": "${key}` });
  await app.inject(naming(key, { cookie, origin: `https://${key}.example` }));
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answered.filter(({ msg }) => msg === 'answered')).toHaveLength(8);
  expect(answered[0]).toMatchObject({
    method: 'POST',
    path: '/api/guest',
    status: 200,
    address: '127.0.0.1',
  });
  expect(answered[0]!['reqId']).toMatch(/^[0-9a-z]{10}$/u);
  const text = lines.join('');
  for (const secret of [key, token, signature, cookie]) expect(text).not.toContain(secret);
  expect(text).toContain('/t/[token]');
});

test('an inner error is noted without the request that met it', async () => {
  const { app, lines } = await makeRig({}, (store) => ({
    store: { ...store, guest: () => Promise.reject(new Error('no such guest: cordon_guest=hush-hush')) },
  }));
  const cookie = cookieOf(await app.inject(naming('Ada')));
  expect((await app.inject({ url: '/api/guest', headers: { cookie } })).statusCode).toBe(500);
  const text = lines.join('');
  expect(text).toContain('cordon_guest=[cookie]');
  expect(text).not.toContain('hush-hush');
  expect(text).not.toContain(cookie.split('=')[1]);
});
