// Every city has a view of its own, small and inside its window.
import { guides } from '@cordon/engine';
import { expect, it } from 'vitest';
import { loadMap, mapHere } from '../../src/maps/maps.ts';
import { clipped, viewOf } from '../../src/maps/view.ts';
import { extentOf } from '../icons/path.ts';

it('a shape is cut at the edges of the window', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  const around = [
    [-5, -5],
    [15, -5],
    [15, 15],
    [-5, 15],
  ] as const;
  expect(new Set(clipped(around, box).map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
  expect(
    clipped(
      around.map(([x, y]) => [x + 40, y] as const),
      box,
    ),
  ).toEqual([]);
  const inside = [
    [1, 1],
    [9, 1],
    [5, 9],
  ] as const;
  expect(clipped(inside, box)).toEqual(inside);
});

it.each(guides().map(({ id, cities }) => [id, cities.map((city) => city.id)] as const))(
  'the cities of %s are seen from above',
  async (game, cities) => {
    const drawing = await loadMap(game);
    expect(mapHere(game)).toBe(drawing);
    const views = cities.map((city) => viewOf(drawing, city)!);
    for (const { box, land, lines } of views) {
      const [left, top, width, height] = box;
      const { left: west, top: north, right: east, bottom: south } = extentOf(land);
      expect(Math.min(west - left, north - top)).toBeGreaterThan(-0.06 * width);
      expect(Math.max(east - left - width, south - top - height)).toBeLessThan(0.06 * width);
      expect(lines).toMatch(/^(M0 0L[-\d. ]+)+$/u);
      expect(land.length).toBeLessThan(4000);
    }
    expect(new Set(views.map(({ land, lines }) => land + lines)).size).toBe(cities.length);
    expect(viewOf(drawing, cities[0]!)).toBe(views[0]);
    expect(viewOf(drawing, 'nowhere')).toBeUndefined();
  },
);
