// How near the table is to each of its goals: who could collect what is needed, with what others could pass on.
import { FAR, NO_CITY, type City, type Colour, type Game, type Seat, type State } from '@cordon/engine/inner';
import { weightOf, type Weights } from '../weights.ts';
import { turnsLeft } from './clock.ts';
import { MOST_CARDS, type Holdings } from './holdings.ts';
import { GOAL, GOAL_FEATURES, TABLE } from './names.ts';
import type { Ways } from './ways.ts';

const SIZE = GOAL_FEATURES.length;
/** Lacking more cards than this a hand is worth nothing for a goal. */
const MOST_LACKING = 5;
/** More places where goals are reached than are counted. */
const MOST_PLACES = 6;
/** Steps that a turn leaves time for before the goal is reached. */
const STEPS_IN_A_TURN = 3;
const FAR_ENOUGH = 9;
/** Steps to a card that is handed over, of both: further ones count as many. */
const MOST_STEPS = 24;

export interface GoalsPart {
  /** Writes the goals, starting at `start`, and what they come to. */
  describe(s: State, out: Float64Array, start: number): void;
  /** Whether the goal of a colour was still open when last described. */
  isOpen(colour: Colour): boolean;
}

export function makeGoalsPart(
  game: Game,
  { cards, held, toCome }: Holdings,
  ways: Ways,
  weights: Weights,
): GoalsPart {
  const weight = (name: string): number => weightOf(weights, name);
  /** What lacking so many cards is worth: the last ones count most. */
  const nearness = Float64Array.of(1, ...[1, 2, 3, 4].map((count) => weight(`lacking${String(count)}`)), 0);
  /** How much less likely each card more of the same hand is handed over. */
  const again = weight('giftAgain');
  /** How likely a card is handed over after so many steps. */
  const giftAfter = Float64Array.from(
    { length: MOST_STEPS + 1 },
    (_, steps) => weight('gift') * Math.exp(-steps / weight('giftSteps')),
  );
  /** Turns that a missing card takes, and that are wanted beside. */
  const [turnsPerCard, spareTurns] = [weight('turnsPerCard'), weight('spareTurns')];
  const worthOfPlaces = new Float64Array(MOST_PLACES + 1);
  for (let count = 2; count <= MOST_PLACES; count++)
    worthOfPlaces[count] = worthOfPlaces[count - 1]! + weight(`places${String(count)}`);
  const { cities, colours, seats } = game.shape;
  const open = new Uint8Array(colours);
  const inAll = new Int32Array(colours);
  for (let card = 0; card < game.firstEvent; card++) inAll[game.colourOf[card]!]! += 1;
  const sharesAny = game.points.sharesAny.roles;
  /** Seat to whether it may hand over any card anywhere, and the steps between all cities, of what is described. */
  const sharesFreely = new Uint8Array(seats);
  let between = ways.steps;
  /** The chance of having been handed exactly so many cards; the last one that counts: so many or more. */
  const handed = new Float64Array(MOST_LACKING + 1);

  /** Takes into account one more card that may be handed over, where no more than `wanted` are of any use. */
  function include(chance: number, wanted: number): void {
    const not = 1 - chance;
    let fewer = handed[wanted - 1]!;
    handed[wanted] = handed[wanted]! + fewer * chance;
    for (let count = wanted - 1; count > 0; count--) {
      const own = fewer;
      fewer = handed[count - 1]!;
      handed[count] = own * not + fewer * chance;
    }
    handed[0] = fewer * not;
  }

  /** What one seat could hand to whoever stands at a city, card by card. */
  function includeGifts(s: State, from: Seat, to: City, colour: Colour, wanted: number): void {
    const row = from * colours + colour;
    const start = s.pawns[from]!;
    if (start === NO_CITY) return;
    const count = Math.min(held[row]!, MOST_LACKING);
    const [there, back] = [start * cities, to * cities];
    if (sharesFreely[from] === 1) {
      const chance = giftAfter[Math.min(between[there + to]!, MOST_STEPS)]!;
      for (let i = 0; i < count; i++) include(chance, wanted);
      return;
    }
    let least = MOST_STEPS;
    const first = row * MOST_CARDS;
    const last = first + held[row]!;
    for (let at = first; at < last; at++) {
      const card = cards[at]!;
      const steps = between[there + card]! + between[back + card]!;
      if (steps < least) least = steps;
    }
    let chance = giftAfter[least]!;
    for (let i = 0; i < count; i++, chance *= again) include(chance, wanted);
  }

  /** What a seat's hand is worth for a goal, with what it may be handed. */
  function nearnessOf(s: State, seat: Seat, colour: Colour, missing: number): number {
    if (missing >= MOST_LACKING + 2) return 0;
    const at = s.pawns[seat]!;
    const lacking = Math.min(missing, MOST_LACKING);
    if (lacking === 0 || at === NO_CITY) return nearness[lacking]!;
    handed[0] = 1;
    for (let count = 1; count <= lacking; count++) handed[count] = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat && held[other * colours + colour]! > 0) includeGifts(s, other, at, colour, lacking);
    let worth = 0;
    for (let gifts = 0; gifts <= lacking; gifts++) worth += handed[gifts]! * nearness[lacking - gifts]!;
    return worth;
  }

  /** The best holder so far: what his hand is worth, what he lacks, how far he has to go if he lacks nothing. */
  let best = 0;
  let lacks = 0;
  let holder = 0;
  let steps = FAR;
  function findHolder(s: State, colour: Colour, team: number): void {
    const goals = game.goals!;
    best = -1;
    for (let seat = 0; seat < seats; seat++) {
      const own = held[seat * colours + colour]!;
      const missing = Math.max(0, goals.cardsNeeded(s, seat, colour) - own);
      // What it would be worth if all others handed over what they have.
      const most = nearness[Math.min(MOST_LACKING, Math.max(0, missing - team + own))]!;
      if (most < best || (most === best && missing > 0)) continue;
      const worth = nearnessOf(s, seat, colour, missing);
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
      between = ways.steps;
      for (let seat = 0; seat < seats; seat++)
        sharesFreely[seat] = sharesAny[s.roles[seat]!]?.(s, seat) === true ? 1 : 0;
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
