// Where cubes lie and how likely more of them come there, before it is asked who guards them and who is near. Most positions of a
// turn have the cubes of the one before, so this is worked out only where something changed.
import type { Belief } from '../belief.ts';
import { weightOf, type Weights } from '../weights.ts';
import { FULL } from './chain.ts';
import { hunt, threatTo } from './hunt.ts';
import { MOST_SPOTS } from './scratch.ts';
import { lookAtVirulence, virulence } from './virulence.ts';
import { anyOf, infectsToo, skipsInfection, type State } from '@cordon/engine/inner';

/** How much of the coming infect parts is left when the next one does not take place. */
const SOON_IF_SKIPPED = 0.67;
/** What is left of the danger of one cube where a city without any gets as many at once. */
const NO_WORSE = 0.3;
/** How much more every further space that an outbreak moves the marker makes of a danger. */
const PER_STEP = 0.7;
/** Turns of draws from the bottom that count as soon. */
const STRAYS_SOON = 2;
/** Turns of somebody who brings cubes that count as soon. */
const BROUGHT_SOON = 2;

/** What was found in the state that was looked at last. */
export const spots = {
  /** What all single cubes come to, and how likely cities with cubes are those of an epidemic. */
  ones: 0,
  bottom: 0,
  /** Which goals are reached, as bits. */
  reached: 0,
  /** The places with several cubes of a colour: how many there are, and of each one the following. */
  count: 0,
  city: new Uint8Array(MOST_SPOTS),
  colour: new Uint8Array(MOST_SPOTS),
  isFull: new Uint8Array(MOST_SPOTS),
  /** Whether it matters if cubes are kept away from there. */
  isExpected: new Uint8Array(MOST_SPOTS),
  chance: new Float64Array(MOST_SPOTS),
  soon: new Float64Array(MOST_SPOTS),
  /** How much its colour matters, and how much more full cities beside make of it. */
  share: new Float64Array(MOST_SPOTS),
  crowd: new Float64Array(MOST_SPOTS),
  /** Whether no city beside is full: an outbreak there causes no other. */
  isAlone: new Uint8Array(MOST_SPOTS),
};

/** What a city counts for at the least, and one whose cubes only come from outbreaks elsewhere. */
let quiet = 0;
let stray = 0;
/** Cubes of a disease whose goal is reached are easier to remove. */
let reachedShare = 0;
let fullBeside = 0;
let twoBeside = 0;

/** What was looked at last. */
const cubes = new Int32Array(MOST_SPOTS);
let revision = -1;
let hunted = -1;
let isSkipped = false;

/** Call this before looking at states of a game. */
export function useSpots(weights: Weights): void {
  quiet = weightOf(weights, 'quiet');
  stray = weightOf(weights, 'stray');
  reachedShare = weightOf(weights, 'reachedShare');
  fullBeside = weightOf(weights, 'fullBeside');
  twoBeside = weightOf(weights, 'twoBeside');
  revision = -1;
}

export function lookAtSpots(s: State, belief: Belief): void {
  if (isAsBefore(s, belief)) return;
  cubes.set(s.cubes);
  ({ revision } = belief);
  hunted = hunt.revision;
  spots.reached = reachedIn(s);
  isSkipped = anyOf(s, skipsInfection);
  lookAtVirulence(s);
  survey(s, s.cubes.length, belief);
}

function isAsBefore(s: State, belief: Belief): boolean {
  if (belief.revision !== revision || hunted !== hunt.revision) return false;
  if (reachedIn(s) !== spots.reached) return false;
  if (anyOf(s, skipsInfection) !== isSkipped) return false;
  return hasSameCubes(s.cubes);
}

/** Four at a time: this is asked for every position that is looked at. */
function hasSameCubes(now: Int32Array): boolean {
  const { length } = now;
  let at = 0;
  for (; at + 3 < length; at += 4) {
    const one = (cubes[at]! ^ now[at]!) | (cubes[at + 1]! ^ now[at + 1]!);
    const other = (cubes[at + 2]! ^ now[at + 2]!) | (cubes[at + 3]! ^ now[at + 3]!);
    if ((one | other) !== 0) return false;
  }
  for (; at < length; at++) if (cubes[at] !== now[at]) return false;
  return true;
}

function reachedIn(s: State): number {
  const { goals } = s.game;
  if (goals === undefined) return 0;
  const count = goals.count(s.game);
  let word = 0;
  for (let goal = 0; goal < count; goal++) if (goals.isReached(s, goal)) word |= 1 << goal;
  return word;
}

function survey(s: State, length: number, belief: Belief): void {
  const {
    colourOf,
    near,
    shape: { colours },
  } = s.game;
  const { fresh, spread, steps } = virulence;
  const { city, colour, isFull, isExpected, chance, soon, share, crowd, isAlone } = spots;
  let [count, ones, bottom] = [0, 0, 0];
  for (let at = 0; at < length; at++) {
    const held = cubes[at]!;
    if (held === 0) continue;
    const here = Math.floor(at / colours);
    const goal = at - here * colours;
    const worse = 1 + PER_STEP * (steps[goal]! - 1);
    const matters = ((spots.reached & (1 << goal)) === 0 ? 1 : reachedShare) * worse;
    let now = 0;
    let later = stray;
    const isOwn = goal === colourOf[here];
    if (isOwn || anyOf(s, infectsToo, here, goal)) {
      now = isSkipped ? 0 : belief.next[here]!;
      later = isSkipped ? belief.soon[here]! * SOON_IF_SKIPPED : belief.soon[here]!;
      if (isOwn) bottom += belief.bottom[here]! * worse;
    }
    const fromBelow = belief.strays[goal]! * belief.lowest[here]!;
    if (fromBelow > 0) {
      now += fromBelow;
      later += STRAYS_SOON * fromBelow;
    }
    if (goal === hunt.colour) {
      const brought = threatTo(s, here);
      now += brought;
      later += BROUGHT_SOON * brought;
    }
    if (held === 1) {
      ones += (isOwn && fresh[goal]! > 1 ? NO_WORSE : 1) * matters * (quiet + later + 0.4 * now);
      continue;
    }
    city[count] = here;
    colour[count] = goal;
    isFull[count] = held >= FULL ? 1 : 0;
    isExpected[count] = now > 0 || later > stray ? 1 : 0;
    chance[count] = now;
    soon[count] = later;
    share[count] = matters;
    crowd[count] = held >= FULL ? crowdAt(near[here]!, colours, goal, spread[goal]!) : 1;
    isAlone[count] = hasFull(near[here]!, colours, goal, spread[goal]!) ? 0 : 1;
    count++;
  }
  spots.count = count;
  spots.ones = ones;
  spots.bottom = bottom;
}

/** How much more a full city is where full and nearly full ones lie beside. */
function crowdAt(others: Int32Array, colours: number, goal: number, comes: number): number {
  let sum = 1;
  for (let i = 0; i < others.length; i++) {
    const beside = cubes[others[i]! * colours + goal]!;
    if (beside > FULL) continue;
    if (beside + comes > FULL) sum += fullBeside;
    else if (beside + comes === FULL) sum += twoBeside;
  }
  return sum;
}

function hasFull(cities: Int32Array, colours: number, goal: number, comes: number): boolean {
  for (let i = 0; i < cities.length; i++) if (cubes[cities[i]! * colours + goal]! + comes > FULL) return true;
  return false;
}
