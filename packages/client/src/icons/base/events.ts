// The events of the base game.
import type { Drawings } from '../drawing.ts';
import { disc, SHIELD, sparkle } from '../shapes.ts';

export const BASE_EVENTS: Drawings = {
  // A helicopter.
  airlift: {
    line: 'M5 3h17M13.5 3v5M7.5 12H2V8.5M10 21.5h12M13 17.5v4M18 17.5v4',
    solid: 'M8 8.5h6.5c4 0 7.5 3.5 7.5 7a1.2 1.2 0 0 1-1.2 1.2H12.5c-3 0-4.5-2.2-4.5-5Z',
  },
  // A ball of glass.
  forecast: { line: `${disc(12, 10, 8.5)}M6 22h12`, solid: sparkle(12, 10, 5) },
  // A sealed deed.
  'government-grant': {
    line: 'M11 21.5H4.5V2.5h15V11M8.5 7.5h7M8.5 12h3',
    solid: `${disc(17, 16, 3)}M15 18v4.5l2-1.5 2 1.5V18Z`,
  },
  // Sleep by moonlight.
  'one-quiet-night': {
    line: 'M16.5 3h5.5l-5.5 6.5h5.5',
    solid: 'M12.5 3.5A9.2 9.2 0 1 0 20.5 16.5 8.5 8.5 0 0 1 12.5 3.5Z',
  },
  // Somebody who is safe.
  'resilient-population': { line: SHIELD, solid: `${disc(12, 8.6, 2.1)}M8 16a4 3.5 0 0 1 8 0Z` },
};
