// What explains the challenges and their cards of In the Lab, in English.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';

type Explained = ExplainedFor<typeof texts>;

const MUTATION = {
  points: [
    'A city with two purple cubes is filled up to three and breaks out once.',
    'It counts as one of the infection cards of the turn; the bottom card doesn’t.',
    'Once purple is eradicated the card is only discarded.',
  ],
};

export const challenges: Explained['challenges'] = {
  'worldwide-panic': {
    points: [
      'There are 24 purple cubes, and a Mutation card brings two of them instead of one.',
      'Of the nine first cities, the first gets one purple cube, the fourth two and the seventh three.',
      'Together with Virulent Strain, purple can become the strain.',
    ],
  },
};

export const epidemics: Explained['epidemics'] = {
  'highly-contagious': {
    points: [
      'A connected city with two or three gets at most three and breaks out in turn.',
      'Chain reactions put one cube, as usual.',
    ],
  },
  'resistant-to-treatment': {
    points: [
      'It takes away as many cubes as usual: one, or all for the Medic.',
      'It ends when the strain is cured. Events and other ways to remove cubes cost nothing more.',
    ],
  },
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
};
