// How near the table is to each of its goals: who could collect what is needed, with what others could pass on.
import { FAR, NO_CITY, NO_GOAL, type Game, type State } from '@cordon/engine/inner';
import { weightOf, type Weights } from '../weights.ts';
import { turnsLeft } from './clock.ts';
import { chanceInTime, chanceOfWork, chanceToClear, countTurns, cubesOf, type When } from './deadline.ts';
import { collectorsOf, holdings, MOST_CARDS } from './holdings.ts';
import { describeGone, useGone } from './gone.ts';
import { GOAL, GOAL_FEATURES, TABLE, WORK_FEATURES } from './names.ts';
import { lookAtSharing, mostWorth, useNearness, worthOf } from './nearness.ts';
import { MOST_GOALS, MOST_SEATS } from './scratch.ts';
import { stepsTo, travelsApart } from './travel.ts';
import { stakeClaims, useClaims } from './claims.ts';
import { beginWork, describeWork, includeWork, labour, useWork } from './work.ts';

const { held, toCome } = holdings;
const SIZE = GOAL_FEATURES.length;
/** More places where goals are reached than are counted. */
const MOST_PLACES = 6;
/** Steps that a turn leaves time for before the goal is reached. */
const STEPS_IN_A_TURN = 3;
const FAR_ENOUGH = 9;
/** Chances to be in time are told apart down to e to the minus this. */
const TOO_LATE = 8;

const NONE = -1;
/** How much the cubes of a disease whose goal may be done without matter before any other goal is reached. */
const LEFT_AT_FIRST = 0.15;

const worthOfPlaces = new Float64Array(MOST_PLACES + 1);
const open = new Uint8Array(MOST_GOALS);
/** Goal to all cards of its colour that the game has. */
const inAll = new Int32Array(MOST_GOALS);
/** Seat to the cards that it misses for the goal that is looked at. */
const misses = new Int32Array(MOST_SEATS);
/** Seat to the only goal that cards of other colours count for, or NONE where they count for all that it can pay with them. */
const acrossFor = new Int32Array(MOST_SEATS);
/** Seat to its place in the order of turns. */
const placeInTurn = new Int32Array(MOST_SEATS);
/** The seats that collect cards: those with a pawn, and whoever acts without one. */
let collectors: readonly number[] = [];
/** Turns that a missing card takes, and that are wanted beside. */
let turnsPerCard = 0;
let spareTurns = 0;
/** The goal that the table may do without. */
let avoidable = NO_GOAL;

/** Call this before looking at states of a game. */
export function useGoals(game: Game, weights: Weights): void {
  useNearness(game, weights);
  useWork(game, weights);
  useClaims(game);
  useGone(game);
  turnsPerCard = weightOf(weights, 'turnsPerCard');
  spareTurns = weightOf(weights, 'spareTurns');
  avoidable = game.goals?.avoidable(game) ?? NO_GOAL;
  collectors = collectorsOf(game);
  for (let count = 2; count <= MOST_PLACES; count++)
    worthOfPlaces[count] = worthOfPlaces[count - 1]! + weightOf(weights, `places${String(count)}`);
  game.turnWith.forEach((first, seat) => (placeInTurn[seat] = game.turnOrder.indexOf(first)));
  inAll.fill(0);
  for (let card = 0; card < game.firstEvent; card++) inAll[game.colourOf[card]!]! += 1;
}

/** Whether a goal was still open when last described. */
export function isOpen(goal: number): boolean {
  return open[goal] === 1;
}

