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
  expect(cutUp(points, 3)).toEqual(['M0.0 0.0L1.0 0.0L2.0 0.0L3.0 0.0', 'M3.0 0.0L4.0 0.0L5.0 0.0L6.0 0.0']);
});

describe('the coast of the world', () => {
  it('is cut into many short pieces', () => {
    const pieces = strokesOf(WORLD.land, 0);
    expect(pieces.length).toBeGreaterThan(100);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1000);
  });
});
