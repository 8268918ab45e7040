// The cubes on the board: how much is about to break out, and who is near it.
import { anyOf, NO_CITY, type City, type State } from '@cordon/engine/inner';
import type { Belief } from '../belief.ts';
import { chainFrom, FULL } from './chain.ts';
import { TABLE } from './names.ts';

/** Steps beyond which a city is simply far away. */
export const REACH = 8;
/** What a city counts for at the least, and what one counts for that no cube can come to. */
const QUIET = 0.1;
const SAFE = 0.4;

/** How much of what is expected next and soon comes, usually and when the coming infect part does not take place. */
const USUAL = [1, 1] as const;
const SKIPPED = [0, 0.67] as const;

/** Steps from the nearest pawn to a city. */
function stepsToPawn(s: State, city: City): number {
  const { distances, shape } = s.game;
  let least = REACH;
  for (let seat = 0; seat < shape.seats; seat++) {
    const pawn = s.pawns[seat]!;
    if (pawn === NO_CITY) continue;
    const steps = distances[pawn * shape.cities + city]!;
    if (steps < least) least = steps;
  }
  return least;
}

export function describeBoard(s: State, belief: Belief, out: Float64Array): void {
  const { game } = s;
  const { cities, colours, seats } = game.shape;
  const left = game.outbreakLimit - s.outbreaks;
  const nextPawn = s.pawns[(s.turn + 1) % seats]!;
  let full = 0;
  let two = 0;
  let one = 0;
  let hot3 = 0;
  let hot2 = 0;
  let hot1 = 0;
  let stray = 0;
  let outbreaksNext = 0;
  let outbreaksSoon = 0;
  let outbreaksBottom = 0;
  let ruin = 0;
  let far = 0;
  let near = 0;
  const { colourOf } = game;
  const all = s.cubes;
  const isSkipped = anyOf(s, game.points.skipsInfection);
  const [nextShare, soonShare] = isSkipped ? SKIPPED : USUAL;
  for (let city = 0, at = 0; city < cities; city++) {
    const home = colourOf[city]!;
    for (let colour = 0; colour < colours; colour++, at++) {
      const cubes = all[at]!;
      if (cubes === 0) continue;
      const isHome = colour === home;
      const soon = isHome ? belief.soon[city]! * soonShare : 0;
      let heat = QUIET + soon;
      if (isHome) outbreaksBottom += belief.bottom[city]!;
      else stray += cubes;
      if (cubes < 2) {
        one++;
        hot1 += heat;
        continue;
      }
      if (cubes < FULL) {
        two++;
        hot2 += heat;
      } else {
        full++;
        if (anyOf(s, game.points.prevents, city, colour)) heat *= SAFE;
        else {
          const chance = isHome ? belief.next[city]! * nextShare : 0;
          const chain = chainFrom(s, city, colour);
          outbreaksNext += chance * chain;
          outbreaksSoon += soon * chain;
          if (chain >= left) ruin += chance;
        }
        hot3 += heat;
      }
      const weight = (cubes < FULL ? 0.35 : 1) * (0.2 + heat);
      far += weight * Math.min(4, stepsToPawn(s, city));
      if (nextPawn !== NO_CITY) near += weight / (1 + game.distances[nextPawn * cities + city]!);
    }
  }
  out[TABLE.outbreaksNext] = Math.min(1, outbreaksNext / 3);
  out[TABLE.outbreaksSoon] = Math.min(1.5, outbreaksSoon / 8);
  out[TABLE.outbreaksBottom] = outbreaksBottom;
  out[TABLE.ruinNext] = Math.min(1, ruin);
  const press = 4 / Math.max(1, left);
  out[TABLE.pressureNext] = Math.min(1.5, press * outbreaksNext) / 3;
  out[TABLE.pressureSoon] = Math.min(3, press * outbreaksSoon) / 8;
  out[TABLE.pressureHot] = Math.min(8, press * hot3) / 4;
  out[TABLE.cities3] = full / 6;
  out[TABLE.cities2] = two / 8;
  out[TABLE.cities1] = one / 12;
  out[TABLE.hot3] = hot3 / 4;
  out[TABLE.hot2] = hot2 / 5;
  out[TABLE.hot1] = hot1 / 6;
  out[TABLE.stray] = stray / 10;
  out[TABLE.farFromHot] = far / 10;
  out[TABLE.nextNearHot] = near / 3;
  describeSupply(s, out);
}

function describeSupply(s: State, out: Float64Array): void {
  const { cubesPerColour, goals, shape } = s.game;
  let least = 1;
  let short = 0;
  let ruin = 0;
  for (let colour = 0; colour < shape.colours; colour++) {
    if (goals?.isGone(s, colour) === true) continue;
    const supply = s.supply[colour]!;
    least = Math.min(least, supply / cubesPerColour);
    const lack = Math.max(0, 1 - supply / 8);
    short += lack * lack;
    if (supply <= 3) ruin += (4 - supply) / 4;
  }
  out[TABLE.supplyLeast] = least;
  out[TABLE.supplyShort] = short;
  out[TABLE.ruinCubes] = ruin;
}
