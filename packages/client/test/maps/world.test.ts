// The map of the base game.
import { describe, expect, it } from 'vitest';
import { WORLD } from '../../src/maps/world.ts';
import { readPath } from './readPath.ts';

const at = (city: string) => WORLD.cities[city]!.at;

describe('the map of the world', () => {
  it('leads three lines over the Pacific, in two pieces that leave and come back at the same height', () => {
    const wraps = WORLD.lines.filter(({ wraps: way }) => way === 'at-edges');
    expect(wraps.map(({ id }) => id)).toEqual([
      'los-angeles-sydney',
      'manila-san-francisco',
      'san-francisco-tokyo',
    ]);
    for (const { pieces } of wraps) {
      const [west, east] = pieces.map((piece) => readPath(piece)[0]!.at(-1)!);
      expect(west![0]).toBe(0);
      expect(east![0]).toBe(WORLD.width);
      expect(west![1]).toBe(east![1]);
    }
  });

  it('draws all other lines in one piece', () => {
    for (const { pieces } of WORLD.lines.filter(({ wraps }) => wraps === 'no')) expect(pieces.length).toBe(1);
  });

  it.each([
    [
      'san-francisco',
      'los-angeles',
      'new-york',
      'sao-paulo',
      'london',
      'moscow',
      'delhi',
      'manila',
      'sydney',
    ],
    ['madrid', 'paris', 'milan', 'istanbul', 'tehran', 'karachi', 'delhi', 'kolkata', 'hong-kong', 'taipei'],
    ['atlanta', 'washington', 'new-york'],
    ['beijing', 'seoul', 'osaka', 'tokyo'],
  ])('keeps what lies west of what: %s …', (...cities) => {
    expect(cities.toSorted((one, other) => at(one)[0] - at(other)[0])).toEqual(cities);
  });

  it.each([
    ['st-petersburg', 'moscow', 'istanbul', 'cairo', 'khartoum', 'kinshasa', 'johannesburg'],
    ['london', 'paris', 'madrid', 'algiers', 'lagos'],
    ['montreal', 'washington', 'atlanta', 'miami', 'bogota', 'lima', 'santiago'],
    ['beijing', 'seoul', 'osaka', 'taipei', 'manila', 'ho-chi-minh-city', 'jakarta', 'sydney'],
  ])('keeps what lies north of what: %s …', (...cities) => {
    expect(cities.toSorted((one, other) => at(one)[1] - at(other)[1])).toEqual(cities);
  });
});
