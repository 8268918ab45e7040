// The cubes on the board: how much is about to break out, and who is near it.
import { anyOf, NO_CITY, type City, type Game, type State } from '@cordon/engine/inner';
import type { Belief } from '../belief.ts';
import { weightOf, type Weights } from '../weights.ts';
import { chainFrom, FULL } from './chain.ts';
import { TABLE } from './names.ts';
import type { Ways } from './ways.ts';

const FIRST_OUTBREAK = 0.6;
const THE_END = 50;
/** What is left of a danger where no cube can come to at the moment, now and later. */
const GUARDED_NOW = 0.15;
const GUARDED_SOON = 0.6;
/** How much of the coming infect parts is left when the next one does not take place. */
const SOON_IF_SKIPPED = 0.67;
const FAR_ENOUGH = 4;
const PLENTY = 8;

export interface Board {
  describe(s: State, belief: Belief, out: Float64Array): void;
}

export function makeBoard(game: Game, ways: Ways, weights: Weights): Board {
  const weight = (name: string): number => weightOf(weights, name);
  /** What a city counts for at the least, and what one does whose cubes only come by outbreaks of others. */
  const [quiet, stray] = [weight('quiet'), weight('stray')];
  /** Cubes of a disease whose goal is reached are easier to remove. */
  const reachedShare = weight('reachedShare');
  /** How much more it is where full and nearly full cities lie beside. */
  const [fullBeside, twoBeside] = [weight('fullBeside'), weight('twoBeside')];
  const pressure = weight('pressure');
  const { cities, colours, seats } = game.shape;
  const { colourOf, near, outbreakLimit, points } = game;
  const isReached = new Uint8Array(colours);
  const cityOf = Uint8Array.from({ length: cities * colours }, (_, at) => Math.floor(at / colours));

  /** The cubes as they were last, and where there are some. */
  const last = new Int32Array(cities * colours);
  const spots = new Int32Array(cities * colours);
  let spotCount = 0;

  /** Most positions have the cubes of the one before. */
  function findCubes(cubes: Int32Array): void {
    let at = 0;
    while (at < last.length && last[at] === cubes[at]) at++;
    if (at === last.length) return;
    last.set(cubes);
    spotCount = 0;
    for (at = 0; at < last.length; at++) if (last[at] !== 0) spots[spotCount++] = at;
  }

  /** What so many outbreaks cost: each costs more than the one before, and the last one is the end. */
  const costs = new Float64Array(outbreakLimit + 1);
  for (let count = 1; count <= outbreakLimit; count++)
    costs[count] = costs[count - 1]! + FIRST_OUTBREAK * weight('outbreakGrowth') ** (count - 1);
  costs[outbreakLimit] = THE_END;

  function costOf(outbreaks: number): number {
    return costs[Math.min(outbreakLimit, outbreaks)]!;
  }

  /** What dangers matter where so many outbreaks are to be expected by the end: whoever has had few may be bold. */
  function mattering(expected: number): number {
    return ((2 * expected) / outbreakLimit) ** pressure;
  }

  /** Steps from the nearest pawn to a city. */
  function stepsToPawn(s: State, city: City): number {
    let least = FAR_ENOUGH;
    for (let seat = 0; seat < seats; seat++) {
      const pawn = s.pawns[seat]!;
      if (pawn === NO_CITY) continue;
      const steps = ways.between(pawn, city);
      if (steps < least) least = steps;
    }
    return least;
  }

  function crowd(s: State, city: City, colour: number): number {
    const others = near[city]!;
    let sum = 1;
    for (let i = 0; i < others.length; i++) {
      const cubes = s.cubes[others[i]! * colours + colour]!;
      if (cubes === FULL) sum += fullBeside;
      else if (cubes === FULL - 1) sum += twoBeside;
    }
    return sum;
  }

  function describeSupply(s: State, out: Float64Array): void {
    let short = 0;
    for (let colour = 0; colour < colours; colour++) {
      if (isReached[colour] === 1 && game.goals?.isGone(s, colour) === true) continue;
      const lack = PLENTY - s.supply[colour]!;
      if (lack > 0) short += lack * lack * (isReached[colour] === 1 ? reachedShare : 1);
    }
    out[TABLE.supplyShort] = short / 64;
  }

  return {
    describe(s, belief, out) {
      const cubesOf = s.cubes;
      const { outbreaks } = s;
      const past = costOf(outbreaks);
      const isSkipped = anyOf(s, points.skipsInfection);
      for (let colour = 0; colour < colours; colour++)
        isReached[colour] = game.goals?.isReached(s, colour) === true ? 1 : 0;
      let now = 0;
      let three = 0;
      let two = 0;
      let one = 0;
      let bottom = 0;
      let far = 0;
      findCubes(cubesOf);
      for (let i = 0; i < spotCount; i++) {
        const at = spots[i]!;
        const cubes = cubesOf[at]!;
        const city = cityOf[at]!;
        const colour = at - city * colours;
        const home = colourOf[city]!;
        const share = isReached[colour] === 1 ? reachedShare : 1;
        let chance = 0;
        let soon = stray;
        if (colour === home) {
          chance = isSkipped ? 0 : belief.next[city]!;
          soon = isSkipped ? belief.soon[city]! * SOON_IF_SKIPPED : belief.soon[city]!;
          bottom += belief.bottom[city]!;
        }
        if (cubes === 1) {
          one += share * (quiet + soon + 0.4 * chance);
          continue;
        }
        if ((chance > 0 || soon > stray) && anyOf(s, points.prevents, city, colour)) {
          chance *= GUARDED_NOW;
          soon *= GUARDED_SOON;
        }
        const isFull = cubes >= FULL;
        if (isFull) {
          three += share * (quiet + soon) * crowd(s, city, colour);
          if (chance > 0) {
            const chain = chainFrom(s, city, colour);
            now += share * chance * (costOf(outbreaks + chain) - past + 0.5);
          }
        } else two += share * (quiet + soon + 0.6 * chance);
        far += (isFull ? 1 : 0.35) * (0.3 + soon) * stepsToPawn(s, city);
      }
      const matter = mattering(outbreaks + belief.epidemicsLeft);
      out[TABLE.outbreaks] = past;
      out[TABLE.dangerNow] = now;
      out[TABLE.danger3] = three * matter;
      out[TABLE.danger2] = two * matter;
      out[TABLE.danger1] = one * matter;
      out[TABLE.dangerBottom] = bottom * (costOf(outbreaks + 1) - past);
      out[TABLE.farFromHot] = far;
      describeSupply(s, out);
    },
  };
}
