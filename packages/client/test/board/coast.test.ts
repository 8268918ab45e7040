// Outlines cut into pieces still follow the coast.
import { describe, expect, it } from 'vitest';
import { cutUp, strokesOf } from '../../src/board/coast.ts';
import { outlinesOf, thinned } from '../../src/maps/outlines.ts';
import { WORLD } from '../../src/maps/world.ts';

it('reads what the maps are written in', () => {
  expect(outlinesOf('M10 20l5-5.5-.5 1zM1 1l1 0')).toEqual([
    [
      [10, 20],
      [15, 14.5],
      [14.5, 15.5],
      [10, 20],
    ],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
});

it('keeps path data whole that it cannot read', () => {
  expect(strokesOf('M0 0C1 1 2 2 3 3', 0)).toEqual(['M0 0C1 1 2 2 3 3']);
  expect(strokesOf('', 0)).toEqual([]);
});

it('leaves out points that are close together, never the ends', () => {
  const points = [
    [0, 0],
    [1, 0],
    [2, 0],
    [9, 0],
    [10, 0],
  ] as const;
  expect(thinned(points, 5)).toEqual([
    [0, 0],
    [9, 0],
    [10, 0],
  ]);
});

it('cuts without gaps', () => {
  const points = Array.from({ length: 7 }, (_, x) => [x, 0] as const);
  expect(cutUp(points, 3)).toEqual([points.slice(0, 4), points.slice(3)]);
});

describe('the coast of the world', () => {
  it('is drawn part by part, in few elements', () => {
    const parts = strokesOf(WORLD.land, 0);
    expect(parts.length).toBeGreaterThan(12);
    expect(parts.length).toBeLessThan(50);
    for (const part of parts) {
      const across = [...part.matchAll(/[ML](-?[\d.]+) /gu)].map(([, x]) => Number(x));
      expect(Math.max(...across) - Math.min(...across)).toBeLessThan(WORLD.width / 2);
    }
  });
});
