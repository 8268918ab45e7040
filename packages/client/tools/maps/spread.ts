// Moves cities apart that lie too close to be played on, as little as that takes.
import type { Point } from '../../src/maps/drawing.ts';

export interface Spreading {
  /** No two cities end nearer to each other than this. */
  readonly apart: number;
  readonly rounds?: number;
}

/** Pushes each pair that is too close apart along the line between them, half each; tells how far the worst pair was off. */
function push(places: [number, number][], apart: number): number {
  let worst = 0;
  for (let i = 0; i < places.length; i++)
    for (let j = 0; j < i; j++) {
      const [a, b] = [places[i]!, places[j]!];
      const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
      const away = Math.hypot(dx, dy);
      const missing = apart - away;
      if (missing <= 0) continue;
      worst = Math.max(worst, missing);
      const [stepX, stepY] = [(dx / away) * (missing / 2), (dy / away) * (missing / 2)];
      places[i] = [a[0] + stepX, a[1] + stepY];
      places[j] = [b[0] - stepX, b[1] - stepY];
    }
  return worst;
}

/** The places, in the same order; those with room around them stay where they are. */
export function spread(homes: readonly Point[], { apart, rounds = 400 }: Spreading): Point[] {
  const places = homes.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < rounds; round++) {
    const pull = 0.08 * (1 - round / rounds);
    for (const [index, [x, y]] of places.entries())
      places[index] = [x + (homes[index]![0] - x) * pull, y + (homes[index]![1] - y) * pull];
    push(places, apart);
  }
  while (push(places, apart) > 0.001);
  return places;
}

/** Carries the land along with the cities on it, so that a city that moved still lies on its coast. */
export function carriedAlong(
  homes: readonly Point[],
  places: readonly Point[],
  reach: number,
): (point: Point) => Point {
  return ([x, y]) => {
    let [weights, dx, dy] = [0, 0, 0];
    for (const [index, [homeX, homeY]] of homes.entries()) {
      const weight = Math.exp(-((x - homeX) ** 2 + (y - homeY) ** 2) / (2 * reach * reach));
      weights += weight;
      dx += weight * (places[index]![0] - homeX);
      dy += weight * (places[index]![1] - homeY);
    }
    const share = 1 / Math.max(1, weights);
    return [x + dx * share, y + dy * share];
  };
}
