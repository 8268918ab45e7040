// A position as numbers. It describes the table after the actions of a turn, when the draw and the infections are to come.
// Nothing in it depends on the order of hidden cards.
import type { Game, State } from '@cordon/engine/inner';
import { believe, makeBelief } from '../belief.ts';
import { makeBoard } from './board.ts';
import { makeGoalsPart } from './goals.ts';
import { countHoldings, makeHoldings } from './holdings.ts';
import type { Weights } from '../weights.ts';
import { GOAL_FEATURES, TABLE_FEATURES, type Feature } from './names.ts';
import { describeSeats } from './seats.ts';
import { makeWays } from './ways.ts';

/** Sizes that no decks have. */
const NO_DECKS = -1;

export interface Extractor {
  /** What each number is; the goals of all colours go by the same names. */
  readonly features: readonly Feature[];
  readonly count: number;
  /** Writes the features of a state into `out`. */
  extract(s: State, out: Float64Array): void;
  /** The same for a state whose decks are those of the one before, as long as their sizes say so. */
  extractNearby(s: State, out: Float64Array): void;
}

/** A name means the same at every table of a game, so that one set of weights fits all. */
function featuresOf({ events, shape }: Game): Feature[] {
  return [
    ...TABLE_FEATURES,
    ...events.map(({ id }): Feature => ({ name: `event:${id}`, sign: 1 })),
    ...Array.from({ length: shape.colours }, () => GOAL_FEATURES).flat(),
  ];
}

export function makeExtractor(game: Game, weights: Weights): Extractor {
  const features = featuresOf(game);
  const events = TABLE_FEATURES.length;
  const firstGoal = events + game.events.length;
  const belief = makeBelief(game.shape.cities);
  const holdings = makeHoldings(game);
  const ways = makeWays(game);
  const goals = makeGoalsPart(game, holdings, ways, weights);
  const board = makeBoard(game, ways, weights);
  let decks = NO_DECKS;

  function extractNearby(s: State, out: Float64Array): void {
    const sizes = (s.playerDeck.size << 16) | (s.infectionDeck.size << 8) | s.infectionDiscard.size;
    if (sizes !== decks) believe(s, belief, weights);
    decks = sizes;
    out.fill(0);
    ways.look(s);
    countHoldings(s, holdings);
    board.describe(s, belief, out);
    goals.describe(s, out, firstGoal);
    describeSeats(s, holdings, goals, events, out);
  }

  return {
    features,
    count: features.length,
    extractNearby,
    extract(s, out) {
      decks = NO_DECKS;
      extractNearby(s, out);
    },
  };
}