/** Writes the goals, starting at `start`, and what they come to. */
export function describeGoals(s: State, out: Float64Array, start: number, when: When): void {
  const { goals, progress } = s.game;
  if (goals === undefined) {
    open.fill(1);
    for (const part of progress) out[TABLE.progress]! += part(s);
    return;
  }
  lookAtSharing(s);
  if (!goals.isByCards(s)) shareOut(s);
  const urgency = countTurns(s, when);
  let inTime = 1;
  let missing = 0;
  let reached = 0;
  const count = goals.count(s.game);
  beginWork(s, count);
  for (let goal = 0; goal < count; goal++) {
    const at = start + goal * SIZE;
    open[goal] = goals.isReached(s, goal) ? 0 : 1;
    if (open[goal] === 1) {
      describeOpen(s, goal, out, at);
      includeWork(s, goal, best);
      if (goal !== avoidable) missing += lacks;
      if (urgency > 0) inTime *= chanceFor(s, goal);
    } else {
      reached++;
      out[at + GOAL.reached] = 1;
      out[at + GOAL.placed] = 1;
      if (goals.isGone(s, goal)) out[at + GOAL.gone] = 1;
    }
  }
  if (avoidable !== NO_GOAL && open[avoidable] === 1)
    out[start + count * SIZE] = leftOf(s, reached / (count - 1));
  const behind = start + count * SIZE + (avoidable === NO_GOAL ? 0 : 1);
  describeWork(s, out, behind);
  if (s.game.enoughGone !== undefined) {
    const first = behind + (s.game.work === undefined ? 0 : WORK_FEATURES.length);
    inTime = 1 - (1 - inTime) * (1 - describeGone(s, out, first, urgency > 0));
  }
  out[TABLE.late] = Math.max(0, missing * turnsPerCard + spareTurns - turnsLeft(s));
  out[TABLE.deadline] = urgency * Math.min(TOO_LATE, Math.log(1 / inTime));
  out[TABLE.places] = worthOfPlaces[Math.min(goals.places(s), MOST_PLACES)]!;
}

/** The chance that a goal is reached in time, or done without. */
function chanceFor(s: State, goal: number): number {
  const chance = chanceInTime(s, goal, misses) * chanceOfWork(labour.actions[goal]!);
  return goal === avoidable ? Math.max(chance, chanceToClear(s, goal)) : chance;
}

/** How much it matters that cubes of the disease whose goal may be done without are on the board, where so much of the rest is done. */
function leftOf(s: State, done: number): number {
  const cubes = cubesOf(s, avoidable);
  return Math.sqrt(cubes) * (LEFT_AT_FIRST + (1 - LEFT_AT_FIRST) * done * done);
}

/** The best holder so far: what his hand is worth, what he lacks, how far he has to go if he lacks nothing. */
let best = 0;
let lacks = 0;
let holder = 0;
let steps = FAR;

/** How many cards of the goal's colour a seat holds; none where it is about no colour. */
function cardsOf(s: State, seat: number, goal: number): number {
  const { colours } = s.game.shape;
  return goal < colours ? held[seat * colours + goal]! : 0;
}

/** What pays for several goals is counted for the one that it brings nearest: it can be paid once. */
function shareOut(s: State): void {
  const { goals, pawnSeats } = s.game;
  const count = goals!.count(s.game);
  for (let i = 0; i < pawnSeats.length; i++) {
    const seat = pawnSeats[i]!;
    acrossFor[seat] = NONE;
    if (!goals!.paysAcross(s, seat)) continue;
    let least = Infinity;
    for (let goal = 0; goal < count; goal++) {
      if (goals!.isReached(s, goal)) continue;
      // Of two that are as near the one with more cards of its own takes less of the others.
      const lack =
        goals!.cardsNeeded(s, seat, goal) - goals!.held(s, seat, goal) - cardsOf(s, seat, goal) / MOST_CARDS;
      if (lack >= least) continue;
      least = lack;
      acrossFor[seat] = goal;
    }
  }
}

function countsAcross(seat: number, goal: number): boolean {
  return acrossFor[seat] === NONE || acrossFor[seat] === goal;
}

/** Steps of a pawn to where the goal is reached: lines to drive, unless it travels in a way of its own. */
function stepsToGoal(s: State, seat: number, goal: number): number {
  const { goals, shape } = s.game;
  if (!travelsApart(seat)) return goals!.steps(s, s.pawns[seat]!, goal);
  let least = FAR;
  for (let city = 0; city < shape.cities; city++)
    if (stepsTo(seat, city) < least && goals!.steps(s, city, goal) === 0) least = stepsTo(seat, city);
  return least;
}

