// How near the table is to each of its goals: who holds the most, what is missing, who could pass cards on.
import { FAR, NO_CITY, type Colour, type Game, type Seat, type State } from '@cordon/engine/inner';
import { REACH } from './board.ts';
import { turnsLeft } from './clock.ts';
import { MOST_CARDS, type Holdings } from './holdings.ts';
import { makeHope } from './hope.ts';
import { GOAL, GOAL_NAMES, TABLE } from './names.ts';

const SIZE = GOAL_NAMES.length;
/** What lacking no card to five cards is worth: the last ones count most. */
const NEARNESS = [1, 0.62, 0.35, 0.16, 0.055, 0] as const;
const NEVER = 99;
/** Steps that a turn leaves time for before the goal is reached. */
const STEPS_IN_A_TURN = 3;
/** After every goal that is not reached. */
const LAST = 100;

export interface GoalsPart {
  /** Writes the goals in their order, starting at `start`, and what they come to. */
  describe(s: State, out: Float64Array, start: number): void;
  /** Whether the goal of a colour was still open when last described. */
  isOpen(colour: Colour): boolean;
}

/** The chance that at least so many come where `expected` do on average, each by itself. */
function chanceOfAtLeast(count: number, expected: number): number {
  let none = Math.exp(-expected);
  let fewer = 0;
  for (let i = 0; i < count; i++) {
    fewer += none;
    none *= expected / (i + 1);
  }
  return 1 - fewer;
}

