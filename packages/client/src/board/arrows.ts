// How the arrow from one city to another runs: along a line that leaves the map if there is one, else in a flat bow.
import type { MapDrawing, Point } from '../maps/drawing.ts';

export interface Arrow {
  readonly path: string;
  /** Where the head points, in degrees. */
  readonly angle: number;
  readonly tip: Point;
  /** Where a label may stand beside it, the best first. */
  readonly besides: readonly Beside[];
}

/** A point of an arrow, and the way straight up from it, of length one. */
export interface Beside {
  readonly at: Point;
  readonly up: Point;
}

/** How far a bow leaves the straight way, as a part of its length. */
const BOW = 0.14;
/** Where on the way labels stand: in the middle, if there is room. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

const degrees = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

export function arrowOf(drawing: MapDrawing, from: string, to: string): Arrow | undefined {
  const [start, end] = [drawing.cities[from]?.at, drawing.cities[to]?.at];
  if (start === undefined || end === undefined || from === to) return undefined;
  const line = drawing.lines.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (line?.wraps === 'at-edges') {
    // It comes in from the nearer edge.
    const [edge, angle] = end[0] < drawing.width / 2 ? [0, 0] : [drawing.width, 180];
    const besides = PARTS.map((part): Beside => ({
      at: [edge + (end[0] - edge) * part, end[1]],
      up: [0, -1],
    }));
    return { path: line.pieces.join(''), angle, tip: end, besides };
  }
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const lift = dx >= 0 ? BOW : -BOW;
  const bend: Point = [start[0] + dx / 2 + dy * lift, start[1] + dy / 2 - dx * lift];
  const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${write(start)}Q${write(bend)} ${write(end)}`,
    angle: degrees(end[0] - bend[0], end[1] - bend[1]),
    tip: end,
    besides: PARTS.map((part) => besideBow(start, bend, end, part)),
  };
}

function besideBow(start: Point, bend: Point, end: Point, part: number): Beside {
  const rest = 1 - part;
  const between = (from: number, over: number, to: number): number =>
    rest * rest * from + 2 * rest * part * over + part * part * to;
  const along = (from: number, over: number, to: number): number => rest * (over - from) + part * (to - over);
  const [x, y] = [along(start[0], bend[0], end[0]), along(start[1], bend[1], end[1])];
  const length = Math.hypot(x, y) * (x < 0 ? -1 : 1);
  return {
    at: [between(start[0], bend[0], end[0]), between(start[1], bend[1], end[1])],
    up: [y / length, -x / length],
  };
}
