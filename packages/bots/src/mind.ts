// Everything a bot needs to think about the tables of one game, made once for each game and set of weights.
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

export function makeMind(table: Game, weights: Weights): Mind {
  const game = rehearsalOf(table);
  const judge = makeJudge(game, weights);
  const search = makeTurnSearch(game, judge);
  const value = valueOf(game, judge);
  return { game, judge, value, search, playout: makePlayout(game, judge, search) };
}
