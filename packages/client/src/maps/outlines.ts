// Path data as points again.
import type { Point } from './drawing.ts';

const known = new Map<string, readonly (readonly Point[])[]>();

/** The outlines in path data made of `M`, `l` and `z` alone; none where it has anything else. There are few maps: each is read once. */
export function outlinesOf(path: string): readonly (readonly Point[])[] {
  const outlines = known.get(path) ?? readOutlines(path);
  known.set(path, outlines);
  return outlines;
}

function readOutlines(path: string): Point[][] {
  if (/[^Mlz\d\s.,-]/u.test(path)) return [];
  return path.split('M').slice(1).map(readOutline);
}

function readOutline(part: string): Point[] {
  const numbers = part.match(/-?\d*\.?\d+/gu) ?? [];
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += Number(numbers[at]);
    y += Number(numbers[at + 1]);
    points.push([x, y]);
  }
  const first = points[0];
  if (part.includes('z') && first !== undefined) points.push(first);
  return points;
}

/** Leaves out points closer to the last one kept than so much; the ends stay. */
export function thinned(points: readonly Point[], apart: number): readonly Point[] {
  if (apart <= 0) return points;
  let last: Point | undefined;
  return points.filter((point, index) => {
    const far = last === undefined || (point[0] - last[0]) ** 2 + (point[1] - last[1]) ** 2 >= apart ** 2;
    const kept = far || index === points.length - 1;
    if (kept) last = point;
    return kept;
  });
}
