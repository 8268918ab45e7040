// The pictures of the epidemics that the Virulent Strain brings, and of what it does.
import { around, box, burst, disc, head, rays } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/strain.ts';

type Marks = PartMarksFor<typeof part>;

const CUBE = 'M7 8.5 11.5 11v5.5L7 19l-4.5-2.5V11Z';

const cards: Marks['cards'] = {
  // Two cubes at once.
  'chronic-effect': {
    icon: {
      line: 'M2.5 3.5h19M2.5 20.5h19',
      solid: 'M7 7 11 9.2v4.6L7 16 3 13.8V9.2ZM17 7 21 9.2v4.6L17 16l-4-2.2V9.2Z',
    },
  },
  // A molecule.
  'complex-molecular-structure': {
    icon: {
      line: 'M7.5 8.5 12 5.5l4.5 3v6L12 17.5l-4.5-3ZM12 5.5V2.5M16.5 14.5l3 2M7.5 14.5l-3 2',
      solid: `${disc(12, 3, 1.8)}${disc(20, 17, 2)}${disc(4, 17, 2)}`,
    },
  },
  // A barrier.
  'government-interference': {
    icon: {
      line: 'M4.5 21.5V6M19.5 21.5V6M2 21.5h5M17 21.5h5',
      solid: 'M2 8h20v5H2ZM6 9.2l3 2.6v-2.6ZM12 9.2l3 2.6v-2.6Z',
    },
  },
  // A germ in a pocket.
  'hidden-pocket': {
    icon: {
      line: 'M3.5 9v6.5a6.5 6.5 0 0 0 6.5 6.5h4a6.5 6.5 0 0 0 6.5-6.5V9M2 9h20',
      solid: burst(12, 9, 5.4, 3, 7),
    },
  },
  // One card more.
  'rate-effect': {
    icon: {
      line: 'M3 6.5v13A1.5 1.5 0 0 0 4.5 21h9M19 2.5v6M16 5.5h6',
      solid: 'M7 4h6v5.5c0 .8.7 1.5 1.5 1.5H18v6.5H7Z',
    },
  },
  // Down a slope, two steps at a time.
  'slippery-slope': {
    icon: {
      line: 'M2 5 21.5 21.5H2ZM12 4.5l3.5 3.3',
      solid: `${head(18.5, 10.6, 43, 0.9)}${disc(9, 5.5, 2.4)}`,
    },
  },
  // Cubes that leave.
  'unacceptable-loss': {
    icon: { line: 'M13.5 5.5 20 12M20 5.5 13.5 12M2.5 21h19', solid: 'M7 7.5 11.5 10v5.5L7 18l-4.5-2.5V10Z' },
  },
  // People who were not counted.
  'uncounted-populations': {
    icon: {
      line: 'M2 20.5c.3-4 2-6 5-6M22 20.5c-.3-4-2-6-5-6M10 7.2A2.4 2.4 0 0 1 14.4 8.4c0 1.8-2.4 1.9-2.4 4M12 16.4v.2',
      solid: `${disc(6.5, 9.5, 2.5)}${disc(17.5, 9.5, 2.5)}`,
    },
  },
};

// A germ that is chosen, that acts, that begins and ends to hold, that is back; cubes that go.
const facts: Marks['facts'] = {
  strainChosen: { line: rays(12, 12, 7, 10.5, around(8)), solid: burst(12, 12, 6, 3.5, 6) },
  strainActed: { line: box(4, 2.5, 16, 19), solid: burst(12, 12, 5.5, 3, 7) },
  strainBegan: { line: `${box(4, 2.5, 16, 19)}M12 7v7M8.5 10.5h7`, solid: disc(12, 18, 1.2) },
  strainEnded: { line: `${box(4, 2.5, 16, 19)}M8.5 10.5h7`, solid: disc(12, 18, 1.2) },
  diseaseReturned: { line: 'M20 12a8 8 0 1 1-3-6.2', solid: burst(12, 12, 4.5, 2.5, 6) },
  cubesLost: { line: 'M13.5 12h5', solid: `${CUBE}${head(22.5, 12, 0, 0.8)}` },
};

export const marks: Marks = { commands: {}, cards, facts };
