// No two regions that share a border have the same wash.
import { expect, it } from 'vitest';
import { WASHES, washesOf } from '../../../src/board/iberia/washes.ts';
import { factsOf } from '../../../src/games/games.ts';

it('paints neighbours differently, with all paints', () => {
  const { regions } = factsOf('iberia');
  const washes = washesOf(regions);
  for (const a of regions)
    for (const b of regions) {
      const shared = a.cities.filter((city) => b.cities.includes(city));
      if (a !== b && shared.length >= 2)
        expect(washes.get(a.id), `${a.id} ${b.id}`).not.toBe(washes.get(b.id));
    }
  expect(new Set(washes.values()).size).toBe(WASHES);
});
