// Outlines in short pieces: a browser then draws only those it sees, and wide strokes need few points.
import type { Point } from '../maps/drawing.ts';
import { outlinesOf, thinned } from '../maps/outlines.ts';

const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An outline as path data of so many points each; neighbours share a point. */
export function cutUp(points: readonly Point[], length: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < points.length - 1; at += length)
    pieces.push(
      `M${points
        .slice(at, at + length + 1)
        .map(write)
        .join('L')}`,
    );
  return pieces;
}

const PIECE = 40;

/** Path data as pieces to stroke; whole where it cannot be cut. */
export function strokesOf(path: string, apart: number): string[] {
  const outlines = outlinesOf(path);
  if (outlines.length === 0) return path === '' ? [] : [path];
  return outlines.flatMap((outline) => cutUp(thinned(outline, apart), PIECE));
}
