// What Worldwide Panic says besides Mutation, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { ChallengePart } from '../../box.ts';

const MUTATION = {
  name: 'Mutation',
  about:
    'Draw the bottom card of the infection deck: its city gets two purple cubes and none of its own colour.',
};

export const part = {
  challenge: {
    name: 'Mutation: Worldwide Panic',
    about:
      'Mutation with twice the purple cubes, six of them on the board from the start, and a cure that takes two cards of cities with purple cubes. Very hard.',
  },
  options: {
    'mutation-events': optionOf(
      'Mutation Events',
      'Whether the three Mutation Events lie in the player deck.',
      {
        used: { name: 'Used', about: 'They are shuffled in, as in Mutation.' },
        none: { name: 'Left out', about: 'They stay in the box: a little easier.' },
      },
    ),
  },
  // Infection cards that belong to no city.
  epidemics: { 'red-mutation-1': MUTATION, 'red-mutation-2': MUTATION },
} satisfies ChallengePart;
