// The picture of the home screen as SVG, made of dots on land, arcs between cities and one cordon.
import { geoContains, geoEquirectangular } from 'd3-geo';
import { openAtlas } from '../maps/atlas.ts';

const WIDTH = 900;
const HEIGHT = 520;
const STEP = 11;
/** Beyond these there is nothing to play for. */
const NORTH = 74;
const SOUTH = -54;

const PLACES = {
  atlanta: [-84.4, 33.7],
  bogota: [-74.1, 4.7],
  lagos: [3.4, 6.5],
  london: [-0.1, 51.5],
  cairo: [31.2, 30],
  delhi: [77.2, 28.6],
  'hong-kong': [114.2, 22.3],
  tokyo: [139.7, 35.7],
  sydney: [151.2, -33.9],
  'sao-paulo': [-46.6, -23.5],
} as const;
type Place = keyof typeof PLACES;

const ARCS: readonly (readonly [Place, Place])[] = [
  ['atlanta', 'london'],
  ['atlanta', 'bogota'],
  ['bogota', 'sao-paulo'],
  ['sao-paulo', 'lagos'],
  ['london', 'cairo'],
  ['cairo', 'delhi'],
  ['delhi', 'hong-kong'],
  ['hong-kong', 'tokyo'],
  ['hong-kong', 'sydney'],
];

const projection = geoEquirectangular()
  .rotate([-11, 0])
  .scale(WIDTH / (2 * Math.PI))
  .translate([WIDTH / 2, HEIGHT / 2 + 30]);

function at([longitude, latitude]: readonly [number, number]): readonly [number, number] {
  const point = projection([longitude, latitude]);
  if (point === null) throw new Error('a place lies beyond the map');
  return [Math.round(point[0]), Math.round(point[1])];
}

/** A dot for each place of a grid that lies on land, as one path of points. */
function dots(): string {
  const land = openAtlas('50m').land(() => true);
  let path = '';
  for (let y = 0; y <= HEIGHT; y += STEP)
    for (let x = (y / STEP) % 2 === 0 ? 0 : STEP / 2; x <= WIDTH; x += STEP) {
      const place = projection.invert?.([x, y]);
      if (place === null || place === undefined || place[1] > NORTH || place[1] < SOUTH) continue;
      if (geoContains(land, place)) path += `M${String(x)} ${String(y)}h0`;
    }
  return path;
}

function arc([from, to]: readonly [Place, Place]): string {
  const [x1, y1] = at(PLACES[from]);
  const [x2, y2] = at(PLACES[to]);
  const lift = Math.hypot(x2 - x1, y2 - y1) * 0.22;
  return `M${String(x1)} ${String(y1)}Q${String(Math.round((x1 + x2) / 2))} ${String(Math.round((y1 + y2) / 2 - lift))} ${String(x2)} ${String(y2)}`;
}

function disc(place: Place, colour: string): string {
  const [x, y] = at(PLACES[place]);
  return `<circle cx="${String(x)}" cy="${String(y)}" r="5" fill="${colour}"/>`;
}

function cordon(place: Place): string {
  const [x, y] = at(PLACES[place]);
  const ring = (radius: number, width: number, opacity: number): string =>
    `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="none" stroke="#ff7468" stroke-width="${String(width)}" opacity="${String(opacity)}"/>`;
  return ring(22, 3, 0.95) + ring(40, 2, 0.5) + ring(62, 1.5, 0.25);
}

export function hero(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">`,
    `<path d="${dots()}" stroke="#2b4967" stroke-width="5" stroke-linecap="round" fill="none"/>`,
    `<path d="${ARCS.map(arc).join('')}" stroke="#5ad1c4" stroke-width="1.6" fill="none" opacity=".75"/>`,
    cordon('delhi'),
    ...(['atlanta', 'london'] as const).map((place) => disc(place, '#4b95ff')),
    ...(['bogota', 'sao-paulo', 'lagos'] as const).map((place) => disc(place, '#ffd145')),
    ...(['cairo', 'delhi'] as const).map((place) => disc(place, '#b9c4d4')),
    ...(['hong-kong', 'tokyo', 'sydney'] as const).map((place) => disc(place, '#ff5348')),
    '</svg>\n',
  ].join('');
}
