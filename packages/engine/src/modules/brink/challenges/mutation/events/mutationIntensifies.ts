// The Mutation Intensifies!: a third purple cube on each city with exactly two. No card is drawn and nothing breaks out.
// BRINK-MEV-10 BRINK-MEV-11
import { cubesOn } from '../../../../../ops/cubes.ts';
import { addUnlessPrevented } from '../../../../../rules/placing.ts';
import { purpleIn } from '../purple.ts';
import type { MutationEvent } from './event.ts';

const BEFORE = 2;

export const mutationIntensifies: MutationEvent = {
  id: 'mutation-intensifies',
  cards: 0,
  goOn(s, step) {
    if (step > 0) return false;
    const purple = purpleIn(s);
    for (let city = 0; city < s.game.shape.cities && s.over === 0; city++)
      if (cubesOn(s, city, purple) === BEFORE) addUnlessPrevented(s, city, purple, 1);
    return true;
  },
};
