// The board as the game itself lets players use it.
import { iberia } from '../../scenario/iberia.ts';

const found = new Map<string, readonly string[]>();

/** What a role alone in a city may name with a one-word command. The board never changes, so each is asked once. */
function offered(role: string, city: string, command: string): readonly string[] {
  const key = `${role} ${city} ${command}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^1: ${command} (\\S+)$`, 'u');
  const names = iberia({ roles: [role, 'politician'], at: { [role]: city } })
    .legal(role)
    .flatMap((text) => pattern.exec(text)?.[1] ?? [])
    .sort();
  found.set(key, names);
  return names;
}

/** The cities that a line joins to this one. */
export const drivesFrom = (city: string): readonly string[] => offered('agronomist', city, 'drive');

/** The regions that touch this city: where the Agronomist may put a token. */
export const regionsAt = (city: string): readonly string[] => offered('agronomist', city, 'purify');

/** The ports that ships from this city reach: the Sailor needs no card. */
export const portsFrom = (city: string): readonly string[] => offered('sailor', city, 'sail');

/** The lines on which a rail may be laid from this city. */
export const railsFrom = (city: string): readonly string[] => offered('agronomist', city, 'rail');

/** The cities at each number of lines from this one. */
export function ringsAround(city: string): string[][] {
  const rings = [[city]];
  const seen = new Set([city]);
  for (const ring of rings) {
    const next = [...new Set(ring.flatMap(drivesFrom))].filter((other) => !seen.has(other)).sort();
    for (const other of next) seen.add(other);
    if (next.length > 0) rings.push(next);
  }
  return rings;
}
