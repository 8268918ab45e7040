import { expect, test } from 'vitest';
import { isOwnOrigin, transportOf } from '../../src/http/origin.ts';

const anywhere = { origins: [], proxies: 0 };
const named = { origins: ['https://cordon.example', 'https://games.example'], proxies: 1 };
const host = 'cordon.example';

test.each([
  ['a page of the same host', { host, origin: 'http://cordon.example' }, true],
  ['one behind a proxy that is not announced', { host, origin: 'https://cordon.example' }, true],
  ['a host in capitals', { host: 'Cordon.Example:3000', origin: 'http://cordon.example:3000' }, true],
  ['another port', { host: 'cordon.example:3000', origin: 'http://cordon.example:3001' }, false],
  ['a foreign page', { host, origin: 'https://evil.example' }, false],
  ['a foreign page that looks alike', { host, origin: 'https://cordon.example.evil.example' }, false],
  ['a subdomain', { host, origin: 'https://www.cordon.example' }, false],
  ['a page without a home', { host, origin: 'null' }, false],
  ['no host', { origin: 'http://cordon.example' }, false],
  ['garbage', { host, origin: 'cordon.example' }, false],
  ['nothing at all', { origin: '' }, false],
  ['no browser', { host }, true],
  ['a browser that names no origin, same page', { host, 'sec-fetch-site': 'same-origin' }, true],
  ['a browser that names no origin, typed in', { host, 'sec-fetch-site': 'none' }, true],
  ['a browser that names no origin, same site', { host, 'sec-fetch-site': 'same-site' }, false],
  ['a browser that names no origin, foreign', { host, 'sec-fetch-site': 'cross-site' }, false],
])('%s', (_what, headers, own) => {
  expect(isOwnOrigin(headers, anywhere)).toBe(own);
});

test('where the operator named the origins, only those count', () => {
  expect(isOwnOrigin({ host, origin: 'https://cordon.example' }, named)).toBe(true);
  expect(isOwnOrigin({ host: 'inner:3000', origin: 'https://games.example' }, named)).toBe(true);
  expect(isOwnOrigin({ host, origin: 'http://cordon.example' }, named)).toBe(false);
  expect(isOwnOrigin({ host: 'evil.example', origin: 'https://evil.example' }, named)).toBe(false);
});

test('behind a trusted proxy the scheme must fit as well', () => {
  const settings = { origins: [], proxies: 1 };
  const headers = { host, 'x-forwarded-proto': 'https' };
  expect(isOwnOrigin({ ...headers, origin: 'https://cordon.example' }, settings)).toBe(true);
  expect(isOwnOrigin({ ...headers, origin: 'http://cordon.example' }, settings)).toBe(false);
});

test('the way to the browser is https if a trusted proxy or all origins say so', () => {
  const forwarded = { host, 'x-forwarded-proto': 'https' };
  expect(transportOf(forwarded, { origins: [], proxies: 1 })).toBe('https');
  expect(transportOf({ host, 'x-forwarded-proto': 'https, http' }, { origins: [], proxies: 1 })).toBe('http');
  expect(transportOf(forwarded, anywhere)).toBe('http');
  expect(transportOf({ host }, { origins: [], proxies: 1 })).toBe('http');
  expect(transportOf({ host }, { origins: ['https://cordon.example'], proxies: 0 })).toBe('https');
  expect(transportOf({ host }, { origins: ['https://a.example', 'http://10.0.0.2'], proxies: 0 })).toBe(
    'http',
  );
});
