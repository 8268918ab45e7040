// Uncounted Populations: each city with exactly one cube of the virulent strain gets another one. BRINK-UNC-1 to BRINK-UNC-4
import type { City, Colour, State } from '../../../../../kernel/types.ts';
import { cubesOn } from '../../../../../ops/cubes.ts';
import { addUnlessPrevented, isPrevented } from '../../../../../rules/placing.ts';
import { defineOnce } from '../strainCard.ts';

/** No other city's cube makes a city one of these. */
const isUncounted = (s: State, city: City, strain: Colour): boolean => cubesOn(s, city, strain) === 1;

export const uncountedPopulations = defineOnce({
  id: 'uncounted-populations',
  isDue(s, strain) {
    for (let city = 0; city < s.game.shape.cities; city++)
      if (isUncounted(s, city, strain) && !isPrevented(s, city, strain)) return true;
    return false;
  },
  act(s, strain) {
    for (let city = 0; city < s.game.shape.cities && s.over === 0; city++)
      if (isUncounted(s, city, strain)) addUnlessPrevented(s, city, strain, 1);
  },
});
