import { describe, expect, it } from 'vitest';
import { blankState, type Game } from '@cordon/engine/inner';
import { makeJudge } from '../../src/position/judge.ts';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import type { Weights } from '../../src/position/weights.ts';
import { rehearsalOf } from '../../src/search/rehearsal.ts';
import { standing } from '../../src/search/standing.ts';
import { moveConstants } from '../../tools/learn/constants.ts';
import { fitWeights } from '../../tools/learn/fit.ts';
import { gatherSamples, type Sample } from '../../tools/learn/samples.ts';
import { solve } from '../../tools/support/solve.ts';
import { tableOf } from '../../tools/support/tables.ts';

const game = rehearsalOf(tableOf('base', '2.5'));
const samples = gatherSamples({
  game: 'base',
  tables: ['2.5'],
  weights: PLAIN_WEIGHTS,
  series: 'a test',
  from: 0,
  to: 4,
  turns: 1,
  futures: 2,
});

/** The same positions, whose plans come to what other weights say of them. */
function asJudged(table: Game, weights: Weights): Sample[] {
  const judge = makeJudge(table, weights);
  const state = blankState(table);
  const oddsOf = (cells: Int32Array): number => {
    state.cells.set(cells);
    return judge.odds(state);
  };
  return samples.map((sample) => {
    // Near an even standing, where it goes with the odds.
    const even = oddsOf(sample.cells[0]!);
    return {
      ...sample,
      later: sample.cells.map((cells) => {
        state.cells.set(cells);
        return standing(judge.odds(state), even);
      }),
    };
  });
}

describe('learning from what comes of plans', () => {
  it('has several plans of each position, which come to different things', () => {
    expect(samples.length).toBeGreaterThan(8);
    for (const { cells, later } of samples) {
      expect(later.length).toBe(cells.length);
      expect(later.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
    expect(samples.some(({ later }) => new Set(later).size > 1)).toBe(true);
  });

  it('finds the weights that plans were judged by', () => {
    const truth = {
      ...PLAIN_WEIGHTS,
      danger3: PLAIN_WEIGHTS['danger3']! * 2,
      danger2: PLAIN_WEIGHTS['danger2']! / 2,
    };
    const { weights, explained } = fitWeights([game], asJudged(game, truth), PLAIN_WEIGHTS);
    expect(explained).toBeGreaterThan(0.95);
    expect(weights['danger3']! / truth.danger3).toBeCloseTo(1, 0);
    expect(weights['danger3']).toBeGreaterThan(1.5 * PLAIN_WEIGHTS['danger3']!);
    expect(weights['danger2']).toBeLessThan(0.75 * PLAIN_WEIGHTS['danger2']!);
  });

  it('moves a constant inside the features the way that explains more', () => {
    const truth = { ...PLAIN_WEIGHTS, quiet: PLAIN_WEIGHTS['quiet']! * 3 };
    const judged = asJudged(game, truth);
    const before = fitWeights([game], judged, PLAIN_WEIGHTS).explained;
    const { weights, explained } = moveConstants([game], judged, PLAIN_WEIGHTS, ['quiet']);
    expect(weights['quiet']).toBeGreaterThan(1.5 * PLAIN_WEIGHTS['quiet']!);
    expect(explained).toBeGreaterThan(before);
  });

  it('solves equations', () => {
    const found = solve([Float64Array.of(0, 2), Float64Array.of(4, 1)], Float64Array.of(6, 11));
    expect(Array.from(found)).toEqual([2, 3]);
  });
});
