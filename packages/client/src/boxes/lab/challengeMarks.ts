// The pictures of what In the Lab adds to challenges.
import { burst, disc, head, rays } from '../../icons/shapes.ts';
import type { MarksFor } from '../box.ts';
import type { texts } from './en/index.ts';

type Marks = MarksFor<typeof texts>;

const PANIC = 'worldwide-panic';

/** Two stars that come out of a card. */
const mutated: Marks['cards']['red-mutation-1'] = {
  icon: {
    line: 'M7 2.5H5.5A1.5 1.5 0 0 0 4 4v16a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 20v-1.5',
    solid: `${burst(16, 7.5, 5.6, 2.5, 5)}${burst(11, 15, 4.4, 2, 5)}`,
  },
  challenge: PANIC,
};

/** A card with a plus. */
const bonus: Marks['cards']['bonus-1'] = {
  icon: {
    line: 'M5.5 2.5h13A1.5 1.5 0 0 1 20 4v16a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20V4a1.5 1.5 0 0 1 1.5-1.5Z',
    solid: 'M10.5 7h3v3.5H17v3h-3.5V17h-3v-3.5H7v-3h3.5Z',
  },
  challenge: 'team',
};

export const challengeMarks: Marks['challenges'] = {
  'worldwide-panic': {},
  lab: {},
  solo: {},
  team: {},
};

export const cardMarks: Marks['cards'] = {
  // From one city to all around it.
  'highly-contagious': {
    icon: {
      line: rays(12, 12, 5, 8, [45, 135, 225, 315]),
      solid: `${burst(12, 12, 4, 2.2, 7)}${disc(4, 4, 2.2)}${disc(20, 4, 2.2)}${disc(4, 20, 2.2)}${disc(20, 20, 2.2)}`,
    },
    challenge: 'virulent-strain',
  },
  // A shield against the syringe.
  'resistant-to-treatment': {
    icon: {
      line: 'M12 2 20.5 5v6c0 5.2-3.4 8.8-8.5 10.8C6.9 19.8 3.5 16.2 3.5 11V5Z',
      solid: head(8.2, 12, 180, 1.5) + 'M8 10.8h9v2.4H8Z',
    },
    challenge: 'virulent-strain',
  },
  'red-mutation-1': mutated,
  'red-mutation-2': mutated,
  'bonus-1': bonus,
  'bonus-2': bonus,
  'bonus-3': bonus,
  'bonus-4': bonus,
  'bonus-5': bonus,
  'bonus-6': bonus,
  'bonus-7': bonus,
  'bonus-8': bonus,
  'bonus-9': bonus,
  'bonus-10': bonus,
};
