// The cubes on the board: how much is about to break out, and who is near it.
import { anyOf, NO_CITY, type City, type Game, type State } from '@cordon/engine/inner';
import type { Belief } from '../belief.ts';
import { weightOf, type Weights } from '../weights.ts';
import { chainFrom } from './chain.ts';
import { TABLE } from './names.ts';
import { makeSpots } from './spots.ts';
import type { Ways } from './ways.ts';

const FIRST_OUTBREAK = 0.6;
const THE_END = 50;
/** What is left of a danger where no cube can come to at the moment, now and later. */
const GUARDED_NOW = 0.15;
const GUARDED_SOON = 0.6;
const FAR_ENOUGH = 4;
const PLENTY = 8;

export interface Board {
  describe(s: State, belief: Belief, out: Float64Array): void;
}

export function makeBoard(game: Game, ways: Ways, weights: Weights): Board {
  const weight = (name: string): number => weightOf(weights, name);
  const quiet = weight('quiet');
  const reachedShare = weight('reachedShare');
  const pressure = weight('pressure');
  /** What is left of a danger where a cube or two would be kept away. */
  const [onceNow, onceSoon] = [weight('onceNow'), weight('onceSoon')];
  const { cities, colours, seats } = game.shape;
  const { outbreakLimit, points } = game;
  const spots = makeSpots(game, weights);

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

  /** Where the steps from each pawn on the board stand, and how many pawns there are. */
  const rows = new Int32Array(seats);
  function findPawns(s: State): number {
    let pawns = 0;
    for (let seat = 0; seat < seats; seat++)
      if (s.pawns[seat] !== NO_CITY) rows[pawns++] = s.pawns[seat]! * cities;
    return pawns;
  }

  /** Steps from the nearest pawn to a city. */
  function stepsToPawn(steps: Uint8Array, pawns: number, city: City): number {
    let least = FAR_ENOUGH;
    for (let pawn = 0; pawn < pawns; pawn++) {
      const own = steps[rows[pawn]! + city]!;
      if (own < least) least = own;
    }
    return least;
  }

  function describeSupply(s: State, out: Float64Array): void {
    let short = 0;
    for (let colour = 0; colour < colours; colour++) {
      const isReached = spots.isReached(colour);
      if (isReached && game.goals?.isGone(s, colour) === true) continue;
      const lack = PLENTY - s.supply[colour]!;
      if (lack > 0) short += lack * lack * (isReached ? reachedShare : 1);
    }
    out[TABLE.supplyShort] = short / 64;
  }

  return {
    describe(s, belief, out) {
      spots.look(s, belief);
      const { outbreaks } = s;
      const past = costOf(outbreaks);
      let now = 0;
      let three = 0;
      let two = 0;
      let far = 0;
      const { city, colour, count, crowd, isAlone, isExpected, isFull, share } = spots;
      const { steps } = ways;
      const pawns = findPawns(s);
      for (let i = 0; i < count; i++) {
        const [here, own] = [city[i]!, colour[i]!];
        let chance = spots.chance[i]!;
        let soon = spots.soon[i]!;
        if (isExpected[i] === 1) {
          if (anyOf(s, points.prevents, here, own)) {
            chance *= GUARDED_NOW;
            soon *= GUARDED_SOON;
          } else if (anyOf(s, points.guards, here)) {
            chance *= onceNow;
            soon *= onceSoon;
          }
        }
        const isAtLimit = isFull[i] === 1;
        if (isAtLimit) {
          three += share[i]! * (quiet + soon) * crowd[i]!;
          if (chance > 0) {
            const chain = isAlone[i] === 1 ? 1 : chainFrom(s, here, own);
            now += share[i]! * chance * (costOf(outbreaks + chain) - past + 0.5);
          }
        } else two += share[i]! * (quiet + soon + 0.6 * chance);
        far += (isAtLimit ? 1 : 0.35) * (0.3 + soon) * stepsToPawn(steps, pawns, here);
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
    },
  };
}
