// How good a position is for the table: the log of the odds of winning it.
import { ENDINGS, type Game, type State } from '@cordon/engine/inner';
import { makeExtractor, type Extractor } from './features/extractor.ts';
import { makeNetwork, type Weights } from './network.ts';

/** Odds that no position in play reaches. */
export const CERTAIN = 50;

const WON = ENDINGS.indexOf('won');

export interface Judge {
  readonly extractor: Extractor;
  odds(s: State): number;
}

export function makeJudge(game: Game, weights: Weights): Judge {
  const extractor = makeExtractor(game);
  const network = makeNetwork(extractor, weights);
  const features = new Float64Array(extractor.count);
  return {
    extractor,
    odds(s) {
      if (s.over !== 0) return s.over === WON ? CERTAIN : -CERTAIN;
      extractor.extract(s, features);
      return network.odds(features);
    },
  };
}
