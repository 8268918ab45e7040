// Everything a bot needs to think about the tables of one configuration.
import type { Game, Sight, State } from '@cordon/engine/inner';
import { hides, HidingJudge } from './position/hidingJudge.ts';
import { makeJudge, type Judge } from './position/judge.ts';
import { weightsOfHider, type Weights } from './position/weights.ts';
import { makeHidingSearch } from './search/hidingTurn.ts';
import { makePlayout, type Playout } from './search/playout.ts';
import { rehearsalOf } from './search/rehearsal.ts';
import { makeTurnSearch, type TurnSearch } from './search/turn.ts';
import { valueOf } from './values.ts';

export interface Mind {
  /** The game as it is thought through. */
  readonly game: Game;
  /** For whom it thinks: seats of other sides play for themselves. Where all play together there is one side, 0. */
  readonly side: number;
  readonly judge: Judge;
  /** How often the side won positions like a state. */
  readonly value: (s: State) => number;
  readonly search: TurnSearch;
  readonly playout: Playout;
}

/** Side to its mind. */
type Sides = Map<number, Mind>;

const minds = new WeakMap<Weights, WeakMap<Game, Sides>>();

/**
 * One mind for each configuration, set of weights and side: code that is instantiated again runs slower from then on. Nothing that a mind
 * remembers changes what it thinks, so bots, hints and analyses share it.
 */
export function mindOf(table: Game, weights: Weights, side = 0): Mind {
  const game = rehearsalOf(table);
  const known = minds.get(weights) ?? new WeakMap<Game, Sides>();
  minds.set(weights, known);
  const sides = known.get(game) ?? new Map<number, Mind>();
  known.set(game, sides);
  const mind = sides.get(side) ?? makeMind(game, weights, side, (other) => mindOf(game, weights, other));
  sides.set(side, mind);
  return mind;
}

/** The side that a sight is seen from; somebody who only watches counts with the first. */
export function sideOf({ table, viewer }: Sight): number {
  return table.game.sides[viewer] ?? 0;
}

/** A side that hides goes by the judge of those who look for it. */
function judgeOf(game: Game, weights: Weights, side: number): Judge {
  if (!hides(game, side)) return makeJudge(game, weights, side);
  const other = game.sides.find((one) => one !== side)!;
  const own = weightsOfHider(weights);
  return new HidingJudge(game, game.hiding!, own, side, makeJudge(game, own, other));
}

function makeMind(game: Game, weights: Weights, side: number, mindOfSide: (side: number) => Mind): Mind {
  const judge = judgeOf(game, weights, side);
  const search = hides(game, side)
    ? makeHidingSearch(game, game.hiding!, judge)
    : makeTurnSearch(game, judge);
  const value = valueOf(game, judge);
  return { game, side, judge, value, search, playout: makePlayout(game, { judge, search }, mindOfSide) };
}
