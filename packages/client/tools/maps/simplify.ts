// Leaves out the points of a line that nobody would miss.
import type { Point } from '../../src/maps/drawing.ts';
import {
  areaOf,
  type Box,
  boxAround,
  distance,
  distanceToBox,
  isInside,
  nearestOnSegment,
} from './geometry.ts';

/** How far from its line a point must lie to be missed there. */
type Tolerance = (at: Point) => number;

function simplified(line: readonly Point[], tolerance: Tolerance): Point[] {
  if (line.length < 3) return [...line];
  const [start, end] = [line[0]!, line.at(-1)!];
  let [furthest, most] = [0, -1];
  for (let index = 1; index < line.length - 1; index++) {
    const point = line[index]!;
    const away = distance(point, nearestOnSegment(point, start, end)) / tolerance(point);
    if (away > most) [furthest, most] = [index, away];
  }
  if (most <= 1) return [start, end];
  return [
    ...simplified(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(furthest), tolerance),
  ];
}

/** So far where people play, up to two and a half times as far beyond it. */
export function coarserBeyond(tolerance: number, played: Box): Tolerance {
  return (point) => tolerance * (1 + Math.min(1.5, distanceToBox(point, played) / 60));
}

/** What can be left out before a shape is bent, which takes longer than anything else. */
export const BEFORE_BENDING = { tolerance: () => 0.2, leastLength: 1, leastArea: 2 };

/** Lines without the points that nobody would miss, and without the shortest. */
export function simplifiedLines(
  lines: readonly (readonly Point[])[],
  { tolerance, leastLength }: { readonly tolerance: Tolerance; readonly leastLength: number },
): Point[][] {
  return lines
    .map((line) => simplified(line, tolerance))
    .filter((line) => line.some((point) => distance(point, line[0]!) >= leastLength));
}

/** Rings without the points that nobody would miss, and without the islets. */
export function simplifiedRings(
  rings: readonly (readonly Point[])[],
  { tolerance, leastArea }: { readonly tolerance: Tolerance; readonly leastArea: number },
): Point[][] {
  return rings
    .filter((ring) => Math.abs(areaOf(ring)) >= leastArea)
    .map((ring) => simplified(ring, tolerance));
}

/** The area of the triangle a point makes with its neighbours. */
function triangle(ring: readonly Point[], [before, at, after]: readonly [number, number, number]): number {
  return Math.abs(areaOf([ring[before]!, ring[at]!, ring[after]!]));
}

function smoothed(ring: readonly Point[], tolerance: Tolerance): Point[] {
  const { length } = ring;
  const before = ring.map((_, at) => (at + length - 1) % length);
  const after = ring.map((_, at) => (at + 1) % length);
  // What a point is worth: below one it goes, and neighbours are then worth at least as much.
  const worthOf = (at: number) => triangle(ring, [before[at]!, at, after[at]!]) / tolerance(ring[at]!) ** 2;
  const worth = ring.map((_, at) => worthOf(at));
  let left = length;
  while (left > 4) {
    let least = 0;
    for (let at = 1; at < length; at++) if (worth[at]! < worth[least]!) least = at;
    if (worth[least]! >= 1) break;
    const [one, other] = [before[least]!, after[least]!];
    const corner = [ring[one]!, ring[least]!, ring[other]!];
    const { left: west, right: east, top, bottom } = boxAround(corner);
    const inTheWay = (point: Point, at: number) => {
      const [x, y] = point;
      if (x < west || x > east || y < top || y > bottom || worth[at] === Infinity) return false;
      return !corner.includes(point) && isInside(point, corner);
    };
    if (ring.some(inTheWay)) {
      // Without it, the coast would cross itself.
      worth[least] = 1;
      continue;
    }
    [after[one], before[other]] = [other, one];
    for (const at of [one, other]) worth[at] = Math.max(worth[least]!, worthOf(at));
    worth[least] = Infinity;
    left--;
  }
  return ring.filter((_, at) => worth[at] !== Infinity);
}

/** Rings without their smallest corners, which takes spikes and narrow inlets as well, and without the islets. */
export function smoothedRings(
  rings: readonly (readonly Point[])[],
  { tolerance, leastArea }: { readonly tolerance: Tolerance; readonly leastArea: number },
): Point[][] {
  return rings.filter((ring) => Math.abs(areaOf(ring)) >= leastArea).map((ring) => smoothed(ring, tolerance));
}
