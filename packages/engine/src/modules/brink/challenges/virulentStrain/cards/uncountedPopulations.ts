// Uncounted Populations: each city with exactly one cube of the virulent strain gets another one. BRINK-UNC-1 to BRINK-UNC-4
import type { City, Colour, State } from '../../../../../kernel/types.ts';
import { cubesOn } from '../../../../../ops/cubes.ts';
import { addUnlessPrevented, isPrevented } from '../../../../../rules/placing.ts';
import { defineOnce } from '../strainCard.ts';

/** Cities with one cube, as they are before any is placed. */
function uncounted(s: State, strain: Colour): readonly City[] {
  return [...s.game.cityIds.keys()].filter((city) => cubesOn(s, city, strain) === 1);
}

export const uncountedPopulations = defineOnce({
  id: 'uncounted-populations',
  isDue: (s, strain) => uncounted(s, strain).some((city) => !isPrevented(s, city, strain)),
  act(s, strain) {
    for (const city of uncounted(s, strain)) if (s.over === 0) addUnlessPrevented(s, city, strain, 1);
  },
});
