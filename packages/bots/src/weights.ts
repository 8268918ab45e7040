// The weights each game is judged by: learned ones where there are any (see tools/learn), else those set by hand.
import type { Game } from '@cordon/engine/inner';
import base from './weights/base.json' with { type: 'json' };
import type { Weights } from './position/network.ts';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';

const LEARNED: Readonly<Record<string, Weights>> = { base };

export function weightsOf({ id }: Game): Weights {
  return LEARNED[id] ?? PLAIN_WEIGHTS;
}
