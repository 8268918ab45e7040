import { expect, test } from 'vitest';
import { roomBelow } from '../../../../src/screens/table/recap/useRoomBelow.ts';

const board = { top: 48, left: 0, width: 1366, height: 550 };

test('a card lies below the players if they leave room above the buttons of the map', () => {
  expect(roomBelow(board, { left: 8, bottom: 250, width: 196 })).toBe(202);
  expect(roomBelow(board, { left: 8, bottom: 420, width: 196 })).toBeUndefined();
});

test('players in a strip above the map have nothing below them but the map', () => {
  expect(roomBelow({ ...board, width: 820 }, { left: 8, bottom: 120, width: 800 })).toBeUndefined();
});
