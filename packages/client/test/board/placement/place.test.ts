// Everything around the cities has a place of its own, whatever lies on the board, and stays there while it can.
import { describe, expect, it } from 'vitest';
import { whole } from '../../../src/board/camera.ts';
import { frameOf, marksAt } from '../../../src/board/marks.ts';
import { common, depthIn, moved, type Box } from '../../../src/board/placement/box.ts';
import { Placer, type CityThings, type Placement } from '../../../src/board/placement/place.ts';
import { sideOf } from '../../../src/board/sides.ts';
import { IBERIA } from '../../../src/maps/iberia.ts';
import type { MapDrawing } from '../../../src/maps/drawing.ts';
import { WORLD } from '../../../src/maps/world.ts';
import { DISC } from '../../../src/board/marks.ts';
import { chanceFrom, type Chance } from '../../choices/positions.ts';

const CLEAR = { left: 205, top: 6, right: 56, bottom: 6 };
const measure = { widthOf: (text: string): number => text.length * 0.45, line: 1 };
const EVERYWHERE = { left: -9999, top: -9999, right: 9999, bottom: 9999 };
const COLOURS = ['blue', 'yellow', 'black', 'red'];

function tableOf(drawing: MapDrawing, width: number, height: number) {
  const frame = frameOf(drawing, { width, height }, 1, CLEAR);
  const { scale, x, y } = whole(frame);
  const { mark, letters } = marksAt(scale, frame);
  const unit = mark * scale;
  const lettering = { letters: letters / mark, measure };
  const bounds = {
    left: (CLEAR.left - x) / unit,
    top: (CLEAR.top - y) / unit,
    right: (width - CLEAR.right - x) / unit,
    bottom: (height - CLEAR.bottom - y) / unit,
  };
  const empty = Object.entries(drawing.cities).map(([id, place], index): CityThings => ({
    id,
    at: [place.at[0] / mark, place.at[1] / mark],
    name: id,
    side: sideOf(place),
    colour: COLOURS[Math.floor(index / 12) % 4]!,
    cubes: {},
    pawns: 0,
    turn: false,
    led: false,
    badges: [],
    weight: 0,
  }));
  const place = (placer: Placer, cities: readonly CityThings[], within: Box = bounds) =>
    placer.place(cities, lettering, { taken: [], bounds: within });
  return { empty, place, bounds };
}

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

function boxesOf(cities: readonly CityThings[], placement: Placement) {
  return cities.flatMap(({ id, at }) => {
    const { name, block, pawns, badges } = placement.get(id)!;
    const all = { name, block, pawns, ...badges };
    return Object.entries(all).flatMap(([what, spot]) =>
      spot === undefined ? [] : [{ what, label: `${what} of ${id}`, box: moved(spot.box, at[0], at[1]) }],
    );
  });
}

function overlapsOf(cities: readonly CityThings[], placement: Placement): string[] {
  const boxes = boxesOf(cities, placement);
  const meet = (a: Box, b: Box): boolean => common(a, b) > 0;
  return boxes.flatMap(({ what, label, box }, index) => [
    ...boxes
      .slice(index + 1)
      .filter((other) => !(what === 'pawns' && other.what === 'pawns') && meet(box, other.box))
      .map((other) => `${label} / ${other.label}`),
    ...cities
      .filter(({ at }) => depthIn(box, at[0], at[1], DISC + 2) > 0)
      .map(({ id }) => `${label} / disc of ${id}`),
  ]);
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
