// The events of Iberia.
import type { Drawings } from '../drawing.ts';
import { box, disc, drop, head, rays, sparkle } from '../shapes.ts';

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
    line: 'M2 17h20v5H2ZM12 17v5M11 7 14 4h3',
    solid: `M2.8 13.5C2.6 9.5 4 6.5 7.2 4.8L13 10.6C11.5 13 7.5 14 2.8 13.5Z${box(16.5, 2.5, 6, 3, 1)}`,
  },
  // A sealed letter.
  'mail-correspondence': { line: `${box(2, 4.5, 20, 15, 2)}M3 6.5l9 7 9-7`, solid: disc(12, 13.5, 2.8) },
  'new-rails': {
    line: 'M7.5 2 3.5 22M10 2 14.5 22M5 7h7.5M3.5 12.5h10.5M2 18.5h13.8',
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
  // An engine inside a ring.
  'ring-railroads': {
    line: disc(12, 12, 10.5),
    solid: `${box(8, 5.5, 8, 9.5, 2)}${box(9.8, 7.2, 4.4, 2.6, 0.5)}M8 16h8l1.3 3.2H6.7Z`,
  },
  // A flask that shines.
  'science-triumph': { line: 'M8.5 2h7M10 2v6.2a7.2 7.2 0 1 0 4 0V2', solid: sparkle(12, 15, 4.4) },
  // A card comes back.
  'second-chance': {
    line: 'M7 4.2A9.3 9.3 0 1 1 2.7 12',
    solid: `${box(9.6, 8.6, 5.2, 7.2, 1)}${head(3.3, 6.5, 148, 0.9)}`,
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
