// The events of Iberia.
import type { Drawings } from '../drawing.ts';
import { around, box, disc, drop, head, rays, sparkle } from '../shapes.ts';

export const IBERIA_EVENTS: Drawings = {
  // Sun over a field.
  'good-season': {
    line: `${rays(12, 9.5, 7.3, 8.3, [-90, -45, 0, 45, 90])}M2 18.5q10-4 20 0M7 22l2-4.5M17 22l-2-4.5`,
    solid: disc(12, 9.5, 3.8),
  },
  // A drum.
  'government-mobilization': {
    line: 'M2.5 2 8.5 7M21.5 2 15.5 7M3 14a9 3 0 0 1 18 0 9 3 0 0 1-18 0v5.5a9 3 0 0 0 18 0V14',
    solid: `${disc(9, 7.4, 1.5)}${disc(15, 7.4, 1.5)}`,
  },
  // A trowel and the first bricks.
  'hospital-founding': {
    line: 'M2 16.5h20V22H2ZM12 16.5V22M10.5 7.5 14 4h3',
    solid: `M4 13.2 5.5 5.5 11.7 11.7Z${box(16.5, 2.5, 6, 3, 1)}`,
  },
  // A sealed letter.
  'mail-correspondence': { line: `${box(2, 4.5, 20, 15, 2)}M3 6.5l9 7 9-7`, solid: disc(12, 13.5, 2.8) },
  'new-rails': {
    line: 'M6.5 2 2.5 22M11 2 15.5 22M5.7 7.5h6.4M4.5 13h9M3.2 18.5h11.8',
    solid: sparkle(18.5, 6, 4.8),
  },
  // One more leaf of the calendar.
  'one-more-day': {
    line: `${box(3, 4.5, 18, 17.5, 2)}M8 1.8v4M16 1.8v4M12 12.5v6.5M8.7 15.7h6.6`,
    solid: 'M3 6h18v3H3Z',
  },
  // A trunk above the waves.
  'overseas-migration': {
    line: `${box(3, 6, 18, 10)}M9 6V2.5h6V6M1.5 21q2.6-2.5 5.2 0t5.2 0 5.2 0 5.2 0`,
    solid: 'M6.8 6.5h2v9h-2ZM15.2 6.5h2v9h-2Z',
  },
  // A filter.
  'purify-water': { line: 'M2.5 2.5h19L14.5 10v4h-5v-4Z', solid: drop(12, 15.8, 7) },
  'ring-railroads': {
    line: `${disc(12, 12, 7.5)}${rays(12, 12, 5.5, 10.5, around(10))}`,
    solid: disc(12, 12, 2),
  },
  // Laurels for a flask.
  'science-triumph': {
    line: 'M8.5 22C4 20.5 1.8 16.5 2.2 11M15.5 22c4.5-1.5 6.7-5.5 6.3-11M2.2 11 5 13M3.3 16.5 6.5 16.8M21.8 11 19 13M20.7 16.5 17.5 16.8',
    solid: 'M9.5 2.5h5v1.7h-1V8.5l3.8 7.5H6.7L10.5 8.5V4.2h-1Z',
  },
  // A card comes back.
  'second-chance': {
    line: 'M6 5.5A9.3 9.3 0 1 1 2.8 13',
    solid: `${box(9, 8, 6, 8.5, 1)}${head(2.6, 8.6, 142)}`,
  },
  // A lighthouse.
  'ships-arrive': {
    line: 'M9.2 10 7.5 21.5h9L14.8 10M4.5 21.5h15M8.5 15.7h7M5 4.5 1.8 3M5 8.5 1.8 10M19 4.5 22.2 3M19 8.5 22.2 10',
    solid: 'M8.5 9V5L12 2 15.5 5V9Z',
  },
  // A telegraph pole.
  'telegraph-message': {
    line: 'M12 2.5V22.5M3 7.5h18M5.5 12.5h13M8 13 12 17.5 16 13',
    solid: `${box(2.8, 2.5, 2.6, 4, 1)}${box(18.6, 2.5, 2.6, 4, 1)}`,
  },
  'travel-day-and-night': {
    line: `M12 5.5a6.5 6.5 0 0 0 0 13${rays(12, 12, 9.5, 10.8, [-18, -54, -90, -126, -162])}`,
    solid: 'M12 2a10 10 0 0 1 0 20 14 14 0 0 0 0-20Z',
  },
  // A pair of compasses.
  'when-the-plans-were-good': {
    line: 'M10.5 6 5 22M13.5 6 19 22M3 13.5q9 6 18 0',
    solid: disc(12, 4.2, 2.6),
  },
};
