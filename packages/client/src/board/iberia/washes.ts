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
  const used = Array.from({ length: WASHES }, () => 0);
  for (const region of regions) {
    const taken = new Set(
      regions.filter((other) => other !== region && touch(region, other)).map(({ id }) => chosen.get(id)),
    );
    const free = [...used.keys()].filter((wash) => !taken.has(wash));
    const wash = free.toSorted((a, b) => used[a]! - used[b]!)[0] ?? 0;
    used[wash]! += 1;
    chosen.set(region.id, wash);
  }
  return chosen;
}
