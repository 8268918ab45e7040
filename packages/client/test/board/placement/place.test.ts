// Everything around the cities has a place of its own, whatever lies on the board, and stays there while it can.
import { describe, expect, it } from 'vitest';
import { Placer } from '../../../src/board/placement/place.ts';
import type { CityThings } from '../../../src/board/placement/things.ts';
import { IBERIA } from '../../../src/maps/iberia.ts';
import { WORLD } from '../../../src/maps/world.ts';
import { chanceFrom, type Chance } from '../../choices/positions.ts';
import { boxesOf, overlapsOf, tableOf } from './boards.ts';

const EVERYWHERE = { left: -9999, top: -9999, right: 9999, bottom: 9999 };

/** A board as games have them: some cities with cubes, a few with two colours, pawns and buildings. */
function crowded(empty: readonly CityThings[], chance: Chance): CityThings[] {
  const standing = Array.from({ length: 4 }, () => chance(empty.length));
  return empty.map((city, index) => {
    const own = chance(5) < 2 ? { [city.colour]: 1 + chance(3) } : {};
    const other = chance(30) === 0 ? { purple: 1 + chance(3) } : {};
    const pawns = standing.filter((at) => at === index).length;
    const badges = chance(10) === 0 ? [{ id: 'station', width: 20, height: 20 }] : [];
    return { ...city, cubes: { ...own, ...other }, pawns, turn: standing[0] === index, badges };
  });
}

describe.each([
  ['world', WORLD],
  ['iberia', IBERIA],
])('%s', (_, drawing) => {
  it('lays nothing on anything else, and writes every name', () => {
    const { empty, place } = tableOf(drawing, 1366, 570);
    const chance = chanceFrom(7);
    for (let game = 0; game < 6; game++) {
      const placer = new Placer();
      for (let turn = 0; turn < 6; turn++) {
        const cities = crowded(empty, chance);
        const placement = place(placer, cities);
        expect(overlapsOf(cities, placement)).toEqual([]);
        expect([...placement].filter(([, { name }]) => name === undefined)).toEqual([]);
      }
    }
  });

  it('finds room for five pawns and for all colours in any city', () => {
    const { empty, place } = tableOf(drawing, 1366, 570);
    const four = { blue: 3, red: 3, black: 3, yellow: 3 };
    const cubes = drawing === WORLD ? { ...four, purple: 3 } : four;
    for (const index of empty.keys())
      for (const more of [{ pawns: 5, turn: true }, { cubes }]) {
        const cities = empty.map((city, at) => (at === index ? { ...city, ...more } : city));
        expect(overlapsOf(cities, place(new Placer(), cities))).toEqual([]);
      }
  });

  it('moves what a panel covers', () => {
    const { empty, place, bounds } = tableOf(drawing, 1366, 570);
    const cities = crowded(empty, chanceFrom(5));
    const placer = new Placer();
    place(placer, cities, EVERYWHERE);
    const boxes = boxesOf(cities, place(placer, cities));
    const covered = boxes.filter(
      ({ box }) =>
        box.left < bounds.left ||
        box.right > bounds.right ||
        box.top < bounds.top ||
        box.bottom > bounds.bottom,
    );
    expect(covered.map(({ label }) => label)).toEqual([]);
  });

  it('leaves almost everything where it was when one cube comes', () => {
    const { empty, place } = tableOf(drawing, 1366, 570);
    const placer = new Placer();
    const cities = crowded(empty, chanceFrom(3));
    const before = place(placer, cities);
    const grown = cities.map((city, at) => (at === 5 ? { ...city, cubes: { [city.colour]: 3 } } : city));
    const after = place(placer, grown);
    const still = cities.filter(({ id }) => before.get(id) === after.get(id)).length;
    expect(still).toBeGreaterThanOrEqual(cities.length - 6);
    expect(place(placer, grown)).toBe(after);
  });
});

it('spreads the pawns of a city where there is room, and moves them closer where there is none', () => {
  const stepAt = (width: number, height: number): number => {
    const { empty, place } = tableOf(WORLD, width, height);
    const cities = empty.map((city) => (city.id === 'atlanta' ? { ...city, pawns: 4, turn: true } : city));
    return place(new Placer(), cities).get('atlanta')!.pawns!.crowd.step;
  };
  expect(stepAt(1440, 700)).toBeGreaterThanOrEqual(16);
  expect(stepAt(1024, 500)).toBeLessThan(stepAt(1440, 700));
});

it('leaves out names where there is no room for all, those of quiet cities first', () => {
  const { empty, place } = tableOf(WORLD, 500, 260);
  const cities = empty.map((city, at) => (at % 4 === 0 ? { ...city, weight: 6 } : city));
  const placement = place(new Placer(), cities);
  const written = (weight: number) => {
    const own = cities.filter((city) => city.weight === weight);
    return own.filter(({ id }) => placement.get(id)?.name !== undefined).length / own.length;
  };
  expect(written(0)).toBeLessThan(1);
  expect(written(6)).toBeGreaterThan(written(0));
});
