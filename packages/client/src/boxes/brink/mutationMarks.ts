// The pictures of what Mutation brings.
import { box, burst, head, rays } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/mutation.ts';

type Marks = PartMarksFor<typeof part>;

const GERM = burst(12, 12, 4.6, 2.6, 7);

/** A star that comes out of a card. */
const mutated = {
  icon: {
    line: 'M8 2.5H5.5A1.5 1.5 0 0 0 4 4v16a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 20v-2.5',
    solid: burst(15, 9, 7.6, 3.4, 5),
  },
};

const commands: Marks['commands'] = {
  // The upper of two cards first.
  'resolve-first': {
    icon: { line: `${box(9, 9.5, 12, 12)}M6 9.5V20M3 17l3 3 3-3`, solid: box(3, 2, 12, 5, 1) },
  },
};

const cards: Marks['cards'] = {
  // Three ways; a warning; a third one.
  'mutation-spreads': {
    icon: {
      line: rays(12, 12, 6.5, 8, [90, 210, 330]),
      solid: `${GERM}${head(22.5, 12, 0, 0.7)}${head(6.8, 21, 120, 0.7)}${head(6.8, 3, 240, 0.7)}`,
    },
  },
  'mutation-threatens': {
    icon: { line: 'M12 2.5 22 20.5H2Z', solid: burst(12, 14.4, 4.4, 2, 5) },
  },
  'mutation-intensifies': {
    icon: {
      line: 'M2.5 21.5h19',
      solid: `${burst(6, 15.5, 4, 1.8, 5)}${burst(18, 15.5, 4, 1.8, 5)}${burst(12, 6, 4.6, 2.1, 5)}`,
    },
  },
  'mutation-1': mutated,
  'mutation-2': mutated,
};

export const marks: Marks = { commands, cards, facts: {} };