/** Where a pawn is in no city it goes nowhere; who has none needs no place. */
function wayOf(s: State, seat: number, goal: number): number {
  if (s.pawns[seat] !== NO_CITY) return stepsToGoal(s, seat, goal);
  return s.game.pawnSeats.includes(seat) ? FAR : 0;
}

/** Cards that the work takes and that nobody holds: others give theirs, the seat what it has beyond its own need. */
function missingForWork(s: State, seat: number, goal: number, has: number, team: number): number {
  const spare = Math.max(0, has - s.game.goals!.cardsNeeded(s, seat, goal));
  const others = team - cardsOf(s, seat, goal);
  return Math.max(0, labour.cards[goal]! - spare - others);
}

function findHolder(s: State, goal: number, team: number): void {
  const goals = s.game.goals!;
  const isByCards = goals.isByCards(s);
  let first = collectors[0]!;
  for (let i = 0; i < collectors.length; i++) {
    const seat = collectors[i]!;
    const has = isByCards || !countsAcross(seat, goal) ? cardsOf(s, seat, goal) : goals.held(s, seat, goal);
    misses[seat] = Math.max(0, goals.cardsNeeded(s, seat, goal) - has);
    if (labour.cards[goal]! > 0) misses[seat] += missingForWork(s, seat, goal, has, team);
    if (misses[seat] < misses[first]!) first = seat;
  }
  // The seat that misses fewest is likely to be best; a bound rules out most others without a look at where they stand.
  const likely = worthOf(s, first, goal, misses[first]!);
  best = -1;
  for (let i = 0; i < collectors.length; i++) {
    const seat = collectors[i]!;
    const missing = misses[seat]!;
    if (seat !== first && mostWorth(missing, team - cardsOf(s, seat, goal)) < likely) continue;
    const worth = seat === first ? likely : worthOf(s, seat, goal, missing);
    if (worth < best) continue;
    const way = missing === 0 ? wayOf(s, seat, goal) : FAR;
    if (worth === best && way >= steps) continue;
    best = worth;
    lacks = missing;
    holder = seat;
    steps = way;
  }
}

function describeOpen(s: State, goal: number, out: Float64Array, at: number): void {
  const { seats } = s.game.shape;
  let team = 0;
  for (let seat = 0; seat < seats; seat++) team += cardsOf(s, seat, goal);
  findHolder(s, goal, team);
  if (s.game.rivalry !== undefined) stakeClaims(s, goal, misses);
  out[at + GOAL.nearness] = best;
  if (inAll[goal]! > 0) describeCards(s, goal, team, out, at);
  out[at + GOAL.placed] = s.game.goals!.steps(s, 0, goal) < FAR ? 1 : 0;
  // Cards alone don't reach it while work is left.
  if (lacks > 0 || labour.actions[goal]! > 0) return;
  out[at + GOAL.readySteps] = Math.min(steps, FAR_ENOUGH);
  const turns = s.game.turnOrder.length;
  const wait = (placeInTurn[holder]! - placeInTurn[s.turn]! - 1 + 2 * turns) % turns;
  out[at + GOAL.readyNext] = steps <= STEPS_IN_A_TURN && wait < turnsLeft(s) ? 1 - wait / turns : 0;
}

function neededWithWork(s: State, goal: number): number {
  return s.game.goals!.cardsNeeded(s, holder, goal) + labour.cards[goal]!;
}

/** Where the cards of its colour are, and whether there are still enough of them. */
function describeCards(s: State, goal: number, team: number, out: Float64Array, at: number): void {
  const own = cardsOf(s, holder, goal);
  const needed = labour.cards[goal]! > 0 ? neededWithWork(s, goal) : own + lacks;
  const left = team + toCome[goal]!;
  out[at + GOAL.team] = team - own;
  out[at + GOAL.hopeless] = left < needed ? 1 : 0;
  out[at + GOAL.scarce] = left < needed ? 2 : Math.max(0, needed + 2 - left);
  out[at + GOAL.spent] = inAll[goal]! - left;
}
