// Games of self-play, with what positions after the actions of a turn are told by, and whether they were won.
import { seedFromText, seedOfSeries } from '@cordon/engine';
import { blankState, isWonBy, startInto } from '@cordon/engine/inner';
import { mindOf } from '../../src/mind.ts';
import { makeSituation } from '../../src/position/value.ts';
import { weightsOf } from '../../src/weights.ts';
import { tableOf } from '../support/tables.ts';

export interface Order {
  readonly game: string;
  readonly tables: readonly string[];
  readonly series: string;
  /** Numbers of the deals. */
  readonly from: number;
  readonly to: number;
}

export interface Position {
  readonly deal: number;
  readonly numbers: Float64Array;
  readonly won: 0 | 1;
}

export interface Positions {
  readonly names: readonly string[];
  readonly positions: readonly Position[];
}

const WIDTH = 12;
const TURNS = 200;
/** One turn in so many is noted: those next to each other tell the same. */
const SELDOM = 2;

export function gatherPositions({ game, tables, series, from, to }: Order): Positions {
  const minds = tables.map((table) => {
    const compiled = tableOf(game, table);
    return mindOf(compiled, weightsOf(compiled));
  });
  const situations = minds.map((mind) => makeSituation(mind.game, mind.judge.extractor));
  const seed = seedFromText(series);
  const positions: Position[] = [];
  for (let deal = from; deal < to; deal++) {
    const { game: rehearsal, judge, playout } = minds[deal % minds.length]!;
    const situation = situations[deal % minds.length]!;
    const state = blankState(rehearsal);
    startInto(state, seedOfSeries(seed, deal));
    playout.follow(state, []);
    const noted: Float64Array[] = [];
    for (let turn = 0; turn < TURNS && state.over === 0; turn++) {
      playout.act(state, WIDTH);
      if (state.over !== 0) break;
      if ((turn + deal) % SELDOM === 0) {
        const numbers = new Float64Array(situation.names.length);
        situation.describe(state, numbers);
        noted.push(numbers);
      }
      playout.finish(state);
    }
    const won = isWonBy(state, judge.side) ? 1 : 0;
    for (const numbers of noted) positions.push({ deal, numbers, won });
  }
  return { names: situations[0]!.names, positions };
}
