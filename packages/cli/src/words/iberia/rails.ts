// Rails as people would read them off a map: one line for each network, each network as a few long routes.
import type { Game } from '@cordon/engine';
import { lineEnds } from '../names.ts';

/** City to the cities that a rail leads to. */
type Rails = Map<string, Set<string>>;

/** “Madrid – Toledo – Cáceres, Toledo – Ciudad Real” for each network of rails. */
export function networks(game: Game, lines: readonly string[]): string[] {
  const rails: Rails = new Map();
  for (const line of lines) {
    const [one, other] = lineEnds(game, line);
    rails.set(one, (rails.get(one) ?? new Set()).add(other));
    rails.set(other, (rails.get(other) ?? new Set()).add(one));
  }
  const found: string[] = [];
  const known = new Set<string>();
  for (const city of rails.keys()) {
    if (known.has(city)) continue;
    const network = citiesFrom(rails, city);
    for (const joined of network) known.add(joined);
    found.push(routes(rails, network).join(', '));
  }
  return found;
}

function citiesFrom(rails: Rails, start: string): string[] {
  const cities = new Set([start]);
  for (const city of cities) for (const other of rails.get(city) ?? []) cities.add(other);
  return [...cities];
}

/** Routes that together follow each rail once, from an end of the network if there is one. */
function routes(rails: Rails, network: readonly string[]): string[] {
  const found: string[] = [];
  const degree = (city: string): number => rails.get(city)?.size ?? 0;
  for (;;) {
    const open = network.filter((city) => degree(city) > 0);
    const start = open.find((city) => degree(city) % 2 === 1) ?? open[0];
    if (start === undefined) return found;
    const route = [start];
    for (let city = start; ;) {
      const [next] = rails.get(city) ?? [];
      if (next === undefined) break;
      rails.get(city)?.delete(next);
      rails.get(next)?.delete(city);
      route.push(next);
      city = next;
    }
    found.push(route.join(' – '));
  }
}
