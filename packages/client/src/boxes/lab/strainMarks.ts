// The pictures of the epidemics that In the Lab adds to the Virulent Strain.
import { burst, disc, head, rays } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/strain.ts';

type Marks = PartMarksFor<typeof part>;

const cards: Marks['cards'] = {
  // From one city to all around it.
  'highly-contagious': {
    icon: {
      line: rays(12, 12, 5, 8, [45, 135, 225, 315]),
      solid: `${burst(12, 12, 4, 2.2, 7)}${disc(4, 4, 2.2)}${disc(20, 4, 2.2)}${disc(4, 20, 2.2)}${disc(20, 20, 2.2)}`,
    },
  },
  // A shield against the syringe.
  'resistant-to-treatment': {
    icon: {
      line: 'M12 2 20.5 5v6c0 5.2-3.4 8.8-8.5 10.8C6.9 19.8 3.5 16.2 3.5 11V5Z',
      solid: head(8.2, 12, 180, 1.5) + 'M8 10.8h9v2.4H8Z',
    },
  },
};

export const marks: Marks = { commands: {}, cards, facts: {} };
