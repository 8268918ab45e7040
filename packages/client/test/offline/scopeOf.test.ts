import { expect, test } from 'vitest';
import { errandOf } from '../../src/offline/scopeOf.ts';

const ORIGIN = 'https://cordon.example';
const errand = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  errandOf({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

test('addresses of the page lead to the page', () => {
  for (const path of ['/', '/new', '/local/abcd', '/t/abcdefgh', '/rules/base', '/apiary'])
    expect(errand(path, 'navigate'), path).toBe('page');
});

test('what the page fetches are files', () => {
  expect(errand('/assets/index.js')).toBe('file');
  expect(errand('/manifest.webmanifest')).toBe('file');
});

test('what only the server can say is left to it', () => {
  for (const path of ['/api/guest', '/socket', '/metrics', '/health', '/ready', '/status', '/status?x=1'])
    for (const mode of ['cors', 'navigate'] as const) expect(errand(path, mode), path).toBe('none');
});

test('other places and changes are none of our business', () => {
  expect(errand('https://elsewhere.example/assets/index.js')).toBe('none');
  expect(errand('/', 'cors', 'POST')).toBe('none');
});
