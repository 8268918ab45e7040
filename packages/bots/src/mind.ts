// Everything a bot needs to think about the tables of one configuration.
import type { Game, State } from '@cordon/engine/inner';
import { makeJudge, type Judge } from './position/judge.ts';
import type { Weights } from './position/weights.ts';
import { makePlayout, type Playout } from './search/playout.ts';
import { rehearsalOf } from './search/rehearsal.ts';
import { makeTurnSearch, type TurnSearch } from './search/turn.ts';
import { valueOf } from './values.ts';

export interface Mind {
  /** The game as it is thought through. */
  readonly game: Game;
  readonly judge: Judge;
  /** How often positions like a state were won. */
  readonly value: (s: State) => number;
  readonly search: TurnSearch;
  readonly playout: Playout;
}

const minds = new WeakMap<Weights, WeakMap<Game, Mind>>();

/**
 * One mind for each configuration and set of weights: code that is instantiated again runs slower from then on. Nothing that a mind
 * remembers changes what it thinks, so bots, hints and analyses share it.
 */
export function mindOf(table: Game, weights: Weights): Mind {
  const game = rehearsalOf(table);
  const known = minds.get(weights) ?? new WeakMap<Game, Mind>();
  minds.set(weights, known);
  const mind = known.get(game) ?? makeMind(game, weights);
  known.set(game, mind);
  return mind;
}

function makeMind(game: Game, weights: Weights): Mind {
  const judge = makeJudge(game, weights);
  const search = makeTurnSearch(game, judge);
  const value = valueOf(game, judge);
  return { game, judge, value, search, playout: makePlayout(game, judge, search) };
}
