// The map of Iberia: the peninsula with its regions, and what lies around it.
import type { GameGuide } from '@cordon/engine';
import { geoConicConformal } from 'd3-geo';
import type { Point } from '../../src/maps/drawing.ts';
import type { WrittenMap } from '../../src/maps/written.ts';
import { openAtlas } from './atlas.ts';
import { type Coast, coastOf, meanOffset } from './coast.ts';
import { flattened } from './curve.ts';
import { distance } from './geometry.ts';
import { chooseSides } from './sides.ts';
import { IBERIA_PLAN } from './iberiaPlan.ts';
import { drawLines } from './lines.ts';
import { closedPath, openPath } from './paths.ts';
import { IBERIA_PLACES } from './places.ts';
import { following } from './plan.ts';
import { projected } from './projected.ts';
import { drawRegions, sidesOf } from './regions.ts';
import { BEFORE_BENDING, coarserBeyond, simplifiedLines, simplifiedRings } from './simplify.ts';

const WIDTH = 1400;
const HEIGHT = 730;
/** The land goes on beyond the frame, for windows of another shape: so far from its middle, before it is bent. */
const SEEN = { across: 920, down: 900 };
const DEGREE = 81;
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
/** Its lines cross the sea. */
const ISLAND = 'palma-de-mallorca';

export function iberiaProjection() {
  return geoConicConformal()
    .parallels([37.5, 42.5])
    .rotate([-MIDDLE[0], 0])
    .center([0, MIDDLE[1]])
    .scale((DEGREE * 180) / Math.PI)
    .translate([WIDTH / 2, HEIGHT / 2])
    .precision(0.2)
    .clipExtent([
      [WIDTH / 2 - SEEN.across, HEIGHT / 2 - SEEN.down],
      [WIDTH / 2 + SEEN.across, HEIGHT / 2 + SEEN.down],
    ]);
}

/** How a line bends that follows the coast; one with an end inland follows it from afar. */
function alongCoast(from: Point, to: Point, coast: Coast): number {
  const walk = coast.walk(from, to);
  const inland = Math.max(distance(from, walk[0]!), distance(to, walk.at(-1)!));
  const bend = meanOffset(from, to, walk) * (inland > 26 ? 0.35 : 1.3);
  return Math.max(-0.2, Math.min(0.2, bend));
}

export function drawIberia(guide: GameGuide): WrittenMap {
  const projection = iberiaProjection();
  const bend = following(IBERIA_PLAN, IBERIA_PLACES, projection);
  const places = new Map(guide.cities.map(({ id }) => [id, IBERIA_PLAN.cities[id]!]));

  const atlas = openAtlas('10m');
  const isOurs = (country: string) => COUNTRIES.has(country);
  const isNear = (country: string) => NEIGHBOURS.has(country);
  const bent = (lines: readonly (readonly Point[])[]) => lines.map((line) => line.map(bend));
  const detail = {
    tolerance: coarserBeyond(0.7, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }),
    leastArea: 6,
  };
  const plain = projected(projection, atlas.land(isOurs));
  const land = simplifiedRings(bent(simplifiedRings(plain, BEFORE_BENDING)), detail);
  const around = bent(simplifiedRings(projected(projection, atlas.land(isNear)), BEFORE_BENDING));
  const borders = bent(simplifiedLines(projected(projection, atlas.borders(isOurs)), BEFORE_BENDING));

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
  const sides = chooseSides({
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
    cities: Object.fromEntries(guide.cities.map(({ id }) => [id, [...places.get(id)!, sides.get(id)!]])),
    lines: guide.lines.map(({ id, ends }) => [...ends, ...curves.get(id)!.control]),
    regions,
  };
}
