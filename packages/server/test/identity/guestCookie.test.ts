import { createHmac } from 'node:crypto';
import { makeGuestId } from '@cordon/tables';
import { expect, test } from 'vitest';
import { makeGuestCookies } from '../../src/identity/guestCookie.ts';

const secret = 'the first secret of at least 32 signs';
const cookies = makeGuestCookies([secret]);
const guest = makeGuestId();

/** What a browser sends back of a Set-Cookie header. */
const sent = (header: string): string => header.split(';')[0]!;

test('a guest is known again by the cookie', () => {
  const header = sent(cookies.write(guest, 'http'));
  expect(cookies.read(header)).toEqual({ id: guest, signedBy: 'current' });
  expect(cookies.read(`theme=dark; ${header}; other=1`)).toEqual({ id: guest, signedBy: 'current' });
});

test('the cookie is out of reach of scripts and foreign pages, and over https stays there', () => {
  const attributes = (header: string) => header.split('; ').slice(1).sort();
  expect(attributes(cookies.write(guest, 'http'))).toEqual([
    'HttpOnly',
    'Max-Age=31536000',
    'Path=/',
    'SameSite=Lax',
  ]);
  expect(attributes(cookies.write(guest, 'https'))).toContain('Secure');
  expect(attributes(cookies.clear('https'))).toEqual([
    'HttpOnly',
    'Max-Age=0',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
});

test('a forged or broken cookie is no guest', () => {
  const [, value = ''] = sent(cookies.write(guest, 'http')).split('=');
  const [id = '', signature = ''] = decodeURIComponent(value).split('.');
  const plainSignature = createHmac('sha256', secret).update(id).digest('base64url');
  const swapped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const forged of [
    '',
    id,
    `${id}.`,
    `${id}.${swapped}`,
    `${id}.${signature.slice(1)}`,
    `${id}.${signature}A`,
    `${makeGuestId()}.${signature}`,
    // Signed with the secret itself: another signature of the server cannot stand in.
    `${id}.${plainSignature}`,
    `.${signature}`,
    '%',
    '%00',
    '"',
    '.'.repeat(2000),
  ])
    expect(cookies.read(`cordon_guest=${encodeURIComponent(forged)}`)).toBeUndefined();
  expect(cookies.read('cordon_guest=%ZZ')).toBeUndefined();
  expect(cookies.read(undefined)).toBeUndefined();
  expect(cookies.read('')).toBeUndefined();
  expect(cookies.read('other=1')).toBeUndefined();
  expect(cookies.read('x'.repeat(100_000))).toBeUndefined();
});

test('a key of somebody else does not open', () => {
  const stranger = makeGuestCookies(['another secret of at least 32 signs..']);
  expect(cookies.read(sent(stranger.write(guest, 'http')))).toBeUndefined();
});

test('after a rotation old cookies still count and new ones carry the new key', () => {
  const rotated = makeGuestCookies(['the second secret, at least 32 signs', secret]);
  expect(rotated.read(sent(cookies.write(guest, 'http')))).toEqual({ id: guest, signedBy: 'old' });
  const renewed = sent(rotated.write(guest, 'http'));
  expect(rotated.read(renewed)).toEqual({ id: guest, signedBy: 'current' });
  expect(cookies.read(renewed)).toBeUndefined();
});

test('without a key there are no cookies', () => {
  expect(() => makeGuestCookies([])).toThrow('no key');
});
