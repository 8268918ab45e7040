// How cubes lie in a dish: row by row, as large as they all can be.
import { cubesIn, type Cubes } from '@cordon/protocol/laboratory';
import type { Point } from './layout.ts';

export interface Lying {
  readonly key: string;
  readonly colour: string;
  readonly at: Point;
}

export interface Heap {
  readonly cubes: readonly Lying[];
  /** The length of an edge that leaves a gap between neighbours. */
  readonly size: number;
}

/** The most that are drawn one by one; of more, each colour has a number. */
export const MOST = 19;
const LARGEST = 23;
/** Room for a cube besides its own size. */
const GAP = 1.12;

/** Cubes one after the other, those of a colour together. */
export function piecesOf(cubes: Cubes): string[] {
  return cubesIn(cubes).flatMap(({ colour, count }) => Array.from({ length: count }, () => colour));
}

/** Rows that fill a circle: fewer at the top and the bottom than in the middle. */
function rowsFor(count: number): readonly number[] {
  const rows = Math.max(1, Math.round(Math.sqrt(count)));
  const widths = Array.from({ length: rows }, (_, row) => {
    const off = rows === 1 ? 0 : (row / (rows - 1)) * 2 - 1;
    return Math.sqrt(Math.max(0.25, 1 - 0.55 * off * off));
  });
  const all = widths.reduce((sum, width) => sum + width, 0);
  const counts = widths.map((width) => Math.max(1, Math.floor((count * width) / all)));
  let left = count - counts.reduce((sum, one) => sum + one, 0);
  const middle = Math.floor(rows / 2);
  for (let step = 0; left > 0; step++) {
    const row = (middle + (step % 2 === 0 ? step / 2 : -(step + 1) / 2) + rows * 4) % rows;
    counts[row] = counts[row]! + 1;
    left -= 1;
  }
  return counts;
}

/** Around the origin, within a circle of that radius. */
export function heapOf(pieces: readonly string[], radius: number): Heap {
  if (pieces.length === 0) return { cubes: [], size: LARGEST };
  const rows = rowsFor(pieces.length);
  const reach = Math.max(
    ...rows.map((count, row) => Math.hypot(count / 2, Math.abs(row - (rows.length - 1) / 2) + 0.5)),
  );
  const size = Math.min(LARGEST, radius / (reach * GAP));
  const step = size * GAP;
  const seen = new Map<string, number>();
  let next = 0;
  const cubes = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): Lying => {
      const colour = pieces[next++]!;
      const nth = seen.get(colour) ?? 0;
      seen.set(colour, nth + 1);
      const x = (column - (count - 1) / 2) * step;
      const y = (row - (rows.length - 1) / 2) * step;
      return { key: `${colour} ${String(nth)}`, colour, at: [x, y] };
    }),
  );
  return { cubes, size };
}
