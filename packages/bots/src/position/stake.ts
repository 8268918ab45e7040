// What it is worth to a side to be ahead, where all have to succeed together and the one with the most points wins.
import { ENDINGS } from '@cordon/engine';
import { isWonBy, type Game, type Rivalry, type State } from '@cordon/engine/inner';
import { claims } from './features/claims.ts';
import { MOST_SEATS } from './features/scratch.ts';
import { CERTAIN, chanceOf, weightOf, type Weights } from './weights.ts';

/** The least that a side claims: whoever has nothing may still draw what it takes. */
const LEAST_CLAIM = 0.02;
/** The logistic curve is this much steeper than a normal one of the same spread. */
const STEEPNESS = 1.7;

export interface Stake {
  /** The chance that the side wins if all succeed in the end, from the state whose features were taken last. */
  ahead(s: State): number;
  /** What that chance adds to the log of the odds of succeeding. */
  odds(s: State): number;
  /** What a state is worth that all succeed from so often; when it is over, what came of it. */
  value(s: State, chance: number): number;
  /** How good it is that all have succeeded, as the side knows how they stand. */
  outcome(s: State): number;
}

class RivalStake implements Stake {
  readonly #rivalry: Rivalry;
  readonly #side: number;
  readonly #sides: readonly number[];
  readonly #together: number;
  readonly #matters: number;
  readonly #saved: number;
  readonly #spread: number;
  readonly #perGoal: number;

  constructor(game: Game, rivalry: Rivalry, weights: Weights, side: number) {
    this.#rivalry = rivalry;
    this.#side = side;
    this.#sides = [...new Set(game.sides)];
    this.#together = weightOf(weights, 'rivalry:together');
    this.#matters = weightOf(weights, 'rivalry:matters');
    this.#saved = weightOf(weights, 'rivalry:saved');
    this.#spread = weightOf(weights, 'rivalry:spread');
    this.#perGoal = weightOf(weights, 'rivalry:perGoal');
  }

  ahead(s: State): number {
    const goals = s.game.goals?.count(s.game) ?? 0;
    let open = 0;
    for (let goal = 0; goal < goals; goal++) if (s.game.goals?.isReached(s, goal) === false) open++;
    const spread = Math.sqrt(this.#spread ** 2 + open * this.#perGoal ** 2);
    const own = this.#expected(s, this.#side, goals);
    let chance = 1;
    for (const other of this.#sides)
      if (other !== this.#side)
        chance *= chanceOf((STEEPNESS * (own - this.#expected(s, other, goals))) / spread);
    return chance;
  }

  odds(s: State): number {
    return this.#worth(this.ahead(s));
  }

  value(s: State, chance: number): number {
    if (s.over === 0) return chance * this.#share(this.ahead(s));
    if (ENDINGS[s.over] !== 'won') return 0;
    return this.#share(isWonBy(s, this.#side) ? 1 : 0);
  }

  outcome(s: State): number {
    const unbeaten = this.#rivalry.unbeaten(s, this.#side);
    return unbeaten === 1 ? CERTAIN : this.#saved + this.#worth(unbeaten);
  }

  #worth(ahead: number): number {
    return this.#matters * Math.log(this.#share(ahead));
  }

  /** To succeed behind others is worth something, too. */
  #share(ahead: number): number {
    return this.#together + (1 - this.#together) * ahead;
  }

  /** The points of a side as things stand, with its share of those that open goals will bring. */
  #expected(s: State, side: number, goals: number): number {
    let points = this.#rivalry.points(s, side, this.#side);
    for (let goal = 0; goal < goals; goal++) {
      if (s.game.goals!.isReached(s, goal)) continue;
      points += this.#shareOf(goal, side) * this.#rivalry.forReaching(s, side, this.#side, goal);
    }
    return points;
  }

  #shareOf(goal: number, side: number): number {
    let all = 0;
    for (const one of this.#sides) all += this.#claim(goal, one);
    return this.#claim(goal, side) / all;
  }

  #claim(goal: number, side: number): number {
    return (LEAST_CLAIM + claims[goal * MOST_SEATS + side]!) ** 2;
  }
}

/** Undefined where sides do not vie with each other. */
export function makeStake(game: Game, weights: Weights, side: number): Stake | undefined {
  return game.rivalry === undefined ? undefined : new RivalStake(game, game.rivalry, weights, side);
}
