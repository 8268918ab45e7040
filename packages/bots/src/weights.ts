// The weights each game is judged by. They were learned in the base game; a game that plays better by other ones has its own, and what
// nobody learned is as it was set by hand.
import type { Game } from '@cordon/engine/inner';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import type { Weights } from './position/weights.ts';
import iberia from './weights/iberia.json' with { type: 'json' };
import learned from './weights/learned.json' with { type: 'json' };

const LEARNED: Weights = { ...PLAIN_WEIGHTS, ...learned.weights };
const OWN: Readonly<Record<string, Weights>> = { iberia: { ...LEARNED, ...iberia.weights } };

export function weightsOf({ id }: Pick<Game, 'id'>): Weights {
  return OWN[id] ?? LEARNED;
}
