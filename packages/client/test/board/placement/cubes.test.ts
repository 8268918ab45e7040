// Cubes in a block: all of them, none on another, and each colour by itself.
import { expect, it } from 'vitest';
import { blocksOf, coloursOf } from '../../../src/board/placement/cubes.ts';
import { CUBE } from '../../../src/board/placement/sizes.ts';

const HANDS = [
  { red: 1 },
  { red: 2 },
  { red: 3 },
  { blue: 3, red: 3 },
  { blue: 1, red: 2, black: 3 },
  { blue: 3, red: 3, black: 3, yellow: 3, purple: 3 },
];

it('places every cube inside the block, and none on another', () => {
  for (const counts of HANDS)
    for (const { cubes, width, height } of blocksOf(counts, 'red', 'yes')) {
      expect(cubes.length).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
      for (const [index, { at }] of cubes.entries()) {
        for (const [along, size] of [
          [at[0], width],
          [at[1], height],
        ] as const) {
          expect(along - CUBE / 2).toBeGreaterThanOrEqual(0);
          expect(along + CUBE / 2).toBeLessThanOrEqual(size);
        }
        for (const other of cubes.slice(index + 1))
          expect(
            Math.max(Math.abs(at[0] - other.at[0]), Math.abs(at[1] - other.at[1])),
            JSON.stringify(counts),
          ).toBeGreaterThanOrEqual(CUBE);
      }
    }
});

it('puts the own colour of the city first', () => {
  expect(coloursOf({ blue: 1, red: 1, black: 2 }, 'red')[0]).toBe('red');
});

it('leaves out colours that are gone', () => {
  expect(blocksOf({ red: 0 }, 'red')).toEqual([]);
});

it('lays colours in rows of the same length where they may share them', () => {
  const counts = { red: 3, blue: 1, black: 1 };
  const sizes = (sharing: 'yes' | 'no') =>
    blocksOf(counts, 'red', sharing).map(({ width, height }) => width * height);
  expect(Math.min(...sizes('yes'))).toBeLessThan(Math.min(...sizes('no')));
});
