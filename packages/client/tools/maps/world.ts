// The map of the base game: the earth with the Pacific at both edges, drawn larger where cities lie close together.
import type { GameGuide } from '@cordon/engine';
import { geoEquirectangular } from 'd3-geo';
import type { LineDrawing, MapDrawing, Point } from '../../src/maps/drawing.ts';
import { openAtlas } from './atlas.ts';
import { type Curve, flattened, pointOn } from './curve.ts';
import { boxAround, distance } from './geometry.ts';
import { chooseLabels } from './labels.ts';
import { drawLines } from './lines.ts';
import { closedPath, curvePath, openPath, rounded } from './paths.ts';
import { WORLD_PLACES } from './places.ts';
import { following } from './plan.ts';
import { projected } from './projected.ts';
import {
  BEFORE_BENDING,
  coarserBeyond,
  simplifiedLines,
  simplifiedRings,
  smoothedRings,
} from './simplify.ts';
import { WORLD_PLAN } from './worldPlan.ts';

const WIDTH = 1600;
const HEIGHT = 750;
/** The seam runs through the Bering Strait. */
const MIDDLE = 11.5;
const DEGREE = 4.8;
/** Shapes are said to whole units: finer than anybody sees, and a third shorter than halves. */
const GRAIN = 10;
const WRAPS: readonly (readonly [string, string])[] = [
  ['los-angeles', 'sydney'],
  ['san-francisco', 'manila'],
  ['san-francisco', 'tokyo'],
];

/** Meridians and parallels straight and evenly apart. */
export function worldProjection() {
  return geoEquirectangular()
    .rotate([-MIDDLE, 0])
    .scale((DEGREE * 180) / Math.PI)
    .translate([WIDTH / 2, HEIGHT / 2])
    .precision(0.2);
}

/** All land is drawn, for windows of another shape. */
function drawLand(): Pick<MapDrawing, 'land' | 'borders'> {
  const atlas = openAtlas('50m');
  const projection = worldProjection();
  const bend = following(WORLD_PLAN, WORLD_PLACES, projection);
  const everywhere = (country: string) => country !== 'Antarctica';
  const land = simplifiedRings(projected(projection, atlas.land(everywhere)), BEFORE_BENDING);
  const borders = simplifiedLines(projected(projection, atlas.borders(everywhere)), BEFORE_BENDING);
  const played = boxAround(Object.values(WORLD_PLAN.cities));
  const bent = (lines: readonly (readonly Point[])[]) => lines.map((line) => line.map(bend));
  return {
    land: closedPath(
      smoothedRings(bent(land), { tolerance: coarserBeyond(1.6, played), leastArea: 18 }),
      GRAIN,
    ),
    borders: openPath(
      simplifiedLines(bent(borders), { tolerance: coarserBeyond(2.6, played), leastLength: 8 }),
      GRAIN,
    ),
  };
}

/** Long lines bow towards the pole, as flights do. */
function bow([ax, ay]: Point, [bx, by]: Point): number {
  const length = distance([ax, ay], [bx, by]);
  if (length < 170) return 0;
  const northwards = bx > ax ? 1 : -1;
  return northwards * (ay + by < HEIGHT ? 1 : -1) * Math.min(0.07, (length - 170) / 2500);
}

/** The two pieces of a line over the Pacific: level where they leave the map, at the same height on both sides. */
function overTheEdge(western: Point, eastern: Point, level: number): [Curve, Curve] {
  const piece = (from: Point, edge: number): Curve => ({
    from,
    control: [from[0] + (edge - from[0]) * 0.5, level],
    to: [edge, level],
  });
  return [piece(western, 0), piece(eastern, WIDTH)];
}

/** The curves of each line, two where it leaves the map. */
function drawRoutes({ lines }: GameGuide, places: ReadonlyMap<string, Point>): Map<string, Curve[]> {
  const wrapOf = (ends: readonly [string, string]) =>
    WRAPS.find((wrap) => wrap.every((city) => ends.includes(city)));
  const curves = drawLines({
    places,
    lines: lines.filter(({ ends }) => wrapOf(ends) === undefined),
    wish: (_, from, to) => bow(from, to),
    clearance: 28,
  });
  return new Map(
    lines.map(({ id, ends }) => {
      const wrap = wrapOf(ends);
      if (wrap === undefined) return [id, [curves.get(id)!]];
      const [from, to] = [places.get(wrap[0])!, places.get(wrap[1])!];
      const wayWest = from[0] / (from[0] + WIDTH - to[0]);
      return [id, overTheEdge(from, to, from[1] + (to[1] - from[1]) * wayWest)];
    }),
  );
}

export function drawWorld(guide: GameGuide): MapDrawing {
  const places = new Map(guide.cities.map(({ id }) => [id, WORLD_PLAN.cities[id]!]));
  const routes = drawRoutes(guide, places);
  const lines = guide.lines.map(({ id, ends }): LineDrawing => {
    const pieces = routes.get(id)!;
    return {
      id,
      ends,
      pieces: pieces.map(curvePath),
      middle: rounded(pointOn(pieces[0]!, 0.5)),
      wraps: pieces.length > 1 ? 'at-edges' : 'no',
    };
  });
  const labels = chooseLabels({
    cities: guide.cities.map(({ id, name }) => ({ id, at: places.get(id)!, names: [name.en, name.fr] })),
    frame: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
    lines: [...routes.values()].flat().map((curve) => flattened(curve, 80)),
    keepClear: [],
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    ...drawLand(),
    around: '',
    cities: Object.fromEntries(
      guide.cities.map(({ id }) => [id, { at: places.get(id)!, label: labels.get(id)! }]),
    ),
    lines,
    regions: {},
  };
}
