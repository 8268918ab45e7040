// What stands around a city: everything can be counted, nothing lies on its neighbour.
import { describe, expect, it } from 'vitest';
import {
  CUBE,
  placeBuilding,
  placeCubes,
  placeName,
  placePawns,
  sideOf,
  type Side,
} from '../../src/board/around.ts';
import { DISC } from '../../src/board/marks.ts';
import type { Point } from '../../src/maps/drawing.ts';

const SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const HANDS = [
  { red: 1 },
  { red: 3 },
  { blue: 3, red: 3 },
  { blue: 3, red: 3, black: 3 },
  { blue: 3, red: 3, black: 3, yellow: 3 },
  { blue: 3, red: 3, black: 3, yellow: 3, purple: 3 },
];

describe('placeCubes', () => {
  it('places every cube, none on another and none on the disc', () => {
    for (const counts of HANDS)
      for (const side of SIDES) {
        const cubes = placeCubes(counts, 'red', side);
        expect(cubes.length).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
        for (const [index, cube] of cubes.entries()) {
          expect(apart(cube.at, [0, 0])).toBeGreaterThan(DISC + CUBE / 2);
          for (const other of cubes.slice(index + 1))
            expect(apart(cube.at, other.at), JSON.stringify(counts)).toBeGreaterThanOrEqual(CUBE - 1e-6);
        }
      }
  });

  it('gives the best side to the colour of the city', () => {
    const own = placeCubes({ blue: 1, red: 1 }, 'red', 'right').find(({ colour }) => colour === 'red');
    expect(own?.at[0]).toBeCloseTo(0);
    expect(own?.at[1]).toBeGreaterThan(0);
  });

  it('leaves the side of the name free while there is another', () => {
    for (const cube of placeCubes({ blue: 3, red: 3 }, 'red', 'right'))
      expect(cube.at[0]).toBeLessThan(DISC * 1.2);
    for (const cube of placeCubes({ red: 3 }, 'red', 'below')) expect(cube.at[1]).toBeLessThan(DISC * 1.2);
  });

  it('lets no cube of two colours lie under a name above', () => {
    for (const cube of placeCubes({ blue: 3, red: 3 }, 'red', 'above'))
      expect(cube.at[1]).toBeGreaterThan(-CUBE);
  });

  it('leaves out colours that are gone', () => {
    expect(placeCubes({ red: 0 }, 'red', 'right')).toEqual([]);
  });
});

describe('placePawns', () => {
  it('lets four pawns stand beside each other, around the city', () => {
    const feet = placePawns(4, 'none');
    expect(new Set(feet.map(([x]) => x)).size).toBe(4);
    expect(feet.reduce((sum, [x]) => sum + x, 0)).toBeCloseTo(0);
  });

  it('makes room for a building', () => {
    expect(placePawns(1, 'left')[0]![0]).toBeGreaterThan(0);
    expect(placePawns(1, 'right')[0]![0]).toBeLessThan(0);
  });
});

describe('the name', () => {
  it('stands where the drawing says', () => {
    const place = (anchor: 'start' | 'middle' | 'end', dy: number) => ({
      at: [0, 0] as const,
      label: { dx: 0, dy, anchor },
    });
    expect([place('start', 0), place('end', 0), place('middle', -9), place('middle', 9)].map(sideOf)).toEqual(
      ['right', 'left', 'above', 'below'],
    );
  });

  it('goes farther out when cubes or pawns take its side', () => {
    expect(placeName('right', 4, 0)[0]).toBeGreaterThan(placeName('right', 1, 0)[0]);
    expect(placeName('above', 0, 1)[1]).toBeLessThan(placeName('above', 0, 0)[1]);
  });

  it('is on the other side of a building', () => {
    expect(placeBuilding('right')[0]).toBeLessThan(0);
    expect(placeBuilding('left')[0]).toBeGreaterThan(0);
  });
});
