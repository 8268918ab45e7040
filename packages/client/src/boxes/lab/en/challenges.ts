// What In the Lab adds to challenges, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { GamePart } from '../../../words/game/parts.ts';

export const challenges = {
  'worldwide-panic': {
    name: 'Mutation: Worldwide Panic',
    about:
      'Mutation with twice the purple cubes, six of them on the board from the start, and a cure that takes two cards of cities with purple cubes. Very hard.',
    points: [
      'There are 24 purple cubes, and a Mutation card brings two of them instead of one.',
      'Of the nine first cities, the first gets one purple cube, the fourth two and the seventh three.',
      'Together with Virulent Strain, purple can become the strain.',
    ],
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
  points: [
    'A city with two purple cubes is filled up to three and breaks out once.',
    'It counts as one of the infection cards of the turn; the bottom card doesn’t.',
    'Once purple is eradicated the card is only discarded.',
  ],
};

export const epidemics = {
  'highly-contagious': {
    name: 'Highly Contagious',
    about: 'An outbreak of the strain that no other has set off puts two cubes on each connected city.',
    points: [
      'A connected city with two or three gets at most three and breaks out in turn.',
      'Chain reactions put one cube, as usual.',
    ],
  },
  'resistant-to-treatment': {
    name: 'Resistant to Treatment',
    about: 'Treating the strain costs two actions of the same turn.',
    points: [
      'It takes away as many cubes as usual: one, or all for the Medic.',
      'It ends when the strain is cured. Events and other ways to remove cubes cost nothing more.',
    ],
  },
  // Infection cards that belong to no city.
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
} satisfies GamePart['epidemics'];
