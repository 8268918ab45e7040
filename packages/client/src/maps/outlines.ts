// Path data as points again.
import type { Point } from './drawing.ts';

/** The outlines in path data made of `M`, `l` and `z` alone; none where it has anything else. */
export function outlinesOf(path: string): Point[][] {
  if (/[^Mlz\d\s.,-]/u.test(path)) return [];
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = part.match(/-?\d*\.?\d+/gu)?.map(Number) ?? [];
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at]!;
        y += numbers[at + 1]!;
        points.push([x, y]);
      }
      const first = points[0];
      return part.includes('z') && first !== undefined ? [...points, first] : points;
    });
}

/** Leaves out points closer to the last one kept than so much; the ends stay. */
export function thinned(points: readonly Point[], apart: number): Point[] {
  let last: Point | undefined;
  return points.filter((point, index) => {
    const far = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= apart;
    const kept = far || index === points.length - 1;
    if (kept) last = point;
    return kept;
  });
}
