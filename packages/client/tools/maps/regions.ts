// The regions of a map as areas: between the lines of their cities, and out to the coast where no region lies beyond.
import type { MapDrawing, Point } from '../../src/maps/drawing.ts';
import type { Coast } from './coast.ts';
import { type Curve, flattened, reversed } from './curve.ts';
import { boxAround, distance, distanceToPath, isInside } from './geometry.ts';
import { CITY_RADIUS } from './labels.ts';
import { closedPath, rounded } from './paths.ts';

interface Region {
  readonly id: string;
  readonly cities: readonly string[];
}

export interface RegionTask {
  readonly regions: readonly Region[];
  readonly places: ReadonlyMap<string, Point>;
  readonly lines: readonly { readonly ends: readonly [string, string]; readonly curve: Curve }[];
  readonly coast: Coast;
  /** Whether the coast bounds regions instead of this line. */
  readonly isCoastal: (ends: readonly [string, string]) => boolean;
}

export function sidesOf({ cities }: Region): [string, string][] {
  return cities.map((city, index) => [city, cities[(index + 1) % cities.length]!]);
}

function ringOf(region: Region, { places, lines, coast, isCoastal }: RegionTask): Point[] {
  return sidesOf(region).flatMap(([from, to]) => {
    if (isCoastal([from, to])) return coast.walk(places.get(from)!, places.get(to)!);
    const { ends, curve } = lines.find((line) => line.ends.includes(from) && line.ends.includes(to))!;
    return flattened(ends[0] === from ? curve : reversed(curve), 8);
  });
}

/** The place in a ring that is furthest from its edge, from cities and from lines. */
function middleOf(ring: readonly Point[], { places, lines }: RegionTask): Point {
  const { left, right, top, bottom } = boxAround(ring);
  const paths = [...lines.map(({ curve }) => flattened(curve)), [...ring, ring[0]!]];
  let [best, most] = [ring[0]!, -Infinity];
  for (let x = left; x <= right; x += 3)
    for (let y = top; y <= bottom; y += 3) {
      if (!isInside([x, y], ring)) continue;
      let room = Infinity;
      for (const at of places.values()) room = Math.min(room, distance(at, [x, y]) - CITY_RADIUS);
      for (const path of paths) room = room <= most ? room : Math.min(room, distanceToPath([x, y], path));
      if (room > most) [best, most] = [[x, y], room];
    }
  return rounded(best);
}

export function drawRegions(task: RegionTask): MapDrawing['regions'] {
  return Object.fromEntries(
    task.regions.map((region) => {
      const ring = ringOf(region, task);
      return [region.id, { shape: closedPath([ring]), middle: middleOf(ring, task) }];
    }),
  );
}
