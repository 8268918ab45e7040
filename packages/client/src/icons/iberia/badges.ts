// What Iberia counts or has pending besides the board, and its historical diseases.
import type { Drawings } from '../drawing.ts';
import { disc } from '../shapes.ts';
import { IBERIA_EVENTS } from './events.ts';
import { HOSPITAL, PURIFIED, RAIL } from './kinds.ts';

export const IBERIA_BADGES: Drawings = {
  rails: RAIL,
  tokens: PURIFIED,
  hospitals: HOSPITAL,
  'good-season': IBERIA_EVENTS['good-season'] ?? {},
  // A mosquito.
  malaria: {
    line: 'M12 5V1.5M9.5 8 5.5 7 3 2.5M14.5 8 18.5 7 21 2.5',
    solid: `${disc(12, 8, 1.9)}M11.2 11h1.6l.3 9-1.1 2.5-1.1-2.5ZM9.5 10.5C5.5 11.5 2.5 15 2 20 6 19 8.8 16 9.5 10.5ZM14.5 10.5C18.5 11.5 21.5 15 22 20 18 19 15.2 16 14.5 10.5Z`,
  },
  // A louse.
  typhus: {
    line: 'M7 9 3 6.5M7 13.5H2M7.5 17.5 4 21M17 9l4-2.5M17 13.5h5M16.5 17.5 20 21',
    solid:
      'M12 8.5c3 0 4.5 2.5 4.5 6s-1.5 7.5-4.5 7.5-4.5-4-4.5-7.5 1.5-6 4.5-6ZM12 2.5a2.5 2.5 0 0 1 2.5 2.5c0 1.2-1 1.8-2.5 1.8S9.5 6.2 9.5 5A2.5 2.5 0 0 1 12 2.5Z',
  },
  // A glass of bad water.
  cholera: {
    line: 'M4 2.5h16L18 21.5H6Z',
    solid: `M6 9.5q3-2 6 0t6 0L17 20H7Z${disc(10, 13.5, 1.2)}${disc(14, 16.5, 1.2)}`,
  },
  // A thermometer.
  'yellow-fever': {
    line: 'M9 14V4.5a3 3 0 0 1 6 0V14a5 5 0 1 1-6 0ZM18.5 4.5h3M18.5 9h3M18.5 13.5h3',
    solid: 'M11.3 8h1.4v8a2.6 2.6 0 1 1-1.4 0Z',
  },
};
