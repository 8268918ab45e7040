// The weights each game is judged by. They were learned in the base game, and Iberia is played better by them too than by those set
// by hand; what a game has of its own keeps the latter.
import type { Game } from '@cordon/engine/inner';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import type { Weights } from './position/weights.ts';
import learned from './weights/learned.json' with { type: 'json' };

const WEIGHTS: Weights = { ...PLAIN_WEIGHTS, ...learned.weights };

export function weightsOf(_game: Game): Weights {
  return WEIGHTS;
}
