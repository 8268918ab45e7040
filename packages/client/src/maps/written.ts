// How the drawing program writes a map down: everything once, so that little has to be fetched before a board is there.
import type { LineDrawing, MapDrawing, Point, Side } from './drawing.ts';

/** A line bends towards a point; one that leaves the map does so at a height. */
type WrittenLine = readonly [string, string, x: number, y: number] | readonly [string, string, level: number];

export interface WrittenMap extends Omit<MapDrawing, 'cities' | 'lines'> {
  readonly cities: Readonly<Record<string, readonly [x: number, y: number, side: Side]>>;
  readonly lines: readonly WrittenLine[];
}

type Curve = readonly [from: Point, towards: Point, to: Point];

const pathOf = ([from, towards, to]: Curve): string =>
  `M${from.join(' ')}Q${towards.join(' ')} ${to.join(' ')}`;

export function drawingOf({ cities, lines, ...rest }: WrittenMap): MapDrawing {
  const { width } = rest;
  const places = Object.fromEntries(
    Object.entries(cities).map(([id, [x, y, side]]) => [id, { at: [x, y] as const, side }]),
  );
  /** Level where it leaves the map. */
  const toEdge = (from: Point, edge: number, level: number): Curve => [
    from,
    [(from[0] + edge) / 2, level],
    [edge, level],
  ];
  const lineOf = ([one, other, ...bend]: WrittenLine): LineDrawing => {
    const [from, to] = [places[one]!.at, places[other]!.at];
    const [west, east] = from[0] < to[0] ? [from, to] : [to, from];
    const curves: readonly [Curve, ...Curve[]] =
      bend.length === 2 ? [[from, bend, to]] : [toEdge(west, 0, bend[0]), toEdge(east, width, bend[0])];
    const [[start, towards, end]] = curves;
    const half = (axis: 0 | 1): number => (start[axis] + 2 * towards[axis] + end[axis]) / 4;
    return {
      id: `${one}-${other}`,
      ends: [one, other],
      pieces: curves.map(pathOf),
      middle: [half(0), half(1)],
      wraps: bend.length === 2 ? 'no' : 'at-edges',
    };
  };
  return { ...rest, cities: places, lines: lines.map(lineOf) };
}
