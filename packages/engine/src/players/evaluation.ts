// How good a position is for the table, in a currency of its own. It knows the board but no game: what winning takes is
// asked of the modules.
import { ENDINGS, NO_CITY, type State } from '../kernel/types.ts';

/** What each part of a position is worth; a cube in a quiet city costs 1. */
const WEIGHTS = {
  won: 1e6,
  lost: -1e5,
  progress: 60,
  card: 1,
  outbreak: -8,
  /** For the square of the outbreaks so far. */
  outbreaksSquared: -1.5,
  /** Cost of one, two and three cubes of a colour in a city, and of four in a hospital that overflows. */
  cubes: [0, -1, -3, -9, -16],
  /** For two neighbours with three cubes of the same colour. */
  chain: -4,
  /** For the square of what a supply lacks to `scarce`. */
  supply: -0.5,
  scarce: 9,
  /** For each step from the nearest pawn to a city with two, three and four cubes. */
  steps: [0, 0, -0.3, -1, -1],
} as const;

const WON = ENDINGS.indexOf('won');
const FULL = 3;

export function evaluate(s: State): number {
  if (s.over === WON) return WEIGHTS.won;
  const { progress } = s.game;
  let value = s.over === 0 ? 0 : WEIGHTS.lost;
  for (let i = 0; i < progress.length; i++) value += WEIGHTS.progress * progress[i]!(s);
  for (let seat = 0; seat < s.game.shape.seats; seat++) value += WEIGHTS.card * s.handSizes[seat]!;
  value += WEIGHTS.outbreak * s.outbreaks + WEIGHTS.outbreaksSquared * s.outbreaks * s.outbreaks;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    const lacks = Math.max(0, WEIGHTS.scarce - s.supply[colour]!);
    value += WEIGHTS.supply * lacks * lacks;
  }
  return value + valueOfCities(s);
}

function valueOfCities(s: State): number {
  const { cities, colours } = s.game.shape;
  let value = 0;
  for (let at = 0; at < cities * colours; at++) {
    const cubes = s.cubes[at]!;
    if (cubes === 0) continue;
    value += WEIGHTS.cubes[cubes]!;
    if (cubes < FULL - 1) continue;
    const city = Math.floor(at / colours);
    value += WEIGHTS.steps[cubes]! * stepsToPawn(s, city);
    if (cubes >= FULL) value += WEIGHTS.chain * fullNeighbours(s, city, at - city * colours);
  }
  return value;
}

function fullNeighbours(s: State, city: number, colour: number): number {
  const near = s.game.near[city]!;
  let full = 0;
  for (let i = 0; i < near.length; i++)
    if (s.cubes[near[i]! * s.game.shape.colours + colour]! >= FULL) full++;
  return full / 2;
}

function stepsToPawn(s: State, city: number): number {
  const { distances, pawnSeats, shape } = s.game;
  const { cities } = shape;
  let least = cities;
  for (let i = 0; i < pawnSeats.length; i++) {
    const pawn = s.pawns[pawnSeats[i]!]!;
    if (pawn !== NO_CITY) least = Math.min(least, distances[pawn * cities + city]!);
  }
  return least;
}
