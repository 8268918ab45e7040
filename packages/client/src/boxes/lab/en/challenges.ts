// What In the Lab adds to challenges, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { GamePart } from '../../../words/game/parts.ts';

export const challenges = {
  'worldwide-panic': {
    name: 'Mutation: Worldwide Panic',
    about:
      'Mutation with twice the purple cubes, six of them on the board from the start, and a cure that asks for two purple cities: very hard.',
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

export const epidemics = {
  'highly-contagious': {
    name: 'Highly Contagious',
    about: 'An outbreak of the strain that no other has set off puts two cubes on each connected city.',
  },
  'resistant-to-treatment': {
    name: 'Resistant to Treatment',
    about: 'Treating the strain costs two actions.',
  },
  'red-mutation-1': { name: 'Mutation', about: 'Two purple cubes on the city of the bottom infection card.' },
  'red-mutation-2': { name: 'Mutation', about: 'Two purple cubes on the city of the bottom infection card.' },
} satisfies GamePart['epidemics'];
