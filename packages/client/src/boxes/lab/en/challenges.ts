// What In the Lab adds to challenges, in English.
import type { GamePart } from '../../../words/game/parts.ts';

export const challenges = {} satisfies GamePart['challenges'];

export const options = {} satisfies GamePart['options'];

export const epidemics = {
  'highly-contagious': {
    name: 'Highly Contagious',
    about: 'An outbreak of the strain that no other has set off puts two cubes on each connected city.',
  },
  'resistant-to-treatment': {
    name: 'Resistant to Treatment',
    about: 'Treating the strain costs two actions.',
  },
} satisfies GamePart['epidemics'];
