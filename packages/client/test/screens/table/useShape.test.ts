import { expect, test } from 'vitest';
import { shapeOf, type Shape } from '../../../src/screens/table/useShape.ts';

const LETTER = 16;

test.each<[number, number, Shape]>([
  [1920, 1080, 'wide'],
  [1366, 768, 'wide'],
  [1024, 768, 'wide'],
  [820, 1180, 'tall'],
  [390, 844, 'phone'],
  [360, 740, 'phone'],
  [844, 390, 'low'],
  [740, 360, 'low'],
])('a window of %d by %d is %s', (width, height, shape) => {
  expect(shapeOf(width / LETTER, height / LETTER)).toBe(shape);
});

test('letters twice as large make a small screen of a large one', () => {
  expect(shapeOf(1366 / 2 / LETTER, 768 / 2 / LETTER)).toBe('low');
  expect(shapeOf(1024 / 2 / LETTER, 768 / 2 / LETTER)).toBe('low');
  expect(shapeOf(820 / 2 / LETTER, 1180 / 2 / LETTER)).toBe('phone');
});
