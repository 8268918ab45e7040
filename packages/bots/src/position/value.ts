// What a position is worth some turns ahead: how often positions like it were won. The look tells the plans of one turn apart; this
// also knows how late it is, and that a hand which is complete is almost as good as the goal that it reaches.
import { isWonBy, type Game, type State } from '@cordon/engine/inner';
import { epidemicsLeft, turnsLeft } from './features/clock.ts';
import type { Extractor } from './features/extractor.ts';
import { chanceOf, weightOf, type Weights } from './weights.ts';

/** What a position is told by besides its features; `offset` counts in any case. */
const CLOCK = ['offset', 'turnsLeft', 'epidemicsLeft', 'outbreaksSoFar', 'seats'];

export interface Situation {
  /** What each number is: the features, those of all goals together, and the clock. */
  readonly names: readonly string[];
  /** Writes the numbers of a state into `out`. */
  describe(s: State, out: Float64Array): void;
}

export function makeSituation({ shape }: Game, extractor: Extractor): Situation {
  const featureNames = [...new Set(extractor.features.map(({ name }) => name))];
  const slots = Int32Array.from(extractor.features, ({ name }) => featureNames.indexOf(name));
  const signs = Int32Array.from(extractor.features, ({ sign }) => sign);
  const features = new Float64Array(extractor.count);
  const clock = featureNames.length;
  return {
    names: [...featureNames, ...CLOCK],
    describe(s, out) {
      extractor.extract(s, features);
      out.fill(0);
      for (let i = 0; i < features.length; i++) out[slots[i]!]! += signs[i]! * features[i]!;
      out[clock] = 1;
      out[clock + 1] = turnsLeft(s);
      out[clock + 2] = epidemicsLeft(s);
      out[clock + 3] = s.outbreaks;
      out[clock + 4] = shape.seats;
    },
  };
}

/** The share of positions like a state that a side won. */
export function makeValue(situation: Situation, weights: Weights, side = 0): (s: State) => number {
  const worth = Float64Array.from(situation.names, (name) => weightOf(weights, name));
  const numbers = new Float64Array(worth.length);
  return (s) => {
    if (s.over !== 0) return isWonBy(s, side) ? 1 : 0;
    situation.describe(s, numbers);
    let odds = 0;
    for (let i = 0; i < worth.length; i++) odds += worth[i]! * numbers[i]!;
    return chanceOf(odds);
  };
}
