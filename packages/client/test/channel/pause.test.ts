// Pauses grow up to a limit, and chance spreads them.
import { expect, test } from 'vitest';
import { pauseBefore } from '../../src/channel/pause.ts';

const pauses = { firstPause: 500, longestPause: 30_000 };

test('each pause is twice as long as the one before, up to a limit', () => {
  const longest = [0, 1, 2, 3, 6, 20].map((tries) => pauseBefore(tries, pauses, () => 1));
  expect(longest).toEqual([500, 1000, 2000, 4000, 30_000, 30_000]);
});

test('chance takes away up to half of it', () => {
  expect(pauseBefore(1, pauses, () => 0)).toBe(500);
  expect(pauseBefore(1, pauses, () => 0.5)).toBe(750);
});
