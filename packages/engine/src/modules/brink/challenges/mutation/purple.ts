// Purple: a fifth disease, whose colour no city and no card has. BRINK-MUT-1 BRINK-MUT-23 BRINK-MUT-24
import type { City, Colour, State } from '../../../../kernel/types.ts';
import { cubesOn } from '../../../../ops/cubes.ts';

export const PURPLE = 'purple';

/** It is the only disease that a challenge adds, and stands behind those of the map. */
export function purpleIn(s: State): Colour {
  return s.game.shape.colours - 1;
}

/** A city is purple while it has a purple cube. */
export function isPurple(s: State, city: City): boolean {
  return cubesOn(s, city, purpleIn(s)) > 0;
}
