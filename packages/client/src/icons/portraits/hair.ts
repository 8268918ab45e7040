// Hair: what of it lies behind the head, and what before it.
import { box, disc } from '../shapes.ts';

interface Hair {
  readonly back?: string;
  readonly front?: string;
}

const PARTED =
  'M15.3 24.4c-1-8 2.6-12.8 8.7-12.8s9.7 4.8 8.7 12.8c-1.2-4.4-4-7.2-8.7-9-4.7 1.8-7.5 4.6-8.7 9Z';
const SIDE =
  'M15.1 24C13.3 15.8 17.5 11 24.4 11c6.5 0 10 5 8.6 12.8-.6-2.9-1.6-4.8-3.3-6-4.7.5-8.4-.5-10.9-2.9-.2 3.1-1.7 5.4-3.7 9.1Z';
const SHORT =
  'M15.1 23.6c-1.2-7.4 2.6-12.2 8.9-12.2s10.1 4.8 8.9 12.2c-.5-2.8-1.4-4.7-2.6-5.8-3.9 1-8.7 1-12.6 0-1.2 1.1-2.1 3-2.6 5.8Z';
const CURLS = [
  [15.4, 19.4],
  [17.2, 15.4],
  [20.6, 13],
  [24.4, 12.2],
  [28.2, 13.2],
  [31, 15.8],
  [32.6, 19.6],
] as const;
const AROUND = [
  [13, 23],
  [12.8, 17.6],
  [15.8, 12.6],
  [20.4, 9.8],
  [25.8, 9.4],
  [30.6, 11.4],
  [34, 15.4],
  [35.2, 20.6],
  [34.4, 25],
  [24, 16],
] as const;
const dots = (places: readonly (readonly [number, number])[], radius: number): string =>
  places.map(([x, y]) => disc(x, y, radius)).join('');

export const HAIR = {
  short: { front: SHORT },
  side: { front: SIDE },
  parted: { front: PARTED },
  curly: { front: dots(CURLS, 2.7) },
  afro: { back: dots(AROUND, 4.6), front: dots(CURLS, 2.2) },
  bun: { back: disc(24, 9.2, 4.6), front: PARTED },
  long: {
    back: 'M24 10.4c-8.2 0-11.7 5.8-11.2 13.4.3 6.2-.6 11-2.6 15h27.6c-2-4-2.9-8.8-2.6-15 .5-7.6-3-13.4-11.2-13.4Z',
    front: PARTED,
  },
  bob: {
    back: 'M24 10.6c-7.9 0-11.4 5.2-11.2 12.4.1 4.4-.3 7.8-1.2 10.8h24.8c-.9-3-1.3-6.4-1.2-10.8.2-7.2-3.3-12.4-11.2-12.4Z',
    front:
      'M15.2 23.6c-.8-7.6 2.7-12 8.8-12s9.6 4.4 8.8 12c-.4-1.9-1-3.5-1.8-4.8-4.6 1.1-9.4 1.1-14 0-.8 1.3-1.4 2.9-1.8 4.8Z',
  },
  tied: {
    back: 'M31 13.4c6 1.2 8.2 7 6.6 14.6-.7 3.2-2.2 5.4-4.2 6.6 1.3-6.8.2-13.6-2.4-21.2Z',
    front: SIDE,
  },
  locs: {
    back:
      [11.4, 14.6, 30, 33.2].map((x, index) => box(x, 16, 3, index % 3 === 0 ? 17 : 21, 1.5)).join('') +
      box(13, 10.6, 22, 13, 6.4),
    front: PARTED,
  },
  fringe: {
    front:
      'M15.6 28c-2.2-3-2.4-7.2-.6-10.2 1 2.2 1.4 4.8 1.4 7.6ZM32.4 28c2.2-3 2.4-7.2.6-10.2-1 2.2-1.4 4.8-1.4 7.6Z',
  },
} as const satisfies Readonly<Record<string, Hair>>;
