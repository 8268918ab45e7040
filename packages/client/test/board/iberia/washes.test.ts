// No two regions that share a border have the same wash.
import { expect, it } from 'vitest';
import { WASHES, washesOf } from '../../../src/board/iberia/washes.ts';
import { factsOf } from '../../../src/games/games.ts';

it('paints neighbours differently, with all paints', () => {
  const { regions } = factsOf('iberia');
  const washes = washesOf(regions);
  const neighbours = regions.flatMap((a) =>
    regions
      .filter((b) => a !== b && a.cities.filter((city) => b.cities.includes(city)).length >= 2)
      .map((b) => [a.id, b.id] as const),
  );
  expect(neighbours.length).toBeGreaterThan(60);
  expect(neighbours.filter(([a, b]) => washes.get(a) === washes.get(b))).toEqual([]);
  expect(new Set(washes.values()).size).toBe(WASHES);
});
