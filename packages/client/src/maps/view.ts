// What the map shows around a city, cut out of it for the face of its card: the coast, the lines that lead there, the cities nearby.
import type { MapDrawing, Point } from './drawing.ts';
import { outlinesOf, thinned } from './outlines.ts';

export interface CityView {
  /** The window, with the city at its origin. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Path data. */
  readonly land: string;
  readonly lines: string;
  /** Lines between other cities. */
  readonly ways: string;
  readonly others: readonly Point[];
}

/** Of the width of the map, and how high it is for its width; the city stands a little above the middle, above its name. */
const PART = 0.105;
const HIGH = 0.78;
const ABOVE = 0.46;
/** How coarse the coast may be, as a part of the window. */
const COARSE = 0.012;

interface Ring {
  readonly points: readonly Point[];
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const rings = new WeakMap<MapDrawing, readonly Ring[]>();
const views = new WeakMap<MapDrawing, Map<string, CityView>>();

function ringsOf(drawing: MapDrawing): readonly Ring[] {
  const known = rings.get(drawing);
  if (known !== undefined) return known;
  const found = outlinesOf(drawing.land + drawing.around).map((points) => ({
    points,
    box: {
      left: Math.min(...points.map(([x]) => x)),
      right: Math.max(...points.map(([x]) => x)),
      top: Math.min(...points.map(([, y]) => y)),
      bottom: Math.max(...points.map(([, y]) => y)),
    },
  }));
  rings.set(drawing, found);
  return found;
}

/** A shape as far as it lies on one side: of a line at `limit` across (0) or down (1), before or behind it. */
function half(points: readonly Point[], axis: 0 | 1, limit: number, side: 1 | -1): Point[] {
  const isIn = (point: Point): boolean => side * (point[axis] - limit) >= 0;
  return points.flatMap((point, index) => {
    const before = points.at(index - 1)!;
    const crossing = (limit - before[axis]) / (point[axis] - before[axis]);
    const met: Point = [
      before[0] + crossing * (point[0] - before[0]),
      before[1] + crossing * (point[1] - before[1]),
    ];
    if (isIn(point)) return isIn(before) ? [point] : [met, point];
    return isIn(before) ? [met] : [];
  });
}

export function clipped(points: readonly Point[], { left, top, right, bottom }: Box): Point[] {
  return half(half(half(half(points, 0, left, 1), 0, right, -1), 1, top, 1), 1, bottom, -1);
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

function cutOut(drawing: MapDrawing, city: string): CityView | undefined {
  const at = drawing.cities[city]?.at;
  if (at === undefined) return undefined;
  const width = drawing.width * PART;
  const height = width * HIGH;
  const [left, top] = [at[0] - width / 2, at[1] - height * ABOVE];
  // A little more than is seen, so that no cut edge is drawn.
  const room = width * 0.05;
  const box = { left: left - room, top: top - room, right: left + width + room, bottom: top + height + room };
  const write = ([x, y]: Point): string => `${short(x - at[0])} ${short(y - at[1])}`;
  const land = ringsOf(drawing)
    .filter(
      ({ box: ring }) =>
        ring.right > box.left && ring.left < box.right && ring.bottom > box.top && ring.top < box.bottom,
    )
    .map(({ points }) => thinned(clipped(points, box), width * COARSE))
    .filter((points) => points.length > 2)
    .map((points) => `M${points.map(write).join('L')}Z`)
    .join('');
  const lines = drawing.lines
    .filter(({ ends, wraps }) => ends.includes(city) && wraps === 'no')
    .flatMap(({ ends }) => ends.filter((end) => end !== city))
    .map((end) => drawing.cities[end]?.at)
    .flatMap((end) => (end === undefined ? [] : [`M0 0L${write(end)}`]))
    .join('');
  const crosses = (one: number, other: number, from: number, to: number): boolean =>
    Math.max(one, other) > from && Math.min(one, other) < to;
  const ways = drawing.lines
    .filter(({ ends, wraps }) => !ends.includes(city) && wraps === 'no')
    .map(({ ends }) => ends.map((end) => drawing.cities[end]?.at))
    .flatMap(([from, to]) =>
      from !== undefined &&
      to !== undefined &&
      crosses(from[0], to[0], box.left, box.right) &&
      crosses(from[1], to[1], box.top, box.bottom)
        ? [`M${write(from)}L${write(to)}`]
        : [],
    )
    .join('');
  const others = Object.values(drawing.cities)
    .map(({ at: [x, y] }): Point => [x - at[0], y - at[1]])
    .filter(([x, y]) => (x !== 0 || y !== 0) && Math.abs(x) < width / 2 && Math.abs(y) < height / 2);
  return { box: [left - at[0], top - at[1], width, height], land, lines, ways, others };
}

/** Whether it has been cut out already. */
export const hasView = (drawing: MapDrawing, city: string): boolean => views.get(drawing)?.has(city) ?? false;

export function viewOf(drawing: MapDrawing, city: string): CityView | undefined {
  const known = views.get(drawing) ?? new Map<string, CityView>();
  views.set(drawing, known);
  const view = known.get(city) ?? cutOut(drawing, city);
  if (view !== undefined) known.set(city, view);
  return view;
}
