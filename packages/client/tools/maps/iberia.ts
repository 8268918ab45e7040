// The map of Iberia: the peninsula with its regions, and what lies around it.
import type { GameGuide } from '@cordon/engine';
import { geoConicConformal } from 'd3-geo';
import type { MapDrawing, Point } from '../../src/maps/drawing.ts';
import { openAtlas } from './atlas.ts';
import { carriedAlong } from './carry.ts';
import { type Coast, coastOf, meanOffset } from './coast.ts';
import { flattened, pointOn } from './curve.ts';
import { distance } from './geometry.ts';
import { chooseLabels } from './labels.ts';
import { drawLines } from './lines.ts';
import { closedPath, curvePath, openPath, rounded } from './paths.ts';
import { type Degrees, IBERIA_PLACES, indexed } from './places.ts';
import { projected } from './projected.ts';
import { drawRegions, sidesOf } from './regions.ts';
import { simplifiedLines, simplifiedRings } from './simplify.ts';
import { spread } from './spread.ts';

const WIDTH = 1280;
const HEIGHT = 868;
/** The land goes on beyond the frame, for windows of another shape. */
const BEYOND = { sides: 620, ends: 240 };
const DEGREE = 101;
const MIDDLE: [number, number] = [-3.45, 39.875];
const COUNTRIES = new Set(['Spain', 'Portugal', 'Andorra', 'Gibraltar']);
const NEIGHBOURS = new Set([
  'France',
  'Monaco',
  'Italy',
  'Switzerland',
  'Germany',
  'Belgium',
  'Luxembourg',
  'Austria',
  'United Kingdom',
  'Morocco',
  'Algeria',
  'Tunisia',
]);
/** Coasts drawn further out, so that the regions behind them have room for tokens: where, and how far. */
const DRAWN_OUT: readonly { readonly at: Degrees; readonly by: Point }[] = [
  { at: [41.95, -8.9], by: [-14, 0] },
  { at: [41.5, -8.8], by: [-24, 4] },
  { at: [40.2, -8.9], by: [-18, 0] },
  { at: [39.5, -9.1], by: [-22, 0] },
  { at: [36.7, -3.5], by: [0, 12] },
];
/** Its lines cross the sea. */
const ISLAND = 'palma-de-mallorca';

function projectionOf() {
  return geoConicConformal()
    .parallels([37.5, 42.5])
    .rotate([-MIDDLE[0], 0])
    .center([0, MIDDLE[1]])
    .scale((DEGREE * 180) / Math.PI)
    .translate([WIDTH / 2, HEIGHT / 2])
    .precision(0.2)
    .clipExtent([
      [-BEYOND.sides, -BEYOND.ends],
      [WIDTH + BEYOND.sides, HEIGHT + BEYOND.ends],
    ]);
}

/** How a line bends that follows the coast; one with an end inland follows it from afar. */
function alongCoast(from: Point, to: Point, coast: Coast): number {
  const walk = coast.walk(from, to);
  const inland = Math.max(distance(from, walk[0]!), distance(to, walk.at(-1)!));
  const bend = meanOffset(from, to, walk) * (inland > 26 ? 0.35 : 1.3);
  return Math.max(-0.2, Math.min(0.2, bend));
}

export function drawIberia(guide: GameGuide): MapDrawing {
  const projection = projectionOf();
  const placed = ([latitude, longitude]: Degrees): Point => projection([longitude, latitude])!;
  const homes = guide.cities.map(({ id }) => placed(IBERIA_PLACES[id]!));
  const moved = spread(homes, { apart: 60, offLines: 54, lines: indexed(guide, guide.lines) });
  const coasts = DRAWN_OUT.map(({ at, by }) => ({ home: placed(at), by }));
  const carry = carriedAlong(
    [...homes, ...coasts.map(({ home }) => home)],
    [...moved, ...coasts.map(({ home, by }): Point => [home[0] + by[0], home[1] + by[1]])],
    30,
  );
  const places = new Map(guide.cities.map(({ id }, index) => [id, rounded(moved[index]!)]));

  const atlas = openAtlas('10m');
  const isOurs = (country: string) => COUNTRIES.has(country);
  const detail = { tolerance: () => 0.7, leastArea: 6 };
  const land = simplifiedRings(
    projected(projection, atlas.land(isOurs)).map((ring) => ring.map(carry)),
    detail,
  );
  const around = projected(
    projection,
    atlas.land((country) => NEIGHBOURS.has(country)),
  ).map((ring) => ring.map(carry));
  const borders = projected(projection, atlas.borders(isOurs)).map((line) => line.map(carry));

  const coast = coastOf(land);
  const seaward = new Set(guide.regions.filter(({ cities }) => cities.includes(ISLAND)).map(({ id }) => id));
  const isCoastal = (ends: readonly [string, string]) => {
    const beside = guide.regions.filter((region) =>
      sidesOf(region).some((side) => ends.every((city) => side.includes(city))),
    );
    return !ends.includes(ISLAND) && (beside.length === 1 || beside.some(({ id }) => seaward.has(id)));
  };
  const curves = drawLines({
    places,
    lines: guide.lines,
    wish: (ends, from, to) => (isCoastal(ends) ? alongCoast(from, to, coast) : 0),
    clearance: 26,
  });
  const regions = drawRegions({
    regions: guide.regions,
    places,
    lines: guide.lines.map(({ id, ends }) => ({ ends, curve: curves.get(id)! })),
    coast,
    isCoastal,
  });
  const labels = chooseLabels({
    cities: guide.cities.map(({ id, name }) => ({ id, at: places.get(id)!, names: [name.en, name.fr] })),
    frame: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
    lines: [...curves.values()].map((curve) => flattened(curve, 80)),
    keepClear: Object.values(regions).map(({ middle }) => ({ at: middle, radius: 20 })),
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    land: closedPath(land),
    borders: openPath(simplifiedLines(borders, { tolerance: () => 1, leastLength: 3 })),
    around: closedPath(simplifiedRings(around, { ...detail, leastArea: 60 })),
    cities: Object.fromEntries(
      guide.cities.map(({ id }) => [id, { at: places.get(id)!, label: labels.get(id)! }]),
    ),
    lines: guide.lines.map(({ id, ends }) => ({
      id,
      ends,
      pieces: [curvePath(curves.get(id)!)],
      middle: rounded(pointOn(curves.get(id)!, 0.5)),
      wraps: 'no',
    })),
    regions,
  };
}
