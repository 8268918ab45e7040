// Prices in few bytes say the same as a price for each command.
import type { Price } from '@cordon/engine';
import { expect, test } from 'vitest';
import { packPrices, priceAt } from '../src/prices.ts';

const PRICES: readonly Price[] = [
  { actions: 0, cards: [] },
  { actions: 1, cards: [] },
  { actions: 1, cards: ['paris'] },
  { actions: 1, cards: [] },
  { actions: 1, cards: ['lima', 'paris'] },
  { actions: 1, cards: ['paris'] },
  { actions: 1, cards: ['paris'], cubes: { red: 3 } },
];

test('each price stands once, and each command finds its own', () => {
  const packed = packPrices(PRICES);
  expect(packed.list).toHaveLength(5);
  expect(packed.of).toEqual([0, 1, 2, 1, 3, 2, 4]);
  expect(PRICES.map((_, index) => priceAt(packed, index))).toEqual(PRICES);
});

test('what was not told has no price', () => {
  expect(priceAt(undefined, 0)).toBeUndefined();
  expect(priceAt(packPrices(PRICES), PRICES.length)).toBeUndefined();
});
