// What stands for a role that is no person.
import { box, disc } from '../shapes.ts';
import type { Shape } from './shape.ts';

const PILLARS = [11, 18.1, 25.2, 32.3].map((x) => box(x, 24.5, 4.7, 11.5, 0.6)).join('');

export const EMBLEMS = {
  /** A house with pillars. */
  centre: [
    ['deep', 'M6.5 21.8 24 9.5l17.5 12.3v1.4h-35Z'],
    ['white', disc(24, 17.4, 2.4)],
    ['coat', PILLARS],
    ['deep', `${box(9, 36.6, 30, 2.6, 0.6)}${box(6.5, 39.8, 35, 3, 0.6)}`],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
