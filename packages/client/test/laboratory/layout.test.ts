// Nothing on the lab board lies on anything else, however it is turned.
import { DISHES } from '@cordon/protocol/laboratory';
import { describe, expect, it } from 'vitest';
import { heapOf, MOST } from '../../src/laboratory/heap.ts';
import { KNOB, layoutOf, RADIUS, type Point } from '../../src/laboratory/layout.ts';

const away = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

describe.each(['tall', 'broad'] as const)('%s', (lie) => {
  const { width, height, dishes, arrows, lines } = layoutOf(lie);
  const knobs = arrows.map(({ knob }) => knob);

  it('keeps dishes, knobs and lines apart and within the board', () => {
    const round = [
      ...DISHES.map((dish) => ({ at: dishes[dish], reach: RADIUS })),
      ...knobs.map((at) => ({ at, reach: KNOB })),
    ];
    for (const [index, one] of round.entries()) {
      const [x, y] = one.at;
      expect(Math.min(x, y) - one.reach).toBeGreaterThanOrEqual(-6);
      expect(x + one.reach).toBeLessThanOrEqual(width + 6);
      expect(y + one.reach).toBeLessThanOrEqual(height + 6);
      for (const other of round.slice(index + 1))
        expect(away(one.at, other.at)).toBeGreaterThan(one.reach + other.reach - 6);
      for (const box of Object.values(lines)) {
        const near: Point = [
          Math.min(Math.max(x, box.x), box.x + box.width),
          Math.min(Math.max(y, box.y), box.y + box.height),
        ];
        expect(away(one.at, near)).toBeGreaterThan(one.reach);
      }
    }
  });

  it('has an arrow for every way that the rules have, and no other', () => {
    expect(arrows.map(({ id }) => id).toSorted()).toEqual(
      [
        ...['sample-1', 'sample-2'].flatMap((dish) => [`${dish} centrifuge`, `${dish} separation`]),
        ...['centrifuge', 'separation'].map((dish) => `${dish} growth`),
        ...['centrifuge', 'separation', 'growth'].flatMap((dish) => [
          `${dish} research-1`,
          `${dish} research-2`,
        ]),
      ].toSorted(),
    );
  });
});

it('heaps any number of cubes within the glass, none on another', () => {
  for (let count = 1; count <= MOST; count++) {
    const { cubes, size } = heapOf(
      Array.from({ length: count }, (_, nth) => (nth % 2 === 0 ? 'red' : 'blue')),
      33,
    );
    expect(cubes).toHaveLength(count);
    expect(new Set(cubes.map(({ key }) => key)).size).toBe(count);
    expect(size).toBeGreaterThan(8);
    for (const [index, { at }] of cubes.entries()) {
      expect(Math.hypot(Math.abs(at[0]) + size / 2, Math.abs(at[1]) + size / 2)).toBeLessThanOrEqual(33.01);
      for (const other of cubes.slice(index + 1))
        expect(Math.max(Math.abs(at[0] - other.at[0]), Math.abs(at[1] - other.at[1]))).toBeGreaterThanOrEqual(
          size,
        );
    }
  }
});
