// The work that goals take besides cards: how far it is, and who is near the places where it is done.
import { NO_CITY, type Game, type State } from '@cordon/engine/inner';
import { weightOf, type Weights } from '../weights.ts';
import { WORK } from './names.ts';
import { MOST_GOALS } from './scratch.ts';
import { stepsTo } from './travel.ts';

/** Steps beyond these make no odds. */
const FAR_ENOUGH = 4;

/** Goal to the actions that its work still takes, to the cards that go into it from any hands, and to the colours of cubes that it wants. */
export const labour = {
  actions: new Float64Array(MOST_GOALS),
  cards: new Int32Array(MOST_GOALS),
  wants: new Int32Array(MOST_GOALS),
};
/** How much work counts where nobody holds the cards for its goal. */
let workAhead = 0;

/** Call this before looking at states of a game. */
export function useWork({ work }: Game, weights: Weights): void {
  workAhead = weightOf(weights, 'workAhead');
  if (work !== undefined) return;
  labour.actions.fill(0);
  labour.cards.fill(0);
}

/** Notes what each goal still takes. */
function lookAtWork(s: State, count: number): void {
  const { work } = s.game;
  if (work === undefined) return;
  const [actions, wants] = [work.actions(s), work.wants(s)];
  for (let goal = 0; goal < count; goal++) {
    labour.actions[goal] = actions[goal]!;
    labour.wants[goal] = wants[goal]!;
    labour.cards[goal] = work.cards(s, goal);
  }
}

/** How much the work for an open goal counts where a hand is so near it: the nearer the more. */
function mattering(nearness: number): number {
  return workAhead + (1 - workAhead) * nearness;
}

let done = 0;
let far = 0;

/** Call this before the goals of a state are looked at. */
export function beginWork(s: State, count: number): void {
  done = 0;
  far = 0;
  lookAtWork(s, count);
}

/** Takes the work for an open goal into account. */
export function includeWork(s: State, goal: number, nearness: number): void {
  const { work } = s.game;
  if (work === undefined) return;
  const matter = mattering(nearness);
  done += matter * (1 - labour.actions[goal]! / work.whole);
  far += matter * (labour.wants[goal] === 0 ? stepsToPlace(s, goal) : stepsToCubes(s, labour.wants[goal]!));
}

/** Steps of the nearest pawn to where the work is done. */
function stepsToPlace(s: State, goal: number): number {
  const { goals, pawnSeats } = s.game;
  let least = FAR_ENOUGH;
  for (let i = 0; i < pawnSeats.length; i++) {
    const city = s.pawns[pawnSeats[i]!]!;
    if (city !== NO_CITY) least = Math.min(least, goals!.steps(s, city, goal));
  }
  return least;
}

/** Steps of the nearest pawn to cubes of one of some colours. */
function stepsToCubes(s: State, wanted: number): number {
  const { pawnSeats, shape } = s.game;
  let least = FAR_ENOUGH;
  for (let city = 0; city < shape.cities; city++) {
    let isThere = false;
    for (let colour = 0; colour < shape.colours; colour++)
      if ((wanted & (1 << colour)) !== 0 && s.cubes[city * shape.colours + colour]! > 0) isThere = true;
    if (!isThere) continue;
    for (let i = 0; i < pawnSeats.length; i++) least = Math.min(least, stepsTo(pawnSeats[i]!, city));
  }
  return least;
}

/** Writes what the work comes to. */
export function describeWork({ game }: State, out: Float64Array, start: number): void {
  if (game.work === undefined) return;
  out[start + WORK.done] = done;
  out[start + WORK.far] = far;
}
