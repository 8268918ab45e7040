// The parts of the drawing program, each by itself.
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/maps/drawing.ts';
import { coastOf, meanOffset } from '../../tools/maps/coast.ts';
import { bent, pointOn, reversed } from '../../tools/maps/curve.ts';
import { areaOf, distance } from '../../tools/maps/geometry.ts';
import { chooseSides } from '../../tools/maps/sides.ts';
import { closedPath, openPath } from '../../tools/maps/paths.ts';
import { simplifiedLines, simplifiedRings, smoothedRings } from '../../tools/maps/simplify.ts';
import { bentAlong } from '../../tools/maps/warp.ts';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('bending', () => {
  const corners: Point[] = [[-300, -300], [300, -300], [300, 300], [-300, 300]]; // oxfmt-ignore

  it('takes each home to its place and leaves what has one', () => {
    const bend = bentAlong([...corners, [0, 0]], [...corners, [90, 40]], 0);
    expect(distance(bend([0, 0]), [90, 40])).toBeLessThan(0.01);
    for (const corner of corners) expect(distance(bend(corner), corner)).toBeLessThan(0.01);
  });

  it('stretches evenly where all homes move apart evenly', () => {
    const bend = bentAlong(corners, corners.map(([x, y]): Point => [x * 2 + 5, y]), 2000); // oxfmt-ignore
    expect(distance(bend([70, 30]), [145, 30])).toBeLessThan(0.01);
  });

  it('folds nothing, even where homes trade sides of each other', () => {
    const bend = bentAlong([...corners, [0, 0], [60, 0]], [...corners, [-100, 20], [220, -60]], 0);
    for (let x = -280; x < 280; x += 20)
      for (let y = -280; y < 280; y += 20) {
        const cell: Point[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]; // oxfmt-ignore
        expect(areaOf(cell.map(bend))).toBeGreaterThan(0.02);
      }
  });
});

describe('curves', () => {
  it('bend to the left by a share of their length', () => {
    expect(pointOn(bent([0, 0], [100, 0], 0.1), 0.5)).toEqual([50, -10]);
    expect(pointOn(reversed(bent([0, 0], [100, 0], 0.1)), 0.5)).toEqual([50, -10]);
  });
});

describe('the coast', () => {
  it('is walked the shorter way', () => {
    expect(coastOf([square]).walk([-5, 3], [2, 105])).toEqual([
      [0, 0],
      [0, 100],
    ]);
  });

  it('lies to the left or to the right of the straight way', () => {
    const walk: Point[] = [[0, 0], [0, -20], [100, -20], [100, 0]]; // oxfmt-ignore
    expect(meanOffset([0, 0], [100, 0], walk)).toBeGreaterThan(0.1);
    expect(meanOffset([100, 0], [0, 0], walk.toReversed())).toBeLessThan(-0.1);
  });
});

describe('simplifying', () => {
  const line: Point[] = [[0, 0], [10, 0.2], [20, 0], [20, 30]]; // oxfmt-ignore

  it('leaves out what nobody would miss', () => {
    expect(
      simplifiedLines(
        [
          line,
          [
            [0, 0],
            [1, 1],
          ],
        ],
        { tolerance: () => 0.5, leastLength: 5 },
      ),
    ).toEqual([
      [[0, 0], [20, 0], [20, 30]], // oxfmt-ignore
    ]);
    expect(simplifiedRings([square], { tolerance: () => 0.5, leastArea: 10_001 })).toEqual([]);
    expect(simplifiedRings([square], { tolerance: () => 0.5, leastArea: 9999 })).toEqual([square]);
  });

  it('takes small corners and spikes off a coast', () => {
    const spiked: Point[] = [[0, 0], [50, 0.5], [100, 0], [100, 50], [130, 50.4], [100, 51], [100, 100], [0, 100]]; // oxfmt-ignore
    expect(smoothedRings([spiked], { tolerance: () => 6, leastArea: 10 })).toEqual([square]);
    expect(smoothedRings([square], { tolerance: () => 6, leastArea: 10_001 })).toEqual([]);
  });

  it('keeps a corner that something else lies in, so that no coast crosses itself', () => {
    const notched: Point[] = [[0, 0], [50, -3], [100, 0], [60, 40], [50, -2], [40, 40]]; // oxfmt-ignore
    expect(smoothedRings([notched], { tolerance: () => 13, leastArea: 10 })[0]).toContainEqual([50, -3]);
  });
});

describe('path data', () => {
  it('says steps in tenths and leaves out those that lead nowhere', () => {
    expect(openPath([[[1, 2], [1.01, 2.01], [1.5, 1]]])).toBe('M1 2l.5-1'); // oxfmt-ignore
    expect(openPath([[[1, 2], [1.01, 2.01]]])).toBe(''); // oxfmt-ignore
    expect(closedPath([square])).toBe('M0 0l100 0 0 100-100 0z');
  });
});

describe('names', () => {
  const frame = { left: 0, top: 0, right: 400, bottom: 200 };

  it('stand to the right where nothing is in the way, and to the left at the right edge', () => {
    const sides = chooseSides({
      cities: [
        { id: 'a', at: [100, 100], names: ['Alpha'] },
        { id: 'b', at: [380, 100], names: ['Beta'] },
      ],
      frame,
      lines: [],
      keepClear: [],
    });
    expect(sides.get('a')).toBe('right');
    expect(sides.get('b')).toBe('left');
  });

  it('make way for lines', () => {
    const line = Array.from({ length: 100 }, (_, index): Point => [100 + index, 100]);
    const sides = chooseSides({
      cities: [{ id: 'a', at: [100, 100], names: ['Alpha'] }],
      frame,
      lines: [line],
      keepClear: [],
    });
    expect(sides.get('a')).toBe('left');
  });
});
