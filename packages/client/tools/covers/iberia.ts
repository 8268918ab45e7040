// Iberia: a survey map on paper, the first railway, and a drop of clean water.
import { geoConicConformal } from 'd3-geo';
import { openAtlas } from '../maps/atlas.ts';
import { closedPath } from '../maps/paths.ts';
import { projected } from '../maps/projected.ts';
import { simplifiedRings } from '../maps/simplify.ts';
import { at, ground, HEIGHT, picture, WIDTH } from './shapes.ts';

const COUNTRIES = new Set(['Spain', 'Portugal', 'Andorra', 'Gibraltar']);
const NEIGHBOURS = new Set(['France', 'Morocco', 'Algeria', 'Italy']);
/** From Lisboa by Madrid and Zaragoza to Barcelona. */
const RAILWAY: readonly (readonly [number, number])[] = [
  [-9.1, 38.7],
  [-6.4, 39.5],
  [-3.7, 40.4],
  [-0.9, 41.65],
  [2.2, 41.4],
];
const CITIES: readonly (readonly [string, number, number])[] = [
  ['#2f6fb3', -8.6, 41.15],
  ['#2f6fb3', -9.1, 38.7],
  ['#33302c', -6, 37.4],
  ['#33302c', -3.6, 37.2],
  ['#c23b2c', -3.7, 40.4],
  ['#c23b2c', -2.9, 43.2],
  ['#e0ad1f', -0.9, 41.65],
  ['#e0ad1f', 2.2, 41.4],
  ['#e0ad1f', -0.4, 39.5],
];

/** Watercolour that ran a little over its lines. */
const WASHES: readonly (readonly [string, number, number, number])[] = [
  ['#cfe0c0', 112, 60, 40],
  ['#f0cfae', 176, 74, 46],
  ['#e6c9d2', 100, 124, 40],
  ['#f1dfa4', 176, 138, 50],
  ['#c7dcdf', 232, 84, 36],
];

export function iberiaCover(): string {
  const projection = geoConicConformal()
    .parallels([37.5, 42.5])
    .rotate([3.3, 0])
    .center([0, 39.9])
    .scale(1130)
    .translate([168, 104])
    .precision(0.4)
    .clipExtent([
      [-20, -20],
      [WIDTH + 20, HEIGHT + 20],
    ]);
  const atlas = openAtlas('50m');
  const shape = (names: ReadonlySet<string>): string =>
    closedPath(
      simplifiedRings(
        projected(
          projection,
          atlas.land((name) => names.has(name)),
        ),
        {
          tolerance: () => 0.5,
          leastArea: 3,
        },
      ),
    );
  const land = shape(COUNTRIES);
  const rails = RAILWAY.map((place) => projection([...place])!)
    .map(([x, y]) => at(x, y))
    .join('L');
  const discs = CITIES.map(([colour, ...place]) => {
    const [x, y] = projection(place)!;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${colour}" stroke="#fff8ec" stroke-width="1.6"/>`;
  });
  const rose = Array.from({ length: 8 }, (_, index) => {
    const [long, broad] = index % 2 === 0 ? [21, 4.5] : [12, 3];
    return `<path transform="rotate(${String(index * 45)})" d="M0 ${String(-long)} ${String(broad)} ${String(-broad)} 0 0z" fill="${index % 2 === 0 ? '#7d3411' : '#b08a5b'}"/>`;
  });
  return picture(
    `<clipPath id="land"><path d="${land}"/></clipPath>` +
      '<radialGradient id="sea" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#dbe6e1"/><stop offset="1" stop-color="#b4c9c7"/></radialGradient>',
    [
      ground('url(#sea)'),
      '<path d="M0 40H320M0 100H320M0 160H320M40 0V200M110 0V200M180 0V200M250 0V200" stroke="#8fa9a6" stroke-width=".5" opacity=".7"/>',
      `<path d="${shape(NEIGHBOURS)}" fill="#e2d8c0" stroke="#a58d6c" stroke-width=".7"/>`,
      `<path d="${land}" fill="none" stroke="#7fa3a3" stroke-width="9" opacity=".35"/>`,
      `<path d="${land}" fill="#f1e6cd"/>`,
      `<g clip-path="url(#land)">${WASHES.map(([colour, x, y, r]) => `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(r)}" ry="${String(r * 0.85)}" fill="${colour}" opacity=".85"/>`).join('')}</g>`,
      `<path d="${land}" fill="none" stroke="#5e4a33" stroke-width="1.1"/>`,
      `<path d="M${rails}" fill="none" stroke="#fff8ec" stroke-width="7" stroke-linejoin="round"/>`,
      `<path d="M${rails}" fill="none" stroke="#9a4a1f" stroke-width="6" stroke-dasharray="1.6 3.6" stroke-linejoin="round"/>`,
      `<path d="M${rails}" fill="none" stroke="#9a4a1f" stroke-width="2" stroke-linejoin="round"/>`,
      ...discs,
      `<g transform="translate(36 150)"><circle r="25" fill="none" stroke="#7d3411" stroke-width=".8"/>${rose.join('')}<circle r="2.6" fill="#7d3411"/></g>`,
      '<g transform="translate(284 158)"><path d="M0-24C9-11 15-3 15 6A15 15 0 0 1-15 6C-15-3-9-11 0-24z" fill="#3f8fb5" stroke="#17506b" stroke-width="1.2"/><path d="M-7 6a8 8 0 0 0 6 8" fill="none" stroke="#e8f6fb" stroke-width="2.2" stroke-linecap="round"/></g>',
      '<path d="M4 4H316V196H4z" fill="none" stroke="#8f7650" stroke-width="1"/><path d="M7 7H313V193H7z" fill="none" stroke="#8f7650" stroke-width=".5"/>',
    ],
  );
}
