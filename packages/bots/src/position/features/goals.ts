// How near the table is to each of its goals: who could collect what is needed, with what others could pass on.
import { FAR, NO_CITY, type Colour, type Game, type State } from '@cordon/engine/inner';
import { weightOf, type Weights } from '../weights.ts';
import { turnsLeft } from './clock.ts';
import type { Holdings } from './holdings.ts';
import { GOAL, GOAL_FEATURES, TABLE } from './names.ts';
import { makeNearness } from './nearness.ts';
import type { Ways } from './ways.ts';

const SIZE = GOAL_FEATURES.length;
/** More places where goals are reached than are counted. */
const MOST_PLACES = 6;
/** Steps that a turn leaves time for before the goal is reached. */
const STEPS_IN_A_TURN = 3;
const FAR_ENOUGH = 9;

export interface GoalsPart {
  /** Writes the goals, starting at `start`, and what they come to. */
  describe(s: State, out: Float64Array, start: number): void;
  /** Whether the goal of a colour was still open when last described. */
  isOpen(colour: Colour): boolean;
}

export function makeGoalsPart(game: Game, holdings: Holdings, ways: Ways, weights: Weights): GoalsPart {
  const { held, toCome } = holdings;
  const nearness = makeNearness(game, holdings, ways, weights);
  const weight = (name: string): number => weightOf(weights, name);
  /** Turns that a missing card takes, and that are wanted beside. */
  const [turnsPerCard, spareTurns] = [weight('turnsPerCard'), weight('spareTurns')];
  const worthOfPlaces = new Float64Array(MOST_PLACES + 1);
  for (let count = 2; count <= MOST_PLACES; count++)
    worthOfPlaces[count] = worthOfPlaces[count - 1]! + weight(`places${String(count)}`);
  const { colours, seats } = game.shape;
  const open = new Uint8Array(colours);
  const inAll = new Int32Array(colours);
  for (let card = 0; card < game.firstEvent; card++) inAll[game.colourOf[card]!]! += 1;
  /** Seat to the cards that it misses for the goal that is looked at. */
  const misses = new Int32Array(seats);

  /** The best holder so far: what his hand is worth, what he lacks, how far he has to go if he lacks nothing. */
  let best = 0;
  let lacks = 0;
  let holder = 0;
  let steps = FAR;
  function findHolder(s: State, colour: Colour, team: number): void {
    const goals = game.goals!;
    let first = 0;
    for (let seat = 0; seat < seats; seat++) {
      misses[seat] = Math.max(0, goals.cardsNeeded(s, seat, colour) - held[seat * colours + colour]!);
      if (misses[seat]! < misses[first]!) first = seat;
    }
    // Whoever misses fewest is likely to be best; most others are told to be worse without a look at where they stand.
    const likely = nearness.worthOf(s, first, colour, misses[first]!);
    best = -1;
    for (let seat = 0; seat < seats; seat++) {
      const missing = misses[seat]!;
      if (seat !== first && nearness.mostWorth(missing, team - held[seat * colours + colour]!) < likely)
        continue;
      const worth = seat === first ? likely : nearness.worthOf(s, seat, colour, missing);
      if (worth < best) continue;
      const way = missing === 0 && s.pawns[seat] !== NO_CITY ? goals.steps(s, s.pawns[seat]!, colour) : FAR;
      if (worth === best && way >= steps) continue;
      best = worth;
      lacks = missing;
      holder = seat;
      steps = way;
    }
  }

  function describeOpen(s: State, colour: Colour, out: Float64Array, at: number): void {
    let team = 0;
    for (let seat = 0; seat < seats; seat++) team += held[seat * colours + colour]!;
    findHolder(s, colour, team);
    const own = held[holder * colours + colour]!;
    const needed = own + lacks;
    const left = team + toCome[colour]!;
    out[at + GOAL.nearness] = best;
    out[at + GOAL.team] = team - own;
    out[at + GOAL.hopeless] = left < needed ? 1 : 0;
    out[at + GOAL.scarce] = left < needed ? 2 : Math.max(0, needed + 2 - left);
    out[at + GOAL.spent] = inAll[colour]! - left;
    out[at + GOAL.placed] = game.goals!.steps(s, 0, colour) < FAR ? 1 : 0;
    if (lacks > 0) return;
    out[at + GOAL.readySteps] = Math.min(steps, FAR_ENOUGH);
    const wait = (holder - s.turn - 1 + 2 * seats) % seats;
    out[at + GOAL.readyNext] = steps <= STEPS_IN_A_TURN && wait < turnsLeft(s) ? 1 - wait / seats : 0;
  }

  return {
    isOpen: (colour) => open[colour] === 1,
    describe(s, out, start) {
      const { goals } = game;
      if (goals === undefined) {
        open.fill(1);
        for (const progress of game.progress) out[TABLE.progress]! += progress(s);
        return;
      }
      nearness.look(s);
      let missing = 0;
      for (let colour = 0; colour < colours; colour++) {
        const at = start + colour * SIZE;
        open[colour] = goals.isReached(s, colour) ? 0 : 1;
        if (open[colour] === 1) {
          describeOpen(s, colour, out, at);
          missing += lacks;
        } else {
          out[at + GOAL.reached] = 1;
          out[at + GOAL.placed] = 1;
          if (goals.isGone(s, colour)) out[at + GOAL.gone] = 1;
        }
      }
      out[TABLE.late] = Math.max(0, missing * turnsPerCard + spareTurns - turnsLeft(s));
      out[TABLE.places] = worthOfPlaces[Math.min(goals.places(s), MOST_PLACES)]!;
    },
  };
}
