// The outline of the land as a walk along it: from the place nearest to one city to the place nearest to another.
import type { Point } from '../../src/maps/drawing.ts';
import { areaOf, distance } from './geometry.ts';

export interface Coast {
  /** The points from one place to the other, the shorter way round. */
  readonly walk: (from: Point, to: Point) => Point[];
}

function nearestIndex(ring: readonly Point[], place: Point): number {
  const ways = ring.map((point) => distance(point, place));
  return ways.indexOf(Math.min(...ways));
}

function lengthAlong(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0);
}

export function coastOf(rings: readonly (readonly Point[])[]): Coast {
  const ring = rings.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]!;
  const onwards = (start: number, end: number) =>
    start <= end ? ring.slice(start, end + 1) : [...ring.slice(start), ...ring.slice(0, end + 1)];
  return {
    walk(from, to) {
      const [start, end] = [nearestIndex(ring, from), nearestIndex(ring, to)];
      const [one, other] = [onwards(start, end), onwards(end, start).toReversed()];
      return lengthAlong(one) <= lengthAlong(other) ? one : other;
    },
  };
}

/** How far a walk lies to the left of the straight way between two places, on average and as a share of its length. */
export function meanOffset(from: Point, to: Point, walk: readonly Point[]): number {
  const length = distance(from, to);
  let [sum, weights] = [0, 0];
  for (const [index, point] of walk.entries()) {
    const weight = index === 0 ? 0 : distance(point, walk[index - 1]!);
    const [dx, dy] = [point[0] - from[0], point[1] - from[1]];
    sum += (weight * (dx * (to[1] - from[1]) - dy * (to[0] - from[0]))) / length;
    weights += weight;
  }
  return sum / Math.max(1, weights) / length;
}
