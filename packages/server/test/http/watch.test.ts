import { expect, test } from 'vitest';
import type { Phase } from '../../src/http/app.ts';
import { makeRig } from './rig.ts';

test('a process that answers is alive, whatever it is doing', async () => {
  let phase: Phase = 'starting';
  const { app } = await makeRig({}, () => ({ phase: () => phase }));
  for (phase of ['starting', 'serving', 'draining'] as const) {
    const answer = await app.inject({ url: '/health' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { alive: 'yes', version: '1.2.3' }]);
  }
});

test('it is ready only while it serves', async () => {
  let phase: Phase = 'starting';
  const { app } = await makeRig({}, () => ({ phase: () => phase }));
  const ask = async () => {
    const answer = await app.inject({ url: '/ready' });
    return [answer.statusCode, answer.json<unknown>()];
  };
  expect(await ask()).toEqual([503, { ready: 'no', because: 'starting' }]);
  phase = 'serving';
  expect(await ask()).toEqual([200, { ready: 'yes' }]);
  phase = 'draining';
  expect(await ask()).toEqual([503, { ready: 'no', because: 'draining' }]);
});

test('it is not ready when its store fails, and asks the store once for many', async () => {
  let asked = 0;
  const check = () => {
    asked += 1;
    return Promise.reject(new Error('the disk is gone'));
  };
  const { app, lines } = await makeRig({}, (store) => ({ store: { ...store, check } }));
  const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url: '/ready' })));
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: 'no', because: 'store' }]);
  expect(asked).toBe(1);
  expect(lines.join('')).toContain('the disk is gone');
});

test('counts are hidden, behind a token, or open, as the operator decides', async () => {
  const token = 'prometheus-0123456789';
  const hidden = await makeRig({ CORDON_METRICS: 'off' });
  expect((await hidden.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const shown = await (await makeRig({ CORDON_METRICS: 'open' })).app.inject({ url: '/metrics' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(shown.body).toContain('cordon_sockets_open 0');
  const { app } = await makeRig({ CORDON_METRICS: token });
  const ask = (headers: Record<string, string>) => app.inject({ url: '/metrics', headers });
  expect((await ask({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await ask({})).statusCode).toBe(401);
  for (const authorization of ['', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
    const answer = await ask({ authorization });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'wrong-token' }]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});

test('requests over HTTP are counted by route, not by address', async () => {
  const { app } = await makeRig({ CORDON_METRICS: 'open' });
  await app.inject({ url: '/t/abcdefgh' });
  await app.inject({ url: '/nothing/1' });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('cordon_http_request_seconds_count{route="/t/:table",method="GET",status="200"} 1');
  expect(body).toContain('cordon_http_request_seconds_count{route="none",method="GET",status="404"} 1');
});
