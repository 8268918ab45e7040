// What both maps keep to, so that one can play on them.
import { guides } from '@cordon/engine';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { MapDrawing } from '../../src/maps/drawing.ts';
import { IBERIA } from '../../src/maps/iberia.ts';
import { WORLD } from '../../src/maps/world.ts';
import { boxesOverlap, distanceToBox, distanceToPath } from '../../tools/maps/geometry.ts';
import { boxOf, CITY_RADIUS } from '../../tools/maps/sides.ts';
import { fileOf, MAP_NAMES, sourceOf } from '../../tools/maps/source.ts';
import { readPath } from './readPath.ts';

const guideOf = (game: string) => guides().find(({ id }) => id === game)!;

describe.each(MAP_NAMES)('the file of %s', (map) => {
  it('is what the drawing program draws', async () => {
    expect(await sourceOf(map)).toBe(readFileSync(fileOf(map), 'utf8'));
  });

  it('is quickly fetched', () => {
    expect(gzipSync(readFileSync(fileOf(map))).length).toBeLessThan(13_000);
  });
});

describe.each<[string, MapDrawing]>([
  ['base', WORLD],
  ['iberia', IBERIA],
])('the map of %s', (game, map) => {
  const guide = guideOf(game);
  const cities = guide.cities.map(({ id, name }) => ({ id, name, ...map.cities[id]! }));
  const lines = map.lines.map((line) => ({ ...line, points: line.pieces.flatMap(readPath) }));

  it('holds the cities, lines and regions of the game', () => {
    expect(Object.keys(map.cities)).toEqual(guide.cities.map(({ id }) => id));
    expect(map.lines.map(({ id, ends }) => ({ id, ends }))).toEqual(guide.lines);
    expect(Object.keys(map.regions)).toEqual(guide.regions.map(({ id }) => id));
  });

  it('is made of paths a browser can read', () => {
    for (const path of [map.land, map.borders, map.around]) expect(() => readPath(path)).not.toThrow();
    expect(readPath(map.land).length).toBeGreaterThan(2);
  });

  it('leaves room between cities and its edges', () => {
    for (const { at } of cities) {
      expect(Math.min(at[0], map.width - at[0])).toBeGreaterThan(60);
      expect(Math.min(at[1], map.height - at[1])).toBeGreaterThan(40);
    }
  });

  describe.each(['en', 'fr'] as const)('names in %s', (language) => {
    const boxes = cities.map(({ id, name, at, side }) => ({ id, box: boxOf(name[language], at, side) }));

    it('cover no city', () => {
      const covered = boxes.flatMap(({ id, box }) =>
        cities
          .filter(({ at }) => distanceToBox(at, box) < CITY_RADIUS + 1)
          .map((city) => `${id} on ${city.id}`),
      );
      expect(covered).toEqual([]);
    });

    it('cover no other name', () => {
      const covered = boxes.flatMap((one, index) =>
        boxes
          .slice(0, index)
          .filter((other) => boxesOverlap(one.box, other.box))
          .map((other) => `${one.id} on ${other.id}`),
      );
      expect(covered).toEqual([]);
    });

    it('stay on the map', () => {
      for (const { box } of boxes) {
        expect(Math.min(box.left, box.top, map.width - box.right, map.height - box.bottom)).toBeGreaterThan(
          0,
        );
      }
    });
  });

  it('draws each line from one of its cities to the other', () => {
    for (const { ends, points } of lines) {
      const tips = points.flatMap((piece) => [piece[0]!, piece.at(-1)!]);
      for (const end of ends) expect(tips).toContainEqual(map.cities[end]!.at);
    }
  });

  it('leads no line through the disc of a city it does not serve', () => {
    const through = lines.flatMap(({ id, ends, points }) =>
      cities
        .filter((city) => !ends.includes(city.id))
        .filter(({ at }) => points.some((piece) => distanceToPath(at, piece) < CITY_RADIUS + 6))
        .map((city) => `${id} through ${city.id}`),
    );
    expect(through).toEqual([]);
  });

  it('has the middle of each line on it', () => {
    for (const { middle, points } of lines)
      expect(Math.min(...points.map((piece) => distanceToPath(middle, piece)))).toBeLessThan(1);
  });
});
