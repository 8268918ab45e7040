import { expect, test } from 'vitest';
import { HOST, makeRig, naming } from './rig.ts';

test('every answer tells the browser what it may not do', async () => {
  const { app } = await makeRig();
  const answers = [
    await app.inject({ url: '/' }),
    await app.inject({ url: '/api/guest' }),
    await app.inject({ url: '/nothing' }),
    await app.inject({ url: '/%zz' }),
    await app.inject({ url: '/style.css' }),
    await app.inject(naming('')),
    await app.inject(naming('Ada', { origin: 'https://evil.example' })),
  ];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-store',
    'no-store',
    'no-store',
    'no-store',
    'public, max-age=3600',
    'no-store',
    'no-store',
  ]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('public origins are named for sockets, and https is to stay', async () => {
  const { app } = await makeRig({ CORDON_ORIGIN: `https://${HOST}` });
  const { headers } = await app.inject({ url: '/' });
  expect(headers['content-security-policy']).toContain(`connect-src 'self' wss://${HOST};`);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
