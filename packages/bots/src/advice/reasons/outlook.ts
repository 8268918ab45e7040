// What reasons are read off: how likely each city is to break out, and how near the table is to its goals.
import { believe, makeBelief, type Belief } from '../../position/belief.ts';
import { chainFrom, FULL } from '../../position/features/chain.ts';
import {
  collectorsOf,
  countHoldings,
  makeHoldings,
  type Holdings,
} from '../../position/features/holdings.ts';
import { weightsOf } from '../../weights.ts';
import {
  anyOf,
  type City,
  type Colour,
  type Game,
  guards,
  infectsToo,
  prevents,
  skipsInfection,
  type State,
} from '@cordon/engine/inner';

export interface Holder {
  readonly seat: number;
  readonly lacks: number;
}

export interface Outlook {
  readonly state: State;
  readonly belief: Belief;
  readonly holdings: Holdings;
  /** The chance that a city breaks out in the coming draw and infections. */
  risk(city: City, colour: Colour): number;
  /** Whether a rule would keep the next cube of the colour away from a city. */
  isKeptFree(city: City, colour: Colour): boolean;
  /** How many outbreaks one there would cause. */
  chain(city: City, colour: Colour): number;
  /** Who lacks the fewest cards for an open goal. */
  holder(goal: number): Holder | undefined;
}

export function outlookOn(state: State): Outlook {
  const { game } = state;
  const belief = makeBelief(game.shape.infectionCards);
  believe(state, belief, weightsOf(game));
  const holdings = makeHoldings();
  countHoldings(state, holdings);
  const isQuiet = anyOf(state, skipsInfection);
  return {
    state,
    belief,
    holdings,
    risk: (city, colour) => riskOf(state, belief, isQuiet ? 0 : 1, city, colour),
    isKeptFree: (city, colour) => isPrevented(state, city, colour) || isGuarded(state, city),
    chain: (city, colour) => chainFrom(state, city, colour),
    holder: (goal) => holderOf(game, state, goal),
  };
}

function riskOf(s: State, belief: Belief, infections: number, city: City, colour: Colour): number {
  const { game } = s;
  const cubes = s.cubes[city * game.shape.colours + colour]!;
  if (cubes === 0 || isPrevented(s, city, colour)) return 0;
  const isOwn = game.colourOf[city] === colour;
  const comes = isOwn || anyOf(s, infectsToo, city, colour);
  const isFull = cubes >= FULL && !isGuarded(s, city);
  const next = isFull && comes ? infections * Math.min(1, belief.next[city]!) : 0;
  const stray = isFull ? Math.min(1, belief.strays[colour]! * belief.lowest[city]!) : 0;
  return 1 - (1 - next) * (1 - stray) * (1 - (isOwn ? belief.bottom[city]! : 0));
}

function isPrevented(s: State, city: City, colour: Colour): boolean {
  return anyOf(s, prevents, city, colour);
}

/** Whether a single cube would be kept away. */
function isGuarded(s: State, city: City): boolean {
  return anyOf(s, guards, city);
}

function holderOf(game: Game, s: State, goal: number): Holder | undefined {
  const { goals } = game;
  if (goals === undefined || goals.isReached(s, goal)) return undefined;
  let best: Holder | undefined;
  for (const seat of collectorsOf(game)) {
    const lacks = Math.max(0, goals.cardsNeeded(s, seat, goal) - goals.held(s, seat, goal));
    if (best === undefined || lacks < best.lacks) best = { seat, lacks };
  }
  return best;
}
