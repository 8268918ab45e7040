// Carries the land along with the cities on it, so that a city that moved still lies on its coast.
import type { Point } from '../../src/maps/drawing.ts';

type Carry = (point: Point) => Point;

/** Each point follows the cities within reach; the pulls say how strongly each of them draws. */
function following(homes: readonly Point[], pulls: readonly Point[], reach: number): Carry {
  return ([x, y]) => {
    let [weights, dx, dy] = [0, 0, 0];
    for (const [index, [homeX, homeY]] of homes.entries()) {
      const weight = Math.exp(-((x - homeX) ** 2 + (y - homeY) ** 2) / (2 * reach * reach));
      weights += weight;
      dx += weight * pulls[index]![0];
      dy += weight * pulls[index]![1];
    }
    const share = 1 / Math.max(1, weights);
    return [x + dx * share, y + dy * share];
  };
}

/** Nearly brings each home to its place; the pulls are strengthened a few times where neighbours hold a city back. */
export function carriedAlong(homes: readonly Point[], places: readonly Point[], reach: number): Carry {
  let pulls = homes.map(([x, y], index): Point => [places[index]![0] - x, places[index]![1] - y]);
  for (let round = 0; round < 4; round++) {
    const carry = following(homes, pulls, reach);
    pulls = pulls.map(([dx, dy], index): Point => {
      const [x, y] = carry(homes[index]!);
      return [dx + (places[index]![0] - x) * 0.5, dy + (places[index]![1] - y) * 0.5];
    });
  }
  return following(homes, pulls, reach);
}
