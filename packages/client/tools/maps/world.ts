// The map of the base game: the earth with the Pacific at both edges, drawn larger where cities lie close together.
import type { GameGuide } from '@cordon/engine';
import { geoEquirectangular } from 'd3-geo';
import type { MapDrawing, Point } from '../../src/maps/drawing.ts';
import type { WrittenMap } from '../../src/maps/written.ts';
import { openAtlas } from './atlas.ts';
import { type Curve, flattened } from './curve.ts';
import { boxAround, distance } from './geometry.ts';
import { chooseSides } from './sides.ts';
import { drawLines } from './lines.ts';
import { closedPath, openPath } from './paths.ts';
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
      smoothedRings(bent(land), { tolerance: coarserBeyond(2.0, played), leastArea: 18 }),
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

/** Where a line over the Pacific leaves the map, at the same height on both sides. */
function levelBetween(western: Point, eastern: Point): number {
  const wayWest = western[0] / (western[0] + WIDTH - eastern[0]);
  return Math.round(western[1] + (eastern[1] - western[1]) * wayWest);
}

/** Level where it leaves the map. */
function toEdge(from: Point, level: number): Curve {
  const edge = from[0] < WIDTH / 2 ? 0 : WIDTH;
  return { from, control: [(from[0] + edge) / 2, level], to: [edge, level] };
}

interface Routes {
  readonly curves: readonly Curve[];
  readonly written: WrittenMap['lines'];
}

function drawRoutes({ lines }: GameGuide, places: ReadonlyMap<string, Point>): Routes {
  const wrapOf = (ends: readonly [string, string]) =>
    WRAPS.find((wrap) => wrap.every((city) => ends.includes(city)));
  const within = drawLines({
    places,
    lines: lines.filter(({ ends }) => wrapOf(ends) === undefined),
    wish: (_, from, to) => bow(from, to),
    clearance: 28,
  });
  const over = WRAPS.flatMap(([one, other]) => {
    const [western, eastern] = [places.get(one)!, places.get(other)!];
    const level = levelBetween(western, eastern);
    return [toEdge(western, level), toEdge(eastern, level)];
  });
  return {
    curves: [...within.values(), ...over],
    written: lines.map(({ id, ends }) => {
      const wrap = wrapOf(ends);
      if (wrap === undefined) return [...ends, ...within.get(id)!.control];
      return [...ends, levelBetween(places.get(wrap[0])!, places.get(wrap[1])!)];
    }),
  };
}

export function drawWorld(guide: GameGuide): WrittenMap {
  const places = new Map(guide.cities.map(({ id }) => [id, WORLD_PLAN.cities[id]!]));
  const { curves, written } = drawRoutes(guide, places);
  const sides = chooseSides({
    cities: guide.cities.map(({ id, name }) => ({ id, at: places.get(id)!, names: [name.en, name.fr] })),
    frame: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
    lines: curves.map((curve) => flattened(curve, 80)),
    keepClear: [],
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    ...drawLand(),
    around: '',
    cities: Object.fromEntries(guide.cities.map(({ id }) => [id, [...places.get(id)!, sides.get(id)!]])),
    lines: written,
    regions: {},
  };
}
