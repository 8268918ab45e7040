// A position as numbers, most of them between 0 and 1. It describes the table after the actions of a turn, when the draw and the
// infections are to come. Nothing in it depends on the order of hidden cards.
import type { Game, State } from '@cordon/engine/inner';
import { believe, makeBelief } from '../belief.ts';
import { describeBoard } from './board.ts';
import { describeClock } from './clock.ts';
import { makeGoalsPart } from './goals.ts';
import { countHoldings, makeHoldings } from './holdings.ts';
import { GOAL_NAMES, TABLE_NAMES } from './names.ts';
import { describeSeats } from './seats.ts';

/** Sizes that no decks have. */
const NO_DECKS = -1;

export interface Extractor {
  readonly names: readonly string[];
  readonly count: number;
  /** Writes the features of a state into `out`. */
  extract(s: State, out: Float64Array): void;
  /** The same for a state whose decks are those of the one before, as long as their sizes say so. */
  extractNearby(s: State, out: Float64Array): void;
}

/** Every feature by name, in order. A name means the same at every table of a game, so that one set of weights fits all. */
function namesOf({ events, roleIds, shape }: Game): string[] {
  return [
    ...TABLE_NAMES,
    ...roleIds.map((id) => `role:${id}`),
    ...roleIds.map((id) => `next:${id}`),
    ...events.map(({ id }) => `event:${id}`),
    ...Array.from({ length: shape.colours }, (_, goal) =>
      GOAL_NAMES.map((name) => `goal${String(goal + 1)}:${name}`),
    ).flat(),
  ];
}

export function makeExtractor(game: Game): Extractor {
  const names = namesOf(game);
  const roles = TABLE_NAMES.length;
  const nextRole = roles + game.roleIds.length;
  const events = nextRole + game.roleIds.length;
  const slots = { roles, nextRole, events };
  const belief = makeBelief(game.shape.cities);
  const holdings = makeHoldings(game);
  const goals = makeGoalsPart(game, holdings);
  let decks = NO_DECKS;

  function extractNearby(s: State, out: Float64Array): void {
    const sizes = (s.playerDeck.size << 16) | (s.infectionDeck.size << 8) | s.infectionDiscard.size;
    if (sizes !== decks) believe(s, belief);
    decks = sizes;
    out.fill(0);
    countHoldings(s, holdings);
    describeClock(s, belief, out);
    describeBoard(s, belief, out);
    goals.describe(s, out, events + game.events.length);
    describeSeats(s, holdings, goals, slots, out);
  }

  return {
    names,
    count: names.length,
    extractNearby,
    extract(s, out) {
      decks = NO_DECKS;
      extractNearby(s, out);
    },
  };
}
