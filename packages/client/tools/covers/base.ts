// The base game: the earth at night, lines between its cities, and cubes in front of it.
import { geoInterpolate, geoOrthographic, geoPath } from 'd3-geo';
import type { Point } from '../../src/maps/drawing.ts';
import { openAtlas } from '../maps/atlas.ts';
import { closedPath } from '../maps/paths.ts';
import { projected } from '../maps/projected.ts';
import { simplifiedRings } from '../maps/simplify.ts';
import { at, cube, DISEASES, gradient, ground, picture, type Disease } from './shapes.ts';

const MIDDLE: Point = [204, 132];
const RADIUS = 118;

type Degrees = readonly [longitude: number, latitude: number];
const CITIES: Readonly<Record<string, readonly [Disease, ...Degrees]>> = {
  london: ['blue', -0.1, 51.5],
  madrid: ['blue', -3.7, 40.4],
  petersburg: ['blue', 30.3, 59.9],
  algiers: ['black', 3, 36.8],
  cairo: ['black', 31.2, 30],
  tehran: ['black', 51.4, 35.7],
  delhi: ['black', 77.2, 28.6],
  lagos: ['yellow', 3.4, 6.5],
  khartoum: ['yellow', 32.5, 15.6],
  johannesburg: ['yellow', 28, -26.2],
};
const LINES: readonly (readonly [string, string])[] = [
  ['london', 'madrid'],
  ['london', 'petersburg'],
  ['madrid', 'algiers'],
  ['algiers', 'cairo'],
  ['cairo', 'khartoum'],
  ['cairo', 'tehran'],
  ['tehran', 'delhi'],
  ['khartoum', 'lagos'],
  ['khartoum', 'johannesburg'],
  ['petersburg', 'tehran'],
];

export function baseCover(): string {
  const projection = geoOrthographic()
    .rotate([-26, -22])
    .scale(RADIUS)
    .translate([MIDDLE[0], MIDDLE[1]])
    .precision(0.4);
  const land = simplifiedRings(
    projected(
      projection,
      openAtlas('50m').land((name) => name !== 'Antarctica'),
    ),
    {
      tolerance: () => 0.55,
      leastArea: 3,
    },
  );
  const arc = ([from, to]: readonly [string, string]): string => {
    const [, ...start] = CITIES[from]!;
    const [, ...end] = CITIES[to]!;
    const way = geoInterpolate([...start], [...end]);
    const points = Array.from({ length: 9 }, (_, step) => way(step / 8));
    return geoPath(projection).digits(1)({ type: 'LineString', coordinates: points }) ?? '';
  };
  const discs = Object.values(CITIES).map(([disease, longitude, latitude]) => {
    const [x, y] = projection([longitude, latitude])!;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.4" fill="${DISEASES[disease]}" stroke="#dfeaf6" stroke-width="1.3"/>`;
  });
  const [x, y] = projection([51.4, 35.7])!;
  const rings = [11, 18, 26].map(
    (radius, index) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${String(radius)}" fill="none" stroke="#ff7468" stroke-width="${String(2.2 - index * 0.6)}" opacity="${String(0.95 - index * 0.3)}"/>`,
  );
  return picture(
    gradient('sky', [
      [0, '#060b13'],
      [1, '#12243a'],
    ]) +
      '<radialGradient id="sea" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#23456a"/><stop offset="1" stop-color="#0a1728"/></radialGradient>',
    [
      ground('url(#sky)'),
      '<path d="M24 30h0M62 16h0M98 44h0M40 88h0M14 132h0M300 14h0M120 14h0M76 120h0M308 44h0" stroke="#9fb8d3" stroke-width="1.6" stroke-linecap="round"/>',
      `<circle cx="${String(MIDDLE[0])}" cy="${String(MIDDLE[1])}" r="${String(RADIUS + 5)}" fill="#5ad1c4" opacity=".13"/>`,
      `<circle cx="${String(MIDDLE[0])}" cy="${String(MIDDLE[1])}" r="${String(RADIUS)}" fill="url(#sea)" stroke="#5ad1c4" stroke-opacity=".55"/>`,
      `<path d="${closedPath(land)}" fill="#2c4a69" stroke="#6d93b8" stroke-width=".7"/>`,
      `<path d="${LINES.map(arc).join('')}" fill="none" stroke="#7fe0d4" stroke-width="1.5"/>`,
      ...rings,
      ...discs,
      cube({ x: 44, y: 158, size: 21, disease: 'blue' }),
      cube({ x: 86, y: 166, size: 21, disease: 'yellow' }),
      cube({ x: 66, y: 128, size: 21, disease: 'red' }),
      `<path d="M${at(0, 199)}H320" stroke="#5ad1c4" stroke-opacity=".4" stroke-width="2"/>`,
    ],
  );
}
