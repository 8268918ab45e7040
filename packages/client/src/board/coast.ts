// Outlines in short pieces, those of a part of the map together: a browser then draws only what it sees, and wide strokes need few points.
import type { Point } from '../maps/drawing.ts';
import { outlinesOf, thinned } from '../maps/outlines.ts';

const write = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An outline in pieces of so many steps; neighbours share a point. */
export function cutUp(points: readonly Point[], length: number): (readonly Point[])[] {
  const pieces: (readonly Point[])[] = [];
  for (let at = 0; at < points.length - 1; at += length) pieces.push(points.slice(at, at + length + 1));
  return pieces;
}

const PIECE = 40;
/** How large the parts of the map are, in its units. */
const PART = 200;
/** More parts than any map has from top to bottom. */
const ROW = 1000;

/** Path data to stroke, one for each part of the map; whole where it cannot be cut. */
export function strokesOf(path: string, apart: number): string[] {
  const outlines = outlinesOf(path);
  if (outlines.length === 0) return path === '' ? [] : [path];
  const parts = new Map<number, string>();
  for (const outline of outlines)
    for (const piece of cutUp(thinned(outline, apart), PIECE)) {
      const [x, y] = piece[0]!;
      const part = Math.floor(x / PART) * ROW + Math.floor(y / PART);
      parts.set(part, `${parts.get(part) ?? ''}M${piece.map(write).join('L')}`);
    }
  return [...parts.values()];
}
