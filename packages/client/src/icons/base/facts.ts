// What can happen in the base game alone.
import type { Drawings } from '../drawing.ts';
import { BASE_EVENTS } from './events.ts';
import { STATION, STORE } from './kinds.ts';

export const BASE_FACTS: Drawings = {
  stationBuilt: STATION,
  // A vial, and it works.
  cured: {
    line: 'M2 2.5h10M3.5 2.5V17a3.5 3.5 0 0 0 7 0V2.5M14.5 13.5 17 16.5 22 9',
    solid: 'M4 11h6v6a3 3 0 0 1-6 0Z',
  },
  // A vial that nobody needs any more.
  eradicated: {
    line: 'M6.5 2.5h11M8 2.5V17a4 4 0 0 0 8 0V2.5M2 20 22 6',
    solid: 'M8.5 18.8 15.5 13.8V17a3.5 3.5 0 0 1-7 1.8Z',
  },
  eventStored: STORE,
  quietNightBegan: BASE_EVENTS['one-quiet-night'] ?? {},
};
