// The weights each game is judged by.
import type { Game } from '@cordon/engine/inner';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import type { Weights } from './position/weights.ts';

export function weightsOf(_game: Game): Weights {
  return PLAIN_WEIGHTS;
}
