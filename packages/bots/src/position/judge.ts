// How good a position is for the table: the log of the odds of winning it.
import { ENDINGS, type Game, type State } from '@cordon/engine/inner';
import { makeExtractor, type Extractor } from './features/extractor.ts';
import { weightOf, type Weights } from './weights.ts';

/** Odds that no position in play reaches. */
export const CERTAIN = 50;

/** The odds of a table that has nothing and fears nothing. */
const START = -2;

const WON = ENDINGS.indexOf('won');

export interface Judge {
  readonly extractor: Extractor;
  odds(s: State): number;
  /** The same for a state that commands without news led to from the one that was judged last. */
  oddsNearby(s: State): number;
}

export function makeJudge(game: Game, weights: Weights): Judge {
  const extractor = makeExtractor(game, weights);
  const { count } = extractor;
  const features = new Float64Array(count);
  const worth = Float64Array.from(extractor.features, ({ name, sign }) => sign * weightOf(weights, name));

  function sum(): number {
    let odds = START;
    for (let i = 0; i < count; i++) odds += features[i]! * worth[i]!;
    return odds;
  }

  return {
    extractor,
    odds(s) {
      if (s.over !== 0) return s.over === WON ? CERTAIN : -CERTAIN;
      extractor.extract(s, features);
      return sum();
    },
    oddsNearby(s) {
      if (s.over !== 0) return s.over === WON ? CERTAIN : -CERTAIN;
      extractor.extractNearby(s, features);
      return sum();
    },
  };
}
