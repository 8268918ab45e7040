// What positions of each game are worth; a game that nothing is known about goes by the calibrated look.
import { isWonBy, type Game, type State } from '@cordon/engine/inner';
import { chanceAt } from './calibration.ts';
import type { Judge } from './position/judge.ts';
import { makeSituation, makeValue } from './position/value.ts';
import type { Weights } from './position/weights.ts';
import learned from './weights/value.json' with { type: 'json' };

const LEARNED: Readonly<Record<string, { readonly weights: Weights }>> = learned;

/** What the worth of positions of a game was learned to be made of; undefined: nobody learned it. */
export function valueWeightsOf({ id }: Pick<Game, 'id'>): Weights | undefined {
  return LEARNED[id]?.weights;
}

/** The share of positions like a state that the judge’s side won in self-play with the learned weights. */
export function valueOf(game: Game, judge: Judge): (s: State) => number {
  if (judge.against !== undefined) {
    const theirs = valueOf(game, judge.against);
    return (s) => (s.over === 0 ? 1 - theirs(s) : Number(isWonBy(s, judge.side)));
  }
  // Nobody learned what work is worth.
  const weights = game.work === undefined ? valueWeightsOf(game) : undefined;
  if (weights === undefined) return (s) => chanceAt(judge, s);
  const value = makeValue(makeSituation(game, judge.extractor), weights, judge.side);
  const { stake } = judge;
  return stake === undefined ? value : (s) => stake.value(s, value(s));
}
