// The hash that the page works out is the one that a table promises, in the engine and by the common way to hash.
import { createHash } from 'node:crypto';
import { formatSeed, seedFromText, seedHash } from '@cordon/engine';
import { expect, it } from 'vitest';
import { hashOfSeed } from '../../src/believe/hashOfSeed.ts';

it('is the hash that a table shows beforehand', () => {
  const seed = seedFromText('promised');
  const text = formatSeed(seed);
  expect(hashOfSeed(text)).toBe(seedHash(seed));
  expect(hashOfSeed(text)).toMatch(/^[\da-f]{64}$/u);
  expect(hashOfSeed(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

it.each(['', 'no seed', '12', 'g'.repeat(32)])('says nothing about “%s”, which is no seed', (text) => {
  expect(hashOfSeed(text)).toBeUndefined();
});
