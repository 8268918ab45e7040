import { expect, test } from 'vitest';
import { cornerFor } from '../../../../src/screens/table/hint/useCorner.ts';

test('a card lies where the city is not', () => {
  const board = { left: 100, width: 400 };
  expect(cornerFor(150, board)).toBe('right');
  expect(cornerFor(450, board)).toBe('left');
});
