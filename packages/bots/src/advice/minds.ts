// The mind that advises about a position: the one of the bots, with the weights of the game.
import type { Sight } from '@cordon/engine/inner';
import { mindOf, sideOf, type Mind } from '../mind.ts';
import { weightsOf } from '../weights.ts';

/** It thinks for the side that looks. */
export function usualMind(sight: Sight): Mind {
  const { game } = sight.table;
  return mindOf(game, weightsOf(game), sideOf(sight));
}
