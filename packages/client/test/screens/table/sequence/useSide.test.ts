import { expect, it } from 'vitest';
import { sideFor } from '../../../../src/screens/table/sequence/useSide.ts';

it('a banner leaves the foot of the board to a city that lies there', () => {
  const board = { top: 100, height: 1000 };
  expect(sideFor(150, board)).toBe('bottom');
  expect(sideFor(600, board)).toBe('bottom');
  expect(sideFor(1000, board)).toBe('top');
});
