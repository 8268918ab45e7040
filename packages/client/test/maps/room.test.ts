// The maps are our drawings, not surveys: each city has room on a laptop, and still lies where one looks for it.
import { guides } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import type { MapDrawing, Point } from '../../src/maps/drawing.ts';
import { IBERIA } from '../../src/maps/iberia.ts';
import { WORLD } from '../../src/maps/world.ts';
import { areaOf, boxAround, distance, distanceToPath, isInside } from '../../tools/maps/geometry.ts';
import { iberiaProjection } from '../../tools/maps/iberia.ts';
import { IBERIA_PLAN } from '../../tools/maps/iberiaPlan.ts';
import { IBERIA_PLACES, WORLD_PLACES } from '../../tools/maps/places.ts';
import { following } from '../../tools/maps/plan.ts';
import { worldProjection } from '../../tools/maps/world.ts';
import { WORLD_PLAN } from '../../tools/maps/worldPlan.ts';
import { readPath } from './readPath.ts';

/** What is left for the cities of a map at 1366x768, between panels and inside what stands around the outermost cities. */
const LEFT = { width: 986, height: 470 };

/** Pixels of a unit when the whole map is seen there. */
function fitted({ cities }: MapDrawing): number {
  const { left, right, top, bottom } = boxAround(Object.values(cities).map(({ at }) => at));
  return Math.min(LEFT.width / (right - left), LEFT.height / (bottom - top));
}

const MAPS = [
  {
    game: 'base',
    map: WORLD,
    plan: WORLD_PLAN,
    homes: WORLD_PLACES,
    projection: worldProjection(),
    sameHeight: 1,
    sameWidth: 1,
    crowded: 1,
  },
  {
    game: 'iberia',
    map: IBERIA,
    plan: IBERIA_PLAN,
    homes: IBERIA_PLACES,
    projection: iberiaProjection(),
    sameHeight: 0.25,
    sameWidth: 0.25,
    crowded: 6,
  },
] as const;

describe.each(MAPS)('the map of $game', ({ game, map, plan, homes, projection, crowded, ...near }) => {
  const pixels = fitted(map);
  const cities = Object.entries(map.cities).map(([id, { at }]) => ({ id, at }));
  const pairs = cities.flatMap((one, index) => cities.slice(0, index).map((other) => [one, other] as const));

  it('leaves 56 pixels and more between any two cities', () => {
    const close = pairs.filter(([one, other]) => distance(one.at, other.at) * pixels < 56);
    expect(close.map(([one, other]) => `${one.id} ${other.id}`)).toEqual([]);
  });

  it('leaves nearly every city a box of 76 by 50 pixels to itself', () => {
    const touching = pairs.filter(
      ([{ at: one }, { at: other }]) =>
        Math.abs(one[0] - other[0]) * pixels < 76 && Math.abs(one[1] - other[1]) * pixels < 50,
    );
    expect(touching.length).toBeLessThanOrEqual(crowded);
  });

  it('keeps the directions of neighbours', () => {
    const { lines } = guides().find(({ id }) => id === game)!;
    const turned = lines.flatMap(({ id, ends: [from, to] }) => {
      if (map.lines.find((line) => line.id === id)!.wraps !== 'no') return [];
      const [north, east] = [homes[to]![0] - homes[from]![0], homes[to]![1] - homes[from]![1]];
      const [a, b] = [map.cities[from]!.at, map.cities[to]!.at];
      const [right, up] = [b[0] - a[0], a[1] - b[1]];
      return (Math.abs(north) > near.sameHeight && north * up <= 0) ||
        (Math.abs(east) > near.sameWidth && east * right <= 0)
        ? [id]
        : [];
    });
    expect(turned).toEqual([]);
  });

  it('has each city on land, or on its shore', () => {
    const rings = readPath(map.land);
    const afloat = cities.filter(
      ({ at }) =>
        !rings.some((ring) => isInside(at, ring)) &&
        Math.min(...rings.map((ring) => distanceToPath(at, [...ring, ring[0]!]))) > 5,
    );
    expect(afloat.map(({ id }) => id)).toEqual([]);
  });

  it('bends the land without a fold or a crease', () => {
    const bend = following(plan, homes, projection);
    const places = Object.values(homes);
    const [latitudes, longitudes] = [places.map(([north]) => north), places.map(([, east]) => east)];
    const [south, west] = [Math.min(...latitudes), Math.min(...longitudes)];
    const [north, east] = [Math.max(...latitudes), Math.max(...longitudes)];
    for (let row = 0; row <= 20; row++)
      for (let column = 0; column <= 40; column++) {
        const [latitude, longitude] = [
          south + ((north - south) * row) / 20,
          west + ((east - west) * column) / 40,
        ];
        const [x, y] = projection([longitude, latitude])!;
        const cell: Point[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]; // oxfmt-ignore
        expect(areaOf(cell.map(bend)), `${String(latitude)} ${String(longitude)}`).toBeGreaterThan(0.15);
      }
  });
});
