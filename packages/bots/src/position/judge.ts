// How good a position is for a side of the table: the log of the odds of winning it.
import { ENDINGS } from '@cordon/engine';
import { isWonBy, type Game, type State } from '@cordon/engine/inner';
import { makeExtractor, type Extractor } from './features/extractor.ts';
import { makeStake, type Stake } from './stake.ts';
import { CERTAIN, weightOf, type Weights } from './weights.ts';

/** The odds of a table that has nothing and fears nothing. */
const START = -2;

export interface Judge {
  readonly extractor: Extractor;
  /** For whom it judges. */
  readonly side: number;
  /** Of a side that hides: the judge of those who look for it. It loses what they win. */
  readonly against?: Judge;
  /** What being ahead is worth to it, where sides vie with each other. */
  readonly stake?: Stake | undefined;
  odds(s: State): number;
  /** The same without what being ahead is worth. */
  commonOdds(s: State): number;
  /** As `odds` for a state in which the actions of a turn are to come. */
  oddsToAct(s: State): number;
  /** The same as `odds` for a state that commands without news led to from the one that was judged last. */
  oddsNearby(s: State): number;
}

/** A class, so that all judges of a process run the same compiled code. */
class WeighingJudge implements Judge {
  readonly extractor: Extractor;
  readonly #features: Float64Array;
  readonly #worth: Float64Array;
  readonly side: number;
  readonly stake: Stake | undefined;

  constructor(game: Game, weights: Weights, side: number) {
    this.side = side;
    this.stake = makeStake(game, weights, side);
    this.extractor = makeExtractor(game, weights);
    this.#features = new Float64Array(this.extractor.count);
    this.#worth = Float64Array.from(
      this.extractor.features,
      ({ name, sign }) => sign * weightOf(weights, name),
    );
  }

  odds(s: State): number {
    if (s.over !== 0) return this.#outcome(s);
    this.extractor.extract(s, this.#features);
    return this.#sum(s);
  }

  commonOdds(s: State): number {
    if (s.over !== 0 || this.stake === undefined) return this.odds(s);
    this.extractor.extract(s, this.#features);
    return this.#commonSum();
  }

  oddsToAct(s: State): number {
    if (s.over !== 0) return this.#outcome(s);
    this.extractor.extract(s, this.#features, 'to act');
    return this.#sum(s);
  }

  oddsNearby(s: State): number {
    if (s.over !== 0) return this.#outcome(s);
    this.extractor.extractNearby(s, this.#features);
    return this.#sum(s);
  }

  #outcome(s: State): number {
    if (this.stake === undefined) return isWonBy(s, this.side) ? CERTAIN : -CERTAIN;
    return ENDINGS[s.over] === 'won' ? this.stake.outcome(s) : -CERTAIN;
  }

  #sum(s: State): number {
    const odds = this.#commonSum();
    return this.stake === undefined ? odds : odds + this.stake.odds(s);
  }

  #commonSum(): number {
    const [features, worth] = [this.#features, this.#worth];
    let odds = START;
    for (let i = 0; i < features.length; i++) odds += features[i]! * worth[i]!;
    return odds;
  }
}

/** Where all play together there is one side, 0. */
export function makeJudge(game: Game, weights: Weights, side = 0): Judge {
  return new WeighingJudge(game, weights, side);
}
