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
  /** The same for a state that commands without news led to from the one that was judged last. */
  oddsNearby(s: State): number;
}

export function makeJudge(game: Game, weights: Weights): Judge {
  const extractor = makeExtractor(game);
  const network = makeNetwork(extractor, weights);
  const features = new Float64Array(extractor.count);
  function oddsNearby(s: State): number {
    if (s.over !== 0) return s.over === WON ? CERTAIN : -CERTAIN;
    extractor.extractNearby(s, features);
    return network.odds(features);
  }
  return {
    extractor,
    odds(s) {
      if (s.over !== 0) return oddsNearby(s);
      extractor.extract(s, features);
      network.restOn(features);
      return network.odds(features);
    },
    oddsNearby,
  };
}