export function makeGoalsPart(game: Game, holdings: Holdings): GoalsPart {
  const { cards, held, toCome } = holdings;
  const hope = makeHope(game, holdings);
  const { cities, colours, seats } = game.shape;
  const rows = new Float64Array(colours * SIZE);
  const ranks = new Float64Array(colours);
  const order = new Int32Array(colours);

  /** The seat that lacks the fewest cards; of several the one nearest to where the goal is reached. */
  let holder = 0;
  let lacks = 0;
  let steps = FAR;
  function findHolder(s: State, colour: Colour): void {
    const goals = game.goals!;
    lacks = NEVER;
    for (let seat = 0; seat < seats; seat++) {
      const missing = Math.max(0, goals.cardsNeeded(s, seat, colour) - held[seat * colours + colour]!);
      if (missing > lacks) continue;
      const way = s.pawns[seat] === NO_CITY ? FAR : goals.steps(s, s.pawns[seat]!, colour);
      if (missing === lacks && way >= steps) continue;
      lacks = missing;
      holder = seat;
      steps = way;
    }
  }

  /** How much of what the holder lacks others could hand over, less the farther they are from doing so. */
  function sharing(s: State, colour: Colour): number {
    const to = s.pawns[holder]!;
    if (to === NO_CITY) return 0;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const count = held[seat * colours + colour]!;
      if (seat === holder || count === 0 || s.pawns[seat] === NO_CITY) continue;
      sum += sharesAny(s, seat)
        ? Math.min(count, lacks) * Math.max(0, 1 - game.distances[s.pawns[seat]! * cities + to]! / REACH)
        : 1 - wayToShare(s, seat, to, colour) / REACH;
    }
    return Math.min(sum, lacks) / 3;
  }

  function sharesAny(s: State, seat: Seat): boolean {
    return game.points.sharesAny.roles[s.roles[seat]!]?.(s, seat) === true;
  }

  /** Steps that a seat and the holder have to go to meet where a card of the colour can change hands. */
  function wayToShare(s: State, seat: Seat, to: number, colour: Colour): number {
    const from = s.pawns[seat]! * cities;
    let way = REACH;
    const row = seat * colours + colour;
    for (let i = 0; i < held[row]!; i++) {
      const card = cards[row * MOST_CARDS + i]!;
      way = Math.min(way, game.distances[from + card]! + game.distances[to * cities + card]!);
    }
    return way;
  }

  function describeOpen(s: State, colour: Colour, at: number): void {
    findHolder(s, colour);
    const own = held[holder * colours + colour]!;
    let team = 0;
    let second = 0;
    for (let seat = 0; seat < seats; seat++) {
      const count = held[seat * colours + colour]!;
      team += count;
      if (seat !== holder && count > second) second = count;
    }
    const spare = team + toCome[colour]! - lacks - own;
    rows[at + GOAL.lacks] = lacks / 5;
    rows[at + GOAL.nearness] = NEARNESS[Math.min(lacks, 5)]!;
    rows[at + GOAL.second] = second / 5;
    rows[at + GOAL.team] = (team - own) / 5;
    rows[at + GOAL.spare] = Math.min(1, Math.max(0, spare) / 7);
    rows[at + GOAL.hopeless] = spare < 0 ? 1 : 0;
    rows[at + GOAL.sharing] = lacks === 0 ? 0 : sharing(s, colour);
    const turns = turnsLeft(s);
    const arriving = (2 * turns * toCome[colour]!) / Math.max(1, s.playerDeck.size);
    rows[at + GOAL.hope] = Math.log(hope.chance(s, colour)) / 4;
    rows[at + GOAL.alone] = chanceOfAtLeast(lacks, arriving / seats);
    rows[at + GOAL.together] = chanceOfAtLeast(Math.max(0, lacks + own - team), arriving);
    const wait = ((holder - s.turn - 1 + 2 * seats) % seats) / seats;
    rows[at + GOAL.readyNext] = lacks === 0 && steps <= STEPS_IN_A_TURN && wait * seats < turns ? 1 - wait : 0;
    rows[at + GOAL.ready] = lacks === 0 ? 1 : 0;
    rows[at + GOAL.readySteps] = lacks === 0 ? Math.min(steps, REACH) / REACH : 0;
    rows[at + GOAL.holderSteps] = Math.min(steps, REACH) / REACH;
    rows[at + GOAL.holderWait] = wait;
  }

  function describeGoal(s: State, colour: Colour): void {
    const goals = game.goals!;
    const at = colour * SIZE;
    rows.fill(0, at, at + SIZE);
    rows[at + GOAL.cubes] = 1 - s.supply[colour]! / game.cubesPerColour;
    rows[at + GOAL.supplyLow] = Math.max(0, 1 - s.supply[colour]! / 8);
    if (goals.isGone(s, colour)) rows[at + GOAL.gone] = 1;
    if (goals.isReached(s, colour)) rows[at + GOAL.reached] = 1;
    else describeOpen(s, colour, at);
    const isReached = rows[at + GOAL.reached] === 1;
    ranks[colour] = isReached ? LAST : lacks - rows[at + GOAL.nearness]! - 0.01 * rows[at + GOAL.sharing]!;
  }

  function sort(): void {
    for (let i = 0; i < colours; i++) {
      let at = i;
      for (; at > 0 && ranks[order[at - 1]!]! > ranks[i]!; at--) order[at] = order[at - 1]!;
      order[at] = i;
    }
  }

  return {
    isOpen: (colour) => rows[colour * SIZE + GOAL.reached] === 0,
    describe(s, out, start) {
      const { goals } = game;
      if (goals === undefined) {
        for (const progress of game.progress) out[TABLE.reached]! += progress(s) / colours;
        return;
      }
      let reached = 0;
      let missing = 0;
      let outlook = 1;
      let least = 1;
      let hopes = 0;
      let worst = 0;
      for (let colour = 0; colour < colours; colour++) {
        describeGoal(s, colour);
        if (rows[colour * SIZE + GOAL.reached] === 1) reached++;
        else {
          missing += lacks;
          const together = rows[colour * SIZE + GOAL.together]!;
          outlook *= together;
          const logarithm = rows[colour * SIZE + GOAL.hope]!;
          hopes += logarithm;
          if (logarithm < worst) worst = logarithm;
          least = Math.min(least, rows[colour * SIZE + GOAL.alone]!, together);
        }
      }
      sort();
      for (let slot = 0; slot < colours; slot++) {
        const row = order[slot]! * SIZE;
        for (let i = 0; i < SIZE; i++) out[start + slot * SIZE + i] = rows[row + i]!;
      }
      const share = reached / colours;
      out[TABLE.reached] = share;
      out[TABLE.reachedSquared] = share * share;
      out[TABLE.missing] = missing / 16;
      out[TABLE.hopes] = hopes;
      out[TABLE.hopeWorst] = worst;
      out[TABLE.outlook] = outlook;
      out[TABLE.outlookLeast] = least;
      out[TABLE.turnsShort] = Math.max(0, missing / 2 + 2 - turnsLeft(s)) / 4;
      out[TABLE.places] = goals.places(s) / 6;
    },
  };
}
