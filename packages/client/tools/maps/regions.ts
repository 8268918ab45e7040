// The regions of a map as areas: between the lines of their cities, and out to the coast where no region lies beyond.
import type { MapDrawing, Point } from '../../src/maps/drawing.ts';
import type { Coast } from './coast.ts';
import { type Curve, flattened, reversed } from './curve.ts';
import { type Box, boxAround, distance, distanceToPath, isInside } from './geometry.ts';
import { CITY_RADIUS } from './sides.ts';
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

interface Middle {
  readonly middle: Point;
  readonly room: number;
}

/** The place in a ring that is furthest from its edge, from cities and from lines. */
function middleOf(ring: readonly Point[], { places, lines }: RegionTask): Middle {
  const paths = [...lines.map(({ curve }) => flattened(curve, 8)), [...ring, ring[0]!]];
  const roomAt = (point: Point, atLeast: number) => {
    if (!isInside(point, ring)) return -Infinity;
    let room = Infinity;
    for (const at of places.values()) room = Math.min(room, distance(at, point) - CITY_RADIUS);
    for (const path of paths) if (room > atLeast) room = Math.min(room, distanceToPath(point, path));
    return room;
  };
  const search = ({ left, right, top, bottom }: Box, step: number) => {
    let best: Middle = { middle: [left, top], room: -Infinity };
    for (let x = left; x <= right; x += step)
      for (let y = top; y <= bottom; y += step) {
        const room = roomAt([x, y], best.room);
        if (room > best.room) best = { middle: [x, y], room };
      }
    return best;
  };
  const [x, y] = search(boxAround(ring), 6).middle;
  const { middle, room } = search({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }, 1);
  return { middle: rounded(middle), room: Math.floor(room) };
}

/** A tint for each region that none of its neighbours has, the fewest there are. */
function tintsOf(regions: readonly Region[]): Map<string, number> {
  const keysOf = (region: Region) => sidesOf(region).map((side) => side.toSorted().join(' '));
  const tints = new Map<string, number>();
  const takenBy = (region: Region) => {
    const keys = new Set(keysOf(region));
    const beside = regions.filter((other) => other !== region && keysOf(other).some((key) => keys.has(key)));
    return new Set(beside.flatMap(({ id }) => tints.get(id) ?? []));
  };
  while (tints.size < regions.length) {
    const left = regions.filter(({ id }) => !tints.has(id));
    const hardest = left.toSorted((a, b) => takenBy(b).size - takenBy(a).size)[0]!;
    const taken = takenBy(hardest);
    let tint = 0;
    while (taken.has(tint)) tint++;
    tints.set(hardest.id, tint);
  }
  return tints;
}

export function drawRegions(task: RegionTask): MapDrawing['regions'] {
  const tints = tintsOf(task.regions);
  return Object.fromEntries(
    task.regions.map((region) => {
      const ring = ringOf(region, task);
      const drawing = { shape: closedPath([ring]), ...middleOf(ring, task), tint: tints.get(region.id)! };
      return [region.id, drawing];
    }),
  );
}
