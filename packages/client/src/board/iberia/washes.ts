// A wash for every region, so that no two neighbours share one: as few paints as it takes, spread over the map.
import type { GameFacts } from '../../games/facts.ts';

export const WASHES = 6;

type Region = GameFacts['regions'][number];

/** Two regions that share two cities share the border between them. */
function touch(a: Region, b: Region): boolean {
  return a.cities.filter((city) => b.cities.includes(city)).length >= 2;
}

export function washesOf(regions: readonly Region[]): ReadonlyMap<string, number> {
  const chosen = new Map<string, number>();
  regions.forEach((region, index) => {
    const taken = new Set(
      regions.filter((other) => other !== region && touch(region, other)).map(({ id }) => chosen.get(id)),
    );
    // Begins elsewhere for every region: else the first paints would cover most of the map.
    const order = Array.from({ length: WASHES }, (_, offset) => (index * 2 + offset) % WASHES);
    chosen.set(region.id, order.find((wash) => !taken.has(wash)) ?? 0);
  });
  return chosen;
}
