// What In the Lab adds to challenges, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { GamePart } from '../../../words/game/parts.ts';

export const challenges = {
  'worldwide-panic': {
    name: 'Mutation: Worldwide Panic',
    about:
      'Mutation with twice the purple cubes, six of them on the board from the start, and a cure that takes two cards of cities with purple cubes. Very hard.',
  },
} satisfies GamePart['challenges'];

export const options = {
  'mutation-events': optionOf(
    'Mutation Events',
    'Whether the three Mutation Events lie in the player deck.',
    {
      used: { name: 'Used', about: 'They are shuffled in, as in Mutation.' },
      none: { name: 'Left out', about: 'They stay in the box: a little easier.' },
    },
  ),
} satisfies GamePart['options'];

const MUTATION = {
  name: 'Mutation',
  about:
    'Draw the bottom card of the infection deck: its city gets two purple cubes and none of its own colour.',
};

export const epidemics = {
  'highly-contagious': {
    name: 'Highly Contagious',
    about: 'An outbreak of the strain that no other has set off puts two cubes on each connected city.',
  },
  'resistant-to-treatment': {
    name: 'Resistant to Treatment',
    about: 'Treating the strain costs two actions of the same turn.',
  },
  // Infection cards that belong to no city.
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
} satisfies GamePart['epidemics'];
