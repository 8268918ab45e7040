// The keys of links are kept by table and seat, and a browser that keeps nothing or junk stops nobody.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHanded, handedKey, keepHanded, keepKeys, knownKeys, linkOf } from '../../src/tables/keys.ts';
import { keepIn, keepNothing } from '../support/storage.ts';

let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  keepIn(kept);
  vi.stubGlobal('location', { origin: 'https://cordon.example' });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the keys of each table apart, and a later one beside an earlier one', () => {
  keepKeys('one', { invite: 'a' });
  keepKeys('one', { watch: 'b' });
  keepKeys('two', { invite: 'c' });
  expect(knownKeys('one')).toEqual({ invite: 'a', watch: 'b' });
  expect(knownKeys('two').invite).toBe('c');
  expect(knownKeys('three').invite).toBeUndefined();
});

it('keeps a handed seat until somebody has come for it', () => {
  keepHanded('one', 2, 'k');
  expect(handedKey('one', 2)).toBe('k');
  expect(handedKey('one', 1)).toBeUndefined();
  expect(handedKey('two', 2)).toBeUndefined();
  forgetHanded('one', 2);
  expect(handedKey('one', 2)).toBeUndefined();
});

it.each(['{', 'null', '7', '[]', '{"invite":3,"watch":{}}'])('reads no key from %s', (junk) => {
  keepKeys('one', { invite: 'a' });
  const [name] = kept.keys();
  kept.set(name!, junk);
  expect(knownKeys('one').invite).toBeUndefined();
  expect(knownKeys('one').watch).toBeUndefined();
});

it('does without a browser that keeps anything', () => {
  keepNothing();
  keepKeys('one', { invite: 'a' });
  keepHanded('one', 1, 'k');
  forgetHanded('one', 1);
  expect(knownKeys('one')).toEqual({});
  expect(handedKey('one', 1)).toBeUndefined();
});

it('puts a key behind the mark that no server sees', () => {
  expect(linkOf('one', undefined)).toBe('https://cordon.example/t/one');
  expect(linkOf('one', 'k')).toBe('https://cordon.example/t/one#k');
  expect(new URL(linkOf('one', 'k')).pathname).toBe('/t/one');
});
