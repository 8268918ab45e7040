// The constants inside the features, moved as long as the samples are explained better.
import type { Game } from '@cordon/engine/inner';
import type { Weights } from '../../src/position/weights.ts';
import { fitWeights, type Fitted } from './fit.ts';
import type { Sample } from './samples.ts';

/** Steps of the logarithm, the larger ones first. */
const STEPS = [0.34, 0.17];
/** The least that a step must explain more. */
const GAIN = 0.0002;

export function moveConstants(
  games: readonly Game[],
  samples: readonly Sample[],
  weights: Weights,
  names: readonly string[],
): Fitted {
  let best = fitWeights(games, samples, weights);
  let start = weights;

  /** Moves one constant by as many steps as it pays. */
  function move(name: string, step: number): boolean {
    let hasMoved = false;
    for (;;) {
      const tried = { ...start, [name]: start[name]! * Math.exp(step) };
      const fitted = fitWeights(games, samples, tried);
      if (fitted.explained < best.explained + GAIN) return hasMoved;
      best = fitted;
      start = tried;
      hasMoved = true;
    }
  }

  for (const step of STEPS) for (const name of names) if (!move(name, step)) move(name, -step);
  return best;
}
