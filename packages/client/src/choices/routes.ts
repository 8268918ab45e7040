// Shortest ways along the lines of a map.
import type { GameFacts } from '../games/facts.ts';

type Neighbours = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<GameFacts, Neighbours>();

export function neighboursOf(facts: GameFacts, city: string): readonly string[] {
  let neighbours = known.get(facts);
  if (neighbours === undefined) {
    neighbours = readLines(facts);
    known.set(facts, neighbours);
  }
  return neighbours.get(city) ?? [];
}

function readLines({ lines }: GameFacts): Neighbours {
  const neighbours = new Map<string, string[]>();
  const join = (from: string, to: string): void => {
    const some = neighbours.get(from);
    if (some === undefined) neighbours.set(from, [to]);
    else some.push(to);
  };
  for (const { ends } of lines) {
    join(ends[0], ends[1]);
    join(ends[1], ends[0]);
  }
  return neighbours;
}

/** From any city to the next one on a shortest way to the destination, found once for all of them. */
export type Routes = ReadonlyMap<string, string>;

export function routesTo(facts: GameFacts, destination: string): Routes {
  const next = new Map<string, string>();
  const queue = [destination];
  for (const city of queue) {
    for (const neighbour of neighboursOf(facts, city)) {
      if (neighbour === destination || next.has(neighbour)) continue;
      next.set(neighbour, city);
      queue.push(neighbour);
    }
  }
  return next;
}

/** The cities one comes to, the destination last; undefined where no way leads there. */
export function pathFrom(routes: Routes, start: string, destination: string): string[] | undefined {
  const path: string[] = [];
  for (let city: string | undefined = start; city !== destination; path.push(city)) {
    city = routes.get(city);
    if (city === undefined) return undefined;
  }
  return path;
}
