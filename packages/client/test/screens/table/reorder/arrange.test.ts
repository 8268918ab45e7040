import { expect, test } from 'vitest';
import { moveTo, slotAt, stillOpen } from '../../../../src/screens/table/reorder/arrange.ts';

const order = ['a', 'b', 'c', 'd'];

test('a card goes to its place, and no further than the ends', () => {
  expect(moveTo(order, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveTo(order, 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveTo(order, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveTo(order, 'c', -3)).toEqual(['c', 'a', 'b', 'd']);
  expect(moveTo(order, 'b', 1)).toBe(order);
  expect(moveTo(order, 'x', 1)).toBe(order);
});

test('what was in mind holds for the cards that are left, and new ones come last', () => {
  expect(stillOpen(['d', 'c', 'b', 'a'], ['a', 'b', 'd'])).toEqual(['d', 'b', 'a']);
  expect(stillOpen(['c'], ['a', 'c', 'b'])).toEqual(['c', 'a', 'b']);
});

test('a card is let go at the nearest slot', () => {
  const slots = [0, 100, 200].map((left) => ({ left, top: 0, width: 100, height: 60 }));
  expect(slotAt(slots, 140, 10)).toBe(1);
  expect(slotAt(slots, -80, 300)).toBe(0);
  expect(slotAt(slots, 999, 0)).toBe(2);
});
