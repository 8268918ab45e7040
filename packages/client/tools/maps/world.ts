// The map of the base game: the earth with the Pacific at both edges.
import type { GameGuide } from '@cordon/engine';
import { geoProjection } from 'd3-geo';
import type { LineDrawing, MapDrawing, Point } from '../../src/maps/drawing.ts';
import { openAtlas } from './atlas.ts';
import { carriedAlong } from './carry.ts';
import { type Curve, flattened, pointOn } from './curve.ts';
import { distance } from './geometry.ts';
import { chooseLabels } from './labels.ts';
import { drawLines } from './lines.ts';
import { closedPath, curvePath, openPath, rounded } from './paths.ts';
import { indexed, WORLD_PLACES } from './places.ts';
import { projected } from './projected.ts';
import { simplifiedLines, simplifiedRings } from './simplify.ts';
import { spread } from './spread.ts';

const WIDTH = 1600;
const HEIGHT = 800;
const WEST = -155;
const EAST = 178;
const NORTH = 70;
const STRETCH = 1.25;
/** All land is drawn, for windows of another shape; the seam runs through the Bering Strait. */
const BEYOND = { sides: 80, ends: 130 };
const WRAPS: readonly (readonly [string, string])[] = [
  ['los-angeles', 'sydney'],
  ['san-francisco', 'manila'],
  ['san-francisco', 'tokyo'],
];

/** Meridians upright and evenly apart, parallels further apart towards the poles but less than they should be. */
function cylindrical(lambda: number, phi: number): [number, number] {
  const square = phi * phi;
  const height = 1.0148 + square * square * (0.23185 + square * (-0.14499 + 0.02406 * square));
  return [lambda, phi * height * STRETCH];
}

function projectionOf() {
  const scale = (WIDTH / (EAST - WEST)) * (180 / Math.PI);
  const top = cylindrical(0, (NORTH * Math.PI) / 180)[1] * scale;
  return geoProjection(cylindrical)
    .rotate([-(WEST + EAST) / 2, 0])
    .scale(scale)
    .translate([WIDTH / 2, top])
    .precision(0.2)
    .clipExtent([
      [-BEYOND.sides, -BEYOND.ends],
      [WIDTH + BEYOND.sides, HEIGHT + BEYOND.ends],
    ]);
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

export function drawWorld(guide: GameGuide): MapDrawing {
  const projection = projectionOf();
  const homes = guide.cities.map(({ id }): Point => {
    const [latitude, longitude] = WORLD_PLACES[id]!;
    return projection([longitude, latitude])!;
  });
  const isWrap = ({ ends }: { readonly ends: readonly [string, string] }) =>
    WRAPS.some((wrap) => wrap.every((city) => ends.includes(city)));
  const plain = guide.lines.filter((line) => !isWrap(line));
  const moved = spread(homes, { apart: 60, offLines: 30, lines: indexed(guide, plain) });
  const carry = carriedAlong(homes, moved, 34);
  const places = new Map(guide.cities.map(({ id }, index) => [id, rounded(moved[index]!)]));

  const atlas = openAtlas('50m');
  const everywhere = (country: string) => country !== 'Antarctica';
  const land = projected(projection, atlas.land(everywhere)).map((ring) => ring.map(carry));
  const borders = projected(projection, atlas.borders(everywhere)).map((line) => line.map(carry));

  const curves = drawLines({
    places,
    lines: plain,
    wish: (_, from, to) => bow(from, to),
    clearance: 24,
  });
  const wraps = new Map(
    guide.lines.filter(isWrap).map(({ id, ends }) => {
      const [western, eastern] = WRAPS.find((wrap) => wrap.every((city) => ends.includes(city)))!;
      const [from, to] = [places.get(western)!, places.get(eastern)!];
      const wayWest = from[0] / (from[0] + WIDTH - to[0]);
      return [id, overTheEdge(from, to, from[1] + (to[1] - from[1]) * wayWest)] as const;
    }),
  );
  const lines = guide.lines.map(({ id, ends }): LineDrawing => {
    const pieces = wraps.get(id) ?? [curves.get(id)!];
    return {
      id,
      ends,
      pieces: pieces.map(curvePath),
      middle: rounded(pointOn(pieces[0], 0.5)),
      wraps: pieces.length > 1 ? 'at-edges' : 'no',
    };
  });
  const labels = chooseLabels({
    cities: guide.cities.map(({ id, name }) => ({ id, at: places.get(id)!, names: [name.en, name.fr] })),
    frame: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
    lines: [...curves.values(), ...[...wraps.values()].flat()].map((curve) => flattened(curve, 80)),
    keepClear: [],
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    land: closedPath(simplifiedRings(land, { tolerance: 1, leastArea: 11 })),
    borders: openPath(simplifiedLines(borders, { tolerance: 1.8, leastLength: 5 })),
    around: '',
    cities: Object.fromEntries(
      guide.cities.map(({ id }) => [id, { at: places.get(id)!, label: labels.get(id)! }]),
    ),
    lines,
    regions: {},
  };
}
