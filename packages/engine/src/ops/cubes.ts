// Moves cubes between the supply and the cities.
import type { Cause, FlowFact } from '../kernel/facts.ts';
import { NO_CITY, type City, type Colour, type State } from '../kernel/types.ts';
import { endGame } from './markers.ts';

export const CUBES_PER_CITY = 3;

export function cubesOn(s: State, city: City, colour: Colour): number {
  return s.cubes[city * s.game.shape.colours + colour]!;
}

/** Whether any city has a cube of this colour. Cubes that are not in the supply need not be on the board, so it looks there. */
export function isOnBoard(s: State, colour: Colour): boolean {
  const { cities, colours } = s.game.shape;
  for (let at = colour; at < cities * colours; at += colours) if (s.cubes[at] !== 0) return true;
  return false;
}

export function anyOnBoard(s: State): boolean {
  for (let at = 0; at < s.cubes.length; at++) if (s.cubes[at] !== 0) return true;
  return false;
}

/** Puts cubes from the supply on a city; a cube that is missing loses the game. */
export function addCubes(
  s: State,
  city: City,
  colour: Colour,
  count: number,
  cause: Cause,
  from: City = NO_CITY,
  depth = 0,
): void {
  if (count > s.supply[colour]!) {
    endGame(s, 'cubes');
    return;
  }
  const at = city * s.game.shape.colours + colour;
  s.cubes[at] = s.cubes[at]! + count;
  s.supply[colour] = s.supply[colour]! - count;
  s.sink?.({
    fact: 'placed',
    city: s.game.cityIds[city]!,
    colour: s.game.colourIds[colour]!,
    count,
    now: s.cubes[at],
    cause,
    ...(from === NO_CITY ? {} : { from: s.game.cityIds[from]!, depth }),
  } satisfies FlowFact);
}

/** Returns cubes of a city to the supply: `count` of them, or as many as there are. */
export function takeCubes(s: State, city: City, colour: Colour, count: number, by: string): void {
  const taken = Math.min(count, cubesOn(s, city, colour));
  liftCubes(s, city, colour, taken, by);
  returnCubes(s, colour, taken);
}

/** Cubes of a city go where a module keeps them, which says how many in `holds`. */
export function liftCubes(s: State, city: City, colour: Colour, taken: number, by: string): void {
  const at = city * s.game.shape.colours + colour;
  s.cubes[at] = s.cubes[at]! - taken;
  s.sink?.({
    fact: 'removed',
    city: s.game.cityIds[city]!,
    colour: s.game.colourIds[colour]!,
    count: taken,
    now: s.cubes[at],
    by,
  } satisfies FlowFact);
}

/** Cubes that are on no city go to the supply. */
export function returnCubes(s: State, colour: Colour, count: number): void {
  s.supply[colour] = s.supply[colour]! + count;
}

/** Cubes of the supply leave it for where a module keeps them, which says how many in `holds`. */
export function takeFromSupply(s: State, colour: Colour, count: number): void {
  s.supply[colour] = s.supply[colour]! - count;
}

/** A cube goes from one city to another. */
export function moveCube(s: State, colour: Colour, from: City, to: City, by: string): void {
  const { colours } = s.game.shape;
  s.cubes[from * colours + colour] = s.cubes[from * colours + colour]! - 1;
  s.cubes[to * colours + colour] = s.cubes[to * colours + colour]! + 1;
  s.sink?.({
    fact: 'cubeMoved',
    colour: s.game.colourIds[colour]!,
    from: s.game.cityIds[from]!,
    to: s.game.cityIds[to]!,
    by,
  } satisfies FlowFact);
}
