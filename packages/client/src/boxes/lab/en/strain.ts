// What In the Lab adds to the Virulent Strain, in English: two epidemics.
import type { ChallengePart } from '../../box.ts';

export const part = {
  epidemics: {
    'highly-contagious': {
      name: 'Highly Contagious',
      about: 'An outbreak of the strain that no other has set off puts two cubes on each connected city.',
    },
    'resistant-to-treatment': {
      name: 'Resistant to Treatment',
      about: 'Treating the strain costs two actions of the same turn.',
    },
  },
} satisfies ChallengePart;
