// What the covers are drawn with.
export const WIDTH = 320;
export const HEIGHT = 200;

export const DISEASES = {
  blue: '#4b95ff',
  yellow: '#ffd145',
  black: '#39424f',
  red: '#ff5348',
  purple: '#b67cff',
} as const;
export type Disease = keyof typeof DISEASES;

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A point, as SVG writes it. */
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A colour nearer to white (above 0) or black (below). */
function shaded(colour: string, by: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const aim = by > 0 ? 255 : 0;
  return `#${channels
    .map((channel) =>
      Math.round(channel + (aim - channel) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export interface CubeLook {
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly size: number;
  readonly disease: Disease;
  /** Degrees by which it has tipped over. */
  readonly tipped?: number;
}

/** A cube seen on an edge from above; its middle is at (x, y). */
export function cube({ x, y, size, disease, tipped = 0 }: CubeLook): string {
  const colour = DISEASES[disease];
  const [half, rise] = [size * 0.5, size];
  const face = (points: readonly (readonly [number, number])[], fill: string): string =>
    `<path fill="${fill}" d="M${points.map(([px, py]) => at(px, py)).join('L')}z"/>`;
  return [
    `<g transform="translate(${at(x, y)})${tipped === 0 ? '' : ` rotate(${short(tipped)})`}" stroke="#0b1018" stroke-opacity=".35" stroke-linejoin="round">`,
    face(
      [
        [0, -rise],
        [size, -half],
        [0, 0],
        [-size, -half],
      ],
      shaded(colour, 0.35),
    ),
    face(
      [
        [-size, -half],
        [0, 0],
        [0, rise],
        [-size, half],
      ],
      colour,
    ),
    face(
      [
        [size, -half],
        [0, 0],
        [0, rise],
        [size, half],
      ],
      shaded(colour, -0.28),
    ),
    '</g>',
  ].join('');
}

/** A gradient from top to bottom, by the name that fills it. */
export function gradient(id: string, stops: readonly (readonly [number, string])[]): string {
  const all = stops.map(([offset, colour]) => `<stop offset="${short(offset)}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x2="0" y2="1">${all.join('')}</linearGradient>`;
}

export function picture(defs: string, parts: readonly string[]): string {
  const [width, height] = [String(WIDTH), String(HEIGHT)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${defs}</defs>`,
    ...parts,
    '</svg>\n',
  ].join('');
}

export const ground = (fill: string): string =>
  `<path fill="${fill}" d="M0 0H${String(WIDTH)}V${String(HEIGHT)}H0z"/>`;
