// The cubes on the board: how much is about to break out, and who is near it.
import type { Belief } from '../belief.ts';
import { weightOf, type Weights } from '../weights.ts';
import { chainFrom } from './chain.ts';
import { TABLE } from './names.ts';
import { MOST_SEATS } from './scratch.ts';
import { lookAtSpots, spots, useSpots } from './spots.ts';
import { stepsTo } from './travel.ts';
import { virulence } from './virulence.ts';
import { anyOf, type City, type Game, guards, NO_CITY, prevents, type State } from '@cordon/engine/inner';

const FIRST_OUTBREAK = 0.6;
const THE_END = 50;
/** What is left of a danger where no cube can come to at the moment, now and later. */
const GUARDED_NOW = 0.15;
const GUARDED_SOON = 0.6;
const FAR_ENOUGH = 4;
const PLENTY = 8;
const MOST_OUTBREAKS = 32;

/** What so many outbreaks cost: each costs more than the one before, and the last one is the end. */
const costs = new Float64Array(MOST_OUTBREAKS + 1);
/** The seats whose pawns are on the board. */
const present = new Int32Array(MOST_SEATS);
let limit = 0;
let quiet = 0;
let reachedShare = 0;
let pressure = 0;
/** What is left of a danger where a cube or two would be kept away. */
let onceNow = 0;
let onceSoon = 0;

/** Call this before looking at states of a game. */
export function useBoard({ outbreakLimit }: Game, weights: Weights): void {
  useSpots(weights);
  quiet = weightOf(weights, 'quiet');
  reachedShare = weightOf(weights, 'reachedShare');
  pressure = weightOf(weights, 'pressure');
  onceNow = weightOf(weights, 'onceNow');
  onceSoon = weightOf(weights, 'onceSoon');
  limit = outbreakLimit;
  const growth = weightOf(weights, 'outbreakGrowth');
  for (let count = 1; count <= limit; count++)
    costs[count] = costs[count - 1]! + FIRST_OUTBREAK * growth ** (count - 1);
  costs[limit] = THE_END;
}

function costOf(outbreaks: number): number {
  return costs[Math.min(limit, outbreaks)]!;
}

/** How much dangers matter where so many outbreaks are to be expected by the end: a table that has had few may be bold. */
function mattering(expected: number): number {
  return ((2 * expected) / limit) ** pressure;
}

/** Notes whose pawns are on the board, and says how many they are. */
function findPawns(s: State): number {
  const { pawnSeats } = s.game;
  let pawns = 0;
  for (let i = 0; i < pawnSeats.length; i++)
    if (s.pawns[pawnSeats[i]!] !== NO_CITY) present[pawns++] = pawnSeats[i]!;
  return pawns;
}

/** Steps from the nearest pawn to a city. */
function stepsToPawn(pawns: number, city: City): number {
  let least = FAR_ENOUGH;
  for (let pawn = 0; pawn < pawns; pawn++) {
    const own = stepsTo(present[pawn]!, city);
    if (own < least) least = own;
  }
  return least;
}

function describeSupply(s: State, out: Float64Array): void {
  const { goals, shape } = s.game;
  let short = 0;
  for (let colour = 0; colour < shape.colours; colour++) {
    const isReached = (spots.reached & (1 << colour)) !== 0;
    if (isReached && goals?.isGone(s, colour) === true) continue;
    const lack = PLENTY - s.supply[colour]!;
    if (lack > 0) short += lack * lack * (isReached ? reachedShare : 1);
  }
  out[TABLE.supplyShort] = short / 64;
}

export function describeBoard(s: State, belief: Belief, out: Float64Array): void {
  lookAtSpots(s, belief);
  const { outbreaks } = s;
  const past = costOf(outbreaks);
  let now = 0;
  let three = 0;
  let two = 0;
  let far = 0;
  const { city, colour, count, crowd, isAlone, isExpected, isFull, share } = spots;
  const pawns = findPawns(s);
  for (let i = 0; i < count; i++) {
    const here = city[i]!;
    const own = colour[i]!;
    let chance = spots.chance[i]!;
    let soon = spots.soon[i]!;
    if (isExpected[i] === 1) {
      if (anyOf(s, prevents, here, own)) {
        chance *= GUARDED_NOW;
        soon *= GUARDED_SOON;
      } else if (anyOf(s, guards, here)) {
        chance *= onceNow;
        soon *= onceSoon;
      }
    }
    const isAtLimit = isFull[i] === 1;
    if (isAtLimit) {
      three += share[i]! * (quiet + soon) * crowd[i]!;
      if (chance > 0) {
        const chain = isAlone[i] === 1 ? 1 : chainFrom(s, here, own);
        now += share[i]! * chance * (costOf(outbreaks + chain * virulence.steps[own]!) - past + 0.5);
      }
    } else two += share[i]! * (quiet + soon + 0.6 * chance);
    far += (isAtLimit ? 1 : 0.35) * (0.3 + soon) * stepsToPawn(pawns, here);
  }
  const matter = mattering(outbreaks + belief.epidemicsLeft);
  out[TABLE.outbreaks] = past;
  out[TABLE.dangerNow] = now;
  out[TABLE.danger3] = three * matter;
  out[TABLE.danger2] = two * matter;
  out[TABLE.danger1] = spots.ones * matter;
  out[TABLE.dangerBottom] = spots.bottom * (costOf(outbreaks + 1) - past);
  out[TABLE.farFromHot] = far;
  describeSupply(s, out);
}
