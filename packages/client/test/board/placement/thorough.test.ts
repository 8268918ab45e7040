// In small windows five pawns and many cubes find room too: in two rows, and with colours that share a row.
import { expect, it } from 'vitest';
import { feetAt, nameSpots, pawnSpots } from '../../../src/board/placement/candidates.ts';
import { Placer } from '../../../src/board/placement/place.ts';
import { THOROUGH, USUAL, type Search } from '../../../src/board/placement/search.ts';
import type { CityThings } from '../../../src/board/placement/things.ts';
import { WORLD } from '../../../src/maps/world.ts';
import { chanceFrom } from '../../choices/positions.ts';
import { overlapsOf, tableOf } from './boards.ts';

const CUBES = [{ own: 3 }, { own: 3, purple: 1, blue: 1 }, { own: 1, purple: 2 }] as const;

/** Cubes lie in a quarter of the cities, all pawns stand in one. */
function gathered(empty: readonly CityThings[], at: number): CityThings[] {
  const chance = chanceFrom(at);
  return empty.map((city, index) => {
    const { own, ...others } = CUBES[chance(CUBES.length)]!;
    const cubes = { [city.colour]: own, ...others };
    return {
      ...city,
      cubes: index === at || chance(4) === 0 ? cubes : {},
      pawns: index === at ? 5 : 0,
      turn: index === at,
    };
  });
}

it.each([
  [1280, 600],
  [1366, 553],
])('in a window of %d x %d', (width, height) => {
  const { empty, place } = tableOf(WORLD, width, height);
  for (const at of empty.keys()) {
    const cities = gathered(empty, at);
    expect(overlapsOf(cities, place(new Placer(), cities)), empty[at]!.id).toEqual([]);
  }
});

it('keeps every pawn of two rows in its box, and no two at one place', () => {
  for (const count of [3, 4, 5]) {
    const spots = pawnSpots({ count, turn: true, led: false }, THOROUGH);
    const two = spots.find(({ crowd }) => crowd.rows === 2)!;
    const feet = Array.from({ length: count }, (_, index) => feetAt(two, index, count));
    for (const [x, y] of feet) {
      expect(x - 9.8).toBeGreaterThanOrEqual(two.box.left);
      expect(x + 9.8).toBeLessThanOrEqual(two.box.right);
      expect(y - 43.4).toBeGreaterThanOrEqual(two.box.top);
      expect(y + 4).toBeLessThanOrEqual(two.box.bottom);
    }
    expect(new Set(feet.map(String)).size).toBe(count);
    expect(feet.filter(([, y]) => y < two.y).length).toBe(Math.floor(count / 2));
  }
});

it('writes a name smaller where there is no room for large letters, but never smaller than usual', () => {
  const measure = { widthOf: (text: string): number => text.length * 0.5, line: 1 };
  const sizesOf = (letters: number, search: Search): number[] =>
    nameSpots({ name: 'Cuenca', side: 'right', lettering: { measure, letters, usual: 12 } }, search).map(
      ({ size }) => size,
    );
  expect(new Set(sizesOf(24, THOROUGH))).toEqual(new Set([1, 0.75, 0.5]));
  expect(new Set(sizesOf(24, USUAL))).toEqual(new Set([1]));
  expect(new Set(sizesOf(12, THOROUGH))).toEqual(new Set([1]));
  const [first] = sizesOf(24, THOROUGH);
  expect(first).toBe(1);
});
