// The mark of Cordon: a ring in the shape of a C, a keeper who closes the gap, and the cube that must not get out.

export const MARK = {
  ring: 'M18.6 17.5A9 9 0 1 1 18.6 6.5',
  keeper: 'M18.4 12a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0Z',
  cube: {
    top: 'M11.7 7.3 15.7 9.6 11.7 11.9 7.7 9.6Z',
    left: 'M7.7 10.7 11.2 12.7V16.8L7.7 14.8Z',
    right: 'M15.7 10.7 12.2 12.7V16.8L15.7 14.8Z',
  },
} as const;

const SEA = '#0a121d';
const RING = '#5ad1c4';
const KEEPER = '#eef4fb';
const SIDES = { top: '#ff9d94', left: '#ff5348', right: '#c9332a' } as const;

const parts = [
  `<path d="${MARK.ring}" fill="none" stroke="${RING}" stroke-width="2.6" stroke-linecap="round"/>`,
  `<path d="${MARK.keeper}" fill="${KEEPER}"/>`,
  `<path d="${MARK.cube.top}" fill="${SIDES.top}"/>`,
  `<path d="${MARK.cube.left}" fill="${SIDES.left}"/>`,
  `<path d="${MARK.cube.right}" fill="${SIDES.right}"/>`,
].join('');

/** How much of its square the mark fills, and how the square ends. */
export type Ground = 'tile' | 'maskable';

/** The mark on its own ground as a file: a tile with round corners, or a full square of which any corner may be cut off. */
export function markFile(ground: Ground): string {
  const [corner, scale] = ground === 'tile' ? [7, 0.84] : [0, 0.64];
  const inset = 16 - 12.3 * scale * (32 / 24);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${String(corner)}" fill="${SEA}"/><g transform="translate(${inset.toFixed(2)} ${(16 - 12 * scale * (32 / 24)).toFixed(2)}) scale(${(scale * (32 / 24)).toFixed(3)})">${parts}</g></svg>\n`;
}
