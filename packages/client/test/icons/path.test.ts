import { expect, test } from 'vitest';
import { extentOf, segmentsOf } from './path.ts';

test('lines, curves and arcs are followed', () => {
  expect(extentOf('M2 3h4v5H1z')).toEqual({ left: 1, top: 3, right: 6, bottom: 8 });
  expect(extentOf('M0 0Q5 10 10 0').bottom).toBeCloseTo(5);
  expect(extentOf('M0 0q5 10 10 0t10 0').top).toBeCloseTo(-5);
  expect(extentOf('M2 12a10 10 0 0 1 20 0').top).toBeCloseTo(2);
  expect(extentOf('M2 12a10 10 0 0 0 20 0').bottom).toBeCloseTo(22);
});

test('what a browser would not draw is refused', () => {
  for (const wrong of [
    '',
    '12 3',
    'M1',
    'M1 2L3',
    'M1 2X3 4',
    'M1 2A3 3 0 2 0 4 4',
    'M1 2Lundefined 3',
    'M1 NaN',
  ])
    expect(() => segmentsOf(wrong), wrong).toThrow(/path data begins|no command|number is missing/u);
});
