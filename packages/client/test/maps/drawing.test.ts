// The parts of the drawing program, each by itself.
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/maps/drawing.ts';
import { carriedAlong } from '../../tools/maps/carry.ts';
import { coastOf, meanOffset } from '../../tools/maps/coast.ts';
import { bent, pointOn, reversed } from '../../tools/maps/curve.ts';
import { distance } from '../../tools/maps/geometry.ts';
import { chooseLabels } from '../../tools/maps/labels.ts';
import { closedPath, openPath } from '../../tools/maps/paths.ts';
import { simplifiedLines, simplifiedRings } from '../../tools/maps/simplify.ts';
import { spread } from '../../tools/maps/spread.ts';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('spreading', () => {
  it('leaves alone what has room', () => {
    expect(spread(square, { apart: 60, offLines: 30, lines: [[0, 1]] })).toEqual(square);
  });

  it('moves two that are too close apart, each as far as the other', () => {
    const moved = spread([[0, 0], [10, 0], [200, 0]], { apart: 50, offLines: 0, lines: [] }); // prettier-ignore
    expect(distance(moved[0]!, moved[1]!)).toBeCloseTo(50, 1);
    expect(moved[0]![0] + moved[1]![0]).toBeCloseTo(10, 1);
    expect(moved[2]).toEqual([200, 0]);
  });

  it('moves a city off the line of others', () => {
    const moved = spread([[0, 0], [200, 0], [100, 5]], { apart: 50, offLines: 30, lines: [[0, 1]] }); // prettier-ignore
    expect(moved[2]![1] - moved[0]![1]).toBeCloseTo(30, 1);
  });
});

describe('carrying along', () => {
  const carry = carriedAlong([[0, 0]], [[10, 0]], 20);

  it('takes the land under a city with it and leaves what is far away', () => {
    expect(carry([0, 0])[0]).toBeCloseTo(10, 1);
    expect(carry([500, 0])[0]).toBeCloseTo(500, 5);
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
    const walk: Point[] = [[0, 0], [0, -20], [100, -20], [100, 0]]; // prettier-ignore
    expect(meanOffset([0, 0], [100, 0], walk)).toBeGreaterThan(0.1);
    expect(meanOffset([100, 0], [0, 0], walk.toReversed())).toBeLessThan(-0.1);
  });
});

describe('simplifying', () => {
  const line: Point[] = [[0, 0], [10, 0.2], [20, 0], [20, 30]]; // prettier-ignore

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
      [[0, 0], [20, 0], [20, 30]], // prettier-ignore
    ]);
    expect(simplifiedRings([square], { tolerance: () => 0.5, leastArea: 10_001 })).toEqual([]);
    expect(simplifiedRings([square], { tolerance: () => 0.5, leastArea: 9999 })).toEqual([square]);
  });
});

describe('path data', () => {
  it('says steps in tenths and leaves out those that lead nowhere', () => {
    expect(openPath([[[1, 2], [1.01, 2.01], [1.5, 1]]])).toBe('M1 2l.5-1'); // prettier-ignore
    expect(openPath([[[1, 2], [1.01, 2.01]]])).toBe(''); // prettier-ignore
    expect(closedPath([square])).toBe('M0 0l100 0 0 100-100 0z');
  });
});

describe('names', () => {
  const frame = { left: 0, top: 0, right: 400, bottom: 200 };

  it('stand to the right where nothing is in the way, and to the left at the right edge', () => {
    const labels = chooseLabels({
      cities: [
        { id: 'a', at: [100, 100], names: ['Alpha'] },
        { id: 'b', at: [380, 100], names: ['Beta'] },
      ],
      frame,
      lines: [],
      keepClear: [],
    });
    expect(labels.get('a')!.anchor).toBe('start');
    expect(labels.get('b')!.anchor).toBe('end');
  });

  it('make way for lines', () => {
    const line = Array.from({ length: 100 }, (_, index): Point => [100 + index, 100]);
    const labels = chooseLabels({
      cities: [{ id: 'a', at: [100, 100], names: ['Alpha'] }],
      frame,
      lines: [line],
      keepClear: [],
    });
    expect(labels.get('a')!.anchor).toBe('end');
  });
});
