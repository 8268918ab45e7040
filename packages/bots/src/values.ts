// What positions of each game are worth; a game that nothing is known about goes by the calibrated look.
import type { Game, State } from '@cordon/engine/inner';
import { chanceAt } from './calibration.ts';
import type { Judge } from './position/judge.ts';
import { makeSituation, makeValue } from './position/value.ts';
import type { Weights } from './position/weights.ts';
import learned from './weights/value.json' with { type: 'json' };

const LEARNED: Readonly<Record<string, { readonly weights: Weights }>> = learned;

/** The share of positions like a state that were won in self-play with the learned weights. */
export function valueOf(game: Game, judge: Judge): (s: State) => number {
  const weights = LEARNED[game.id]?.weights;
  return weights === undefined
    ? (s) => chanceAt(judge, s)
    : makeValue(makeSituation(game, judge.extractor), weights);
}
