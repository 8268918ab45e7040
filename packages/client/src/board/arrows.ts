// How the arrow from one city to another runs: along a line that leaves the map if there is one, else in a flat bow.
import type { MapDrawing, Point } from '../maps/drawing.ts';

export interface Arrow {
  readonly path: string;
  /** Where the head points, in degrees. */
  readonly angle: number;
  readonly tip: Point;
  readonly middle: Point;
}

/** How far a bow leaves the straight way, as a part of its length. */
const BOW = 0.14;

const degrees = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

export function arrowOf(drawing: MapDrawing, from: string, to: string): Arrow | undefined {
  const [start, end] = [drawing.cities[from]?.at, drawing.cities[to]?.at];
  if (start === undefined || end === undefined || from === to) return undefined;
  const line = drawing.lines.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (line?.wraps === 'at-edges') {
    // It comes in from the nearer edge.
    const angle = end[0] < drawing.width / 2 ? 0 : 180;
    const middle: Point = [end[0] < drawing.width / 2 ? end[0] / 2 : (end[0] + drawing.width) / 2, end[1]];
    return { path: line.pieces.join(''), angle, tip: end, middle };
  }
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const lift = dx >= 0 ? BOW : -BOW;
  const bend: Point = [start[0] + dx / 2 + dy * lift, start[1] + dy / 2 - dx * lift];
  const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${write(start)}Q${write(bend)} ${write(end)}`,
    angle: degrees(end[0] - bend[0], end[1] - bend[1]),
    tip: end,
    middle: [(start[0] + end[0]) / 4 + bend[0] / 2, (start[1] + end[1]) / 4 + bend[1] / 2],
  };
}
