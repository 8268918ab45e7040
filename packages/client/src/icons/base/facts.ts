// What can happen in the base game alone.
import type { Drawings } from '../drawing.ts';
import { head } from '../shapes.ts';
import { BASE_EVENTS } from './events.ts';
import { STATION, STORE } from './kinds.ts';

export const BASE_FACTS: Drawings = {
  stationBuilt: STATION,
  // A station, struck out.
  stationRemoved: { ...STATION, line: `${STATION.line ?? ''}M3 3l18 18` },
  // A vial, and it works.
  cured: {
    line: 'M2 2.5h10M3.5 2.5V17a3.5 3.5 0 0 0 7 0V2.5M14.5 13.5 17 16.5 22 9',
    solid: 'M4 11h6v6a3 3 0 0 1-6 0Z',
  },
  // A vial that has done its work.
  eradicated: {
    line: 'M7 2.5h10M8.5 2.5V17a3.5 3.5 0 0 0 7 0V2.5M2 6.5 4 7.5M1.5 13h2.2M2 19.5 4 18.5M22 6.5 20 7.5M22.5 13h-2.2M22 19.5 20 18.5',
    solid: 'M9 8h6v9a3 3 0 0 1-6 0Z',
  },
  eventStored: STORE,
  eventReturned: { line: STORE.line ?? '', solid: head(12, 19, 90) },
  // A card, face up.
  cardShown: { line: 'M5 2.5h14v19H5ZM8.5 7h7M8.5 11h7', solid: 'M12 13.5l3 3-3 3-3-3Z' },
  quietNightBegan: BASE_EVENTS['one-quiet-night'] ?? {},
};
