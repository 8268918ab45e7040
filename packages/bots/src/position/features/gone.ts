// How near diseases are to being gone for good, where enough of them win without the goals that are still open.
import type { Game, State } from '@cordon/engine/inner';
import { chanceToDo } from './deadline.ts';
import { GONE } from './names.ts';
import { MOST_GOALS } from './scratch.ts';

/** What is in so many cities takes about e times as long to clear. */
const CITIES = 5;
/** A disease whose goal is not reached counts as if it were in so many more cities. */
const NOT_REACHED = 9;
/** Of a single disease the last cities are the ones that matter. */
const LAST_CITIES = 2;
/** A city takes so many actions, with the way to it. */
const ACTIONS_PER_CITY = 2;
/** New cubes come before the last ones are gone. */
const CLEARED = 0.93;

/** Goal to the cities with its cubes; less than nothing where the disease is gone. */
const cities = new Float64Array(MOST_GOALS);
const order = new Float64Array(MOST_GOALS);
let enough = 0;

/** Call this before looking at states of a game. */
export function useGone(game: Game): void {
  enough = game.enoughGone?.(game) ?? 0;
}

/** Writes how near the table is to that end, and how near single diseases are; says how likely it is in the turns that are left. */
export function describeGone(s: State, out: Float64Array, at: number, isLate: boolean): number {
  const count = countCities(s);
  order.fill(Infinity);
  let single = 0;
  for (let goal = 0; goal < count; goal++) {
    const isReached = s.game.goals!.isReached(s, goal);
    order[goal] = cities[goal]! + (isReached ? 0 : NOT_REACHED);
    if (isReached && cities[goal]! > 0) single += Math.exp(-cities[goal]! / LAST_CITIES);
  }
  order.sort();
  let left = 0;
  for (let i = 0; i < enough; i++) left += order[i]!;
  out[at + GONE.enough] = Math.exp(-left / CITIES);
  out[at + GONE.single] = single;
  return isLate && left < NOT_REACHED ? CLEARED ** left * chanceToDo(ACTIONS_PER_CITY * left) : 0;
}

function countCities(s: State): number {
  const { goals, shape } = s.game;
  const count = Math.min(goals!.count(s.game), shape.colours);
  cities.fill(0);
  for (let goal = 0; goal < count; goal++) {
    if (goals!.isGone(s, goal)) continue;
    // A cube may come again until the last is gone.
    cities[goal] = 0.5;
    for (let at = goal; at < s.cubes.length; at += shape.colours) if (s.cubes[at]! > 0) cities[goal]! += 1;
  }
  return count;
}
