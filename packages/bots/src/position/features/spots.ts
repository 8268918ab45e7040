// Where cubes lie and how likely more of them come there, before it is asked who guards them and who is near. Most positions of a
// turn have the cubes of the one before, so this is worked out only where something changed.
import { anyOf, type Game, type State } from '@cordon/engine/inner';
import type { Belief } from '../belief.ts';
import { weightOf, type Weights } from '../weights.ts';
import { FULL } from './chain.ts';

/** How much of the coming infect parts is left when the next one does not take place. */
const SOON_IF_SKIPPED = 0.67;

export interface Spots {
  /** Looks at a state; the rest says what was found. */
  look(s: State, belief: Belief): void;
  isReached(colour: number): boolean;
  /** What all single cubes come to, and how likely cities with cubes are those of an epidemic. */
  readonly ones: number;
  readonly bottom: number;
  /** The places with several cubes of a colour: how many there are, and of each one the following. */
  readonly count: number;
  readonly city: Uint8Array;
  readonly colour: Uint8Array;
  readonly isFull: Uint8Array;
  /** Whether it matters if cubes are kept away from there. */
  readonly isExpected: Uint8Array;
  readonly chance: Float64Array;
  readonly soon: Float64Array;
  /** How much its colour matters, and how much more full cities beside make of it. */
  readonly share: Float64Array;
  readonly crowd: Float64Array;
  /** Whether no city beside is full: an outbreak there causes no other. */
  readonly isAlone: Uint8Array;
}

export function makeSpots(game: Game, weights: Weights): Spots {
  const weight = (name: string): number => weightOf(weights, name);
  /** What a city counts for at the least, and what one does whose cubes only come by outbreaks of others. */
  const [quiet, stray] = [weight('quiet'), weight('stray')];
  /** Cubes of a disease whose goal is reached are easier to remove. */
  const reachedShare = weight('reachedShare');
  const [fullBeside, twoBeside] = [weight('fullBeside'), weight('twoBeside')];
  const { cities, colours } = game.shape;
  const { colourOf, near, points } = game;
  const length = cities * colours;
  const [city, colour] = [new Uint8Array(length), new Uint8Array(length)];
  const [isFull, isExpected] = [new Uint8Array(length), new Uint8Array(length)];
  const isAlone = new Uint8Array(length);
  const [chance, soon] = [new Float64Array(length), new Float64Array(length)];
  const [share, crowd] = [new Float64Array(length), new Float64Array(length)];
  let count = 0;
  let ones = 0;
  let bottom = 0;

  /** What was looked at last. */
  const cubes = new Int32Array(length).fill(-1);
  let revision = 0;
  let reached = 0;
  let isSkipped = false;

  function reachedIn(s: State): number {
    if (game.goals === undefined) return 0;
    let word = 0;
    for (let goal = 0; goal < colours; goal++) if (game.goals.isReached(s, goal)) word |= 1 << goal;
    return word;
  }

  /** How much more it is where full and nearly full cities lie beside. */
  function crowdAt(here: number, goal: number): number {
    const others = near[here]!;
    let sum = 1;
    for (let i = 0; i < others.length; i++) {
      const beside = cubes[others[i]! * colours + goal]!;
      if (beside === FULL) sum += fullBeside;
      else if (beside === FULL - 1) sum += twoBeside;
    }
    return sum;
  }

  function hasFullBeside(here: number, goal: number): boolean {
    const others = near[here]!;
    for (let i = 0; i < others.length; i++) if (cubes[others[i]! * colours + goal]! >= FULL) return true;
    return false;
  }

  function survey(belief: Belief): void {
    count = 0;
    ones = 0;
    bottom = 0;
    for (let at = 0; at < length; at++) {
      const held = cubes[at]!;
      if (held === 0) continue;
      const here = Math.floor(at / colours);
      const goal = at - here * colours;
      const matters = (reached & (1 << goal)) === 0 ? 1 : reachedShare;
      let now = 0;
      let later = stray;
      if (goal === colourOf[here]) {
        now = isSkipped ? 0 : belief.next[here]!;
        later = isSkipped ? belief.soon[here]! * SOON_IF_SKIPPED : belief.soon[here]!;
        bottom += belief.bottom[here]!;
      }
      if (held === 1) {
        ones += matters * (quiet + later + 0.4 * now);
        continue;
      }
      city[count] = here;
      colour[count] = goal;
      isFull[count] = held >= FULL ? 1 : 0;
      isExpected[count] = now > 0 || later > stray ? 1 : 0;
      chance[count] = now;
      soon[count] = later;
      share[count] = matters;
      crowd[count] = held >= FULL ? crowdAt(here, goal) : 1;
      isAlone[count] = hasFullBeside(here, goal) ? 0 : 1;
      count++;
    }
  }

  function isAsBefore(s: State, belief: Belief): boolean {
    if (belief.revision !== revision || reachedIn(s) !== reached) return false;
    if (anyOf(s, points.skipsInfection) !== isSkipped) return false;
    for (let at = 0; at < length; at++) if (cubes[at] !== s.cubes[at]) return false;
    return true;
  }

  return {
    city,
    colour,
    isFull,
    isExpected,
    chance,
    soon,
    share,
    crowd,
    isAlone,
    get count() {
      return count;
    },
    get ones() {
      return ones;
    },
    get bottom() {
      return bottom;
    },
    isReached: (goal) => (reached & (1 << goal)) !== 0,
    look(s, belief) {
      if (isAsBefore(s, belief)) return;
      cubes.set(s.cubes);
      ({ revision } = belief);
      reached = reachedIn(s);
      isSkipped = anyOf(s, points.skipsInfection);
      survey(belief);
    },
  };
}
