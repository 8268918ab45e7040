// The mind that advises about a position: the one of the bots, with the weights of the game.
import type { Game } from '@cordon/engine/inner';
import { mindOf, type Mind } from '../mind.ts';
import { weightsOf } from '../weights.ts';

export function usualMind(game: Game): Mind {
  return mindOf(game, weightsOf(game));
}
