// The weights each game is judged by: those learned for it, or those set by hand for all.
import type { Game } from '@cordon/engine/inner';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import type { Weights } from './position/weights.ts';
import base from './weights/base.json' with { type: 'json' };

/** Each with what made it. */
const LEARNED: Readonly<Record<string, { readonly weights: Weights }>> = { base };

export function weightsOf({ id }: Game): Weights {
  return { ...PLAIN_WEIGHTS, ...LEARNED[id]?.weights };
}
