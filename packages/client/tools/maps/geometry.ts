// Plain geometry in the units of a map.
import type { Point } from '../../src/maps/drawing.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** The point of a segment that is nearest to another point. */
export function nearestOnSegment(point: Point, start: Point, end: Point): Point {
  const length = distance(start, end) ** 2;
  if (length === 0) return start;
  const along = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1]);
  return between(start, end, Math.min(1, Math.max(0, along / length)));
}

export function distanceToPath(point: Point, path: readonly Point[]): number {
  let least = Infinity;
  for (let index = 1; index < path.length; index++)
    least = Math.min(least, distance(point, nearestOnSegment(point, path[index - 1]!, path[index]!)));
  return least;
}

/** Whether a point lies inside a ring, by the even-odd rule. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let index = 0; index < ring.length; index++) {
    const [ax, ay] = ring[index]!;
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

export function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  for (let index = 0; index < ring.length; index++) {
    const [ax, ay] = ring[index]!;
    const [bx, by] = ring[(index + 1) % ring.length]!;
    twice += ax * by - bx * ay;
  }
  return twice / 2;
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function crossings(one: readonly Point[], other: readonly Point[]): number {
  let count = 0;
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++)
      if (segmentsCross(one[i - 1]!, one[i]!, other[j - 1]!, other[j]!)) count++;
  return count;
}

export function boxesOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function distanceToBox([x, y]: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
