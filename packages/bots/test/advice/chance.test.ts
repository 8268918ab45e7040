import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/position/judge.ts';
import { calibrated, chanceFor, errorOf, type Calibration } from '../../src/advice/chance.ts';
import { meanOf } from '../../src/mean.ts';

describe('a chance', () => {
  it('grows with the odds, and is certain only where the game is over', () => {
    for (const game of ['base', 'iberia', 'another']) {
      const shares = [-CERTAIN, -9, -1, 0, 1, 9, CERTAIN].map((odds) =>
        calibrated(game, { odds, goals: 1, turns: 10 }),
      );
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(new Set(shares).size).toBe(shares.length);
      expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    }
  });

  it('is stretched and shifted, also by what is reached and how late it is', () => {
    const at = (odds: number, by: Partial<Calibration>): number =>
      calibrated('', { odds, goals: 2, turns: 5 }, { slope: 1, offset: 0, perGoal: 0, perTurn: 0, ...by });
    expect(at(0, { slope: 2 })).toBeCloseTo(0.5);
    expect(at(0, { offset: Math.log(3) })).toBeCloseTo(0.75);
    expect(at(Math.log(3), { slope: 2 })).toBeCloseTo(0.9);
    expect(at(0, { perGoal: Math.log(3) })).toBeCloseTo(0.9);
    expect(at(0, { perTurn: Math.log(3) / 5 })).toBeCloseTo(0.75);
  });

  it('has an interval that shrinks with the number of futures', () => {
    const few = [0, 1, 1, 0];
    const many = [...few, ...few, ...few, ...few];
    expect(meanOf(few)).toBe(0.5);
    expect(errorOf(few)).toBeCloseTo(Math.sqrt(1 / 3 / 4));
    const [wide, narrow] = [few, many].map((values) => chanceFor(meanOf(values), errorOf(values)));
    expect(narrow!.high - narrow!.low).toBeLessThan(wide!.high - wide!.low);
    expect(wide!.mean).toBe(narrow!.mean);
  });
});
