// Labels of arrows stand beside them and on nothing else.
import { expect, it } from 'vitest';
import { arrowOf } from '../../src/board/arrows.ts';
import type { Area } from '../../src/board/camera.ts';
import { labelPoints } from '../../src/board/ghostLabels.ts';
import type { Point } from '../../src/maps/drawing.ts';
import { WORLD } from '../../src/maps/world.ts';

const MARKS = { pixel: 1, mark: 1, letters: 16 };

const labelled = (from: string, to: string, label = '4') => {
  const arrow = arrowOf(WORLD, from, to)!;
  return { label, besides: arrow.besides };
};

/** A box of that size around a point. */
const around = ([x, y]: Point, reach: number): Area => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

it('stands above the middle of the arrow where there is room', () => {
  const one = labelled('madrid', 'algiers');
  const [point] = labelPoints([one], MARKS, []);
  const middle = one.besides[0]!.at;
  expect(point![1]).toBeLessThan(middle[1]);
  expect(apart(point!, middle)).toBeLessThan(16);
});

it('gives way to what lies there, and stays beside the arrow', () => {
  const one = labelled('delhi', 'kolkata');
  const [usual] = labelPoints([one], MARKS, []);
  const name = around(usual!, 9);
  const [point] = labelPoints([one], MARKS, [name]);
  expect(Math.abs(point![0] - usual![0]) > 9 || Math.abs(point![1] - usual![1]) > 9).toBe(true);
  expect(Math.min(...one.besides.map(({ at }) => apart(at, point!)))).toBeLessThan(16);
});

it('stands where least is covered when nothing is free', () => {
  const one = labelled('delhi', 'kolkata');
  const everything = { left: 0, top: 0, right: WORLD.width, bottom: WORLD.height };
  const [point] = labelPoints([one], MARKS, [everything, around(one.besides[0]!.at, 12)]);
  expect(apart(point!, one.besides[0]!.at)).toBeGreaterThan(16);
});

it('keeps clear of the label of another arrow, also where the lines leave the map', () => {
  const twice = labelled('san-francisco', 'tokyo');
  const [first, second] = labelPoints([twice, twice], MARKS, []);
  expect(apart(first!, second!)).toBeGreaterThan(10);
});

it('is none for an arrow without a label', () => {
  expect(
    labelPoints([{ label: undefined, besides: labelled('delhi', 'kolkata').besides }], MARKS, []),
  ).toEqual([undefined]);
});
