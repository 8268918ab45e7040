// A position as numbers. It describes the table after the actions of a turn, when the draw and the infections are to come.
// Nothing in it depends on the order of hidden cards.
import { NO_GOAL, rateInForce, type Game, type State } from '@cordon/engine/inner';
import { believe, makeBelief } from '../belief.ts';
import type { Weights } from '../weights.ts';
import { describeBoard, useBoard } from './board.ts';
import type { When } from './deadline.ts';
import { describeGoals, useGoals } from './goals.ts';
import { countHoldings, holdings } from './holdings.ts';
import { describeHunt, huntFeatures, lookAtHunt, useHunt } from './hunt.ts';
import { describeLasting, lastingFeatures } from './lasting.ts';
import {
  AVOIDABLE_FEATURES,
  GOAL_FEATURES,
  GONE_FEATURES,
  LEFT_FEATURE,
  TABLE_FEATURES,
  WORK_FEATURES,
  type Feature,
} from './names.ts';
import { checkSizes, MOST_INFECTION_CARDS } from './scratch.ts';
import { describeSeats, useSeats } from './seats.ts';
import { lookAtTravel } from './travel.ts';
import { lookAtWays, useWays } from './ways.ts';

/** Sizes that no decks have. */
const NO_DECKS = -1;
const FIRST_EVENT = TABLE_FEATURES.length;

export interface Extractor {
  /** What each number is; all goals go by the same names. */
  readonly features: readonly Feature[];
  readonly count: number;
  /** Writes the features of a state into `out`; the actions of the turn are done unless `when` says otherwise. */
  extract(s: State, out: Float64Array, when?: When): void;
  /** The same for a state whose decks are those of the one before, as long as their sizes say so. */
  extractNearby(s: State, out: Float64Array): void;
}

/** A name means the same at every table of a game, so that one set of weights fits all. */
function featuresOf(game: Game): Feature[] {
  const { events, goals, shape, work } = game;
  const count = goals?.count(game) ?? shape.colours;
  const avoidable = goals?.avoidable(game) ?? NO_GOAL;
  return [
    ...TABLE_FEATURES,
    ...events.map(({ id }): Feature => ({ name: `event:${id}`, sign: 1 })),
    ...lastingFeatures(game),
    ...Array.from({ length: count }, (_, goal) =>
      goal === avoidable ? AVOIDABLE_FEATURES : GOAL_FEATURES,
    ).flat(),
    ...(avoidable === NO_GOAL ? [] : [LEFT_FEATURE]),
    ...(work === undefined ? [] : WORK_FEATURES),
    ...(game.enoughGone === undefined ? [] : GONE_FEATURES),
    ...huntFeatures(game),
  ];
}

const belief = makeBelief(MOST_INFECTION_CARDS);
/** The extractor that all modules of features are set up for, and what the belief is about: the sizes of the decks and the infection rate. */
let inUse: FeatureExtractor | undefined;
let decks = NO_DECKS;

class FeatureExtractor implements Extractor {
  readonly features: readonly Feature[];
  readonly count: number;
  readonly game: Game;
  readonly weights: Weights;
  readonly firstLasting: number;
  readonly firstGoal: number;
  readonly firstOfHunt: number;

  constructor(game: Game, weights: Weights) {
    checkSizes(game);
    this.features = featuresOf(game);
    this.count = this.features.length;
    this.game = game;
    this.weights = weights;
    this.firstLasting = FIRST_EVENT + game.events.length;
    this.firstGoal = this.firstLasting + lastingFeatures(game).length;
    this.firstOfHunt = this.count - huntFeatures(game).length;
  }

  extract(s: State, out: Float64Array, when: When = 'acted'): void {
    decks = NO_DECKS;
    this.#extract(s, out, when);
  }

  extractNearby(s: State, out: Float64Array): void {
    this.#extract(s, out, 'acted');
  }

  #extract(s: State, out: Float64Array, when: When): void {
    if (inUse !== this) use(this);
    const sizes = (s.playerDeck.size << 16) | (s.infectionDeck.size << 8) | s.infectionDiscard.size;
    const now = (rateInForce(s) << 24) | sizes;
    if (now !== decks) believe(s, belief, this.weights);
    decks = now;
    out.fill(0);
    lookAtWays(s);
    countHoldings(s, holdings);
    lookAtTravel(s);
    lookAtHunt(s);
    describeBoard(s, belief, out);
    describeGoals(s, out, this.firstGoal, when);
    describeSeats(s, FIRST_EVENT, out);
    if (this.firstLasting < this.firstGoal) describeLasting(s, this.firstLasting, out);
    if (this.firstOfHunt < this.count) describeHunt(s, this.firstOfHunt, out);
  }
}

/** Everything that the modules remember belongs to one extractor; whoever looks next begins from nothing. */
function use(extractor: FeatureExtractor): void {
  const { game, weights } = extractor;
  useWays(game);
  useBoard(game, weights);
  useGoals(game, weights);
  useSeats(weights);
  useHunt(game);
  decks = NO_DECKS;
  inUse = extractor;
}

export function makeExtractor(game: Game, weights: Weights): Extractor {
  return new FeatureExtractor(game, weights);
}
