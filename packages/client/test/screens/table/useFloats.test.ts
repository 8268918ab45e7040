import { expect, test } from 'vitest';
import { reachOf } from '../../../src/screens/table/useFloats.ts';

const BOARD = { left: 0, top: 48, right: 1366, bottom: 600 };

test('what floats over an edge covers as much as it reaches in', () => {
  expect(reachOf('left', BOARD, { left: 0, top: 48, right: 208, bottom: 400 })).toBe(208);
  expect(reachOf('right', BOARD, { left: 1300, top: 56, right: 1358, bottom: 157 })).toBe(66);
  expect(reachOf('top', BOARD, { left: 0, top: 48, right: 820, bottom: 123 })).toBe(75);
});

test('what lies beside the board covers nothing', () => {
  expect(reachOf('right', BOARD, { left: 1366, top: 48, right: 1700, bottom: 600 })).toBe(0);
  expect(reachOf('right', BOARD, { left: 0, top: 600, right: 390, bottom: 645 })).toBe(0);
});
