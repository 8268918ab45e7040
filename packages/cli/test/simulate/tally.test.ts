import { describe, expect, it } from 'vitest';
import {
  addTally,
  countGame,
  emptyTally,
  gamesOf,
  meanTurns,
  medianTurns,
  wilson,
} from '../../src/simulate/tally.ts';

describe('the tally', () => {
  it('adds up in any order', () => {
    const [all, some, more] = [emptyTally(), emptyTally(), emptyTally()];
    const games = [
      [2, 7, 8, 40],
      [1, 20, 3, 90],
      [3, 8, 5, 41],
      [2, 9, 8, 44],
    ] as const;
    for (const [index, [over, turns, outbreaks, commands]] of games.entries()) {
      countGame(all, over, turns, outbreaks, commands);
      countGame(index % 2 === 0 ? some : more, over, turns, outbreaks, commands);
    }
    const sum = emptyTally();
    addTally(sum, more);
    addTally(sum, some);
    expect(sum).toEqual(all);
    expect([gamesOf(sum), meanTurns(sum), medianTurns(sum)]).toEqual([4, 11, 8.5]);
  });

  it('has the interval of Wilson', () => {
    const [low, high] = wilson(10, 100);
    expect(low).toBeCloseTo(0.0552, 4);
    expect(high).toBeCloseTo(0.1744, 4);
    expect(wilson(0, 100)[0]).toBe(0);
    expect(wilson(0, 100)[1]).toBeCloseTo(0.037, 3);
    expect(wilson(100, 100)[1]).toBe(1);
  });
});
