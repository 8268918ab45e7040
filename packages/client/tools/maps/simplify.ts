// Leaves out the points of a line that nobody would miss.
import type { Point } from '../../src/maps/drawing.ts';
import { areaOf, distance, nearestOnSegment } from './geometry.ts';

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

/** What can be left out before a shape is bent, which takes longer than anything else. */
export const BEFORE_BENDING = { tolerance: () => 0.3, leastLength: 1, leastArea: 2 };

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
