// The pictures of what Worldwide Panic brings besides Mutation.
import { burst } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/panic.ts';

/** Two stars that come out of a card. */
const mutated = {
  icon: {
    line: 'M7 2.5H5.5A1.5 1.5 0 0 0 4 4v16a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 20v-1.5',
    solid: `${burst(16, 7.5, 5.6, 2.5, 5)}${burst(11, 15, 4.4, 2, 5)}`,
  },
};

export const marks: PartMarksFor<typeof part> = {
  commands: {},
  cards: { 'red-mutation-1': mutated, 'red-mutation-2': mutated },
  facts: {},
};
