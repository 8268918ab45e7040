import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/position/judge.ts';
import { calibrated, chanceFor, errorOf, PLAIN, type Calibration } from '../../src/advice/chance.ts';
import { meanOf } from '../../src/mean.ts';

describe('a chance', () => {
  it('grows with the odds, and is certain only where the game is over', () => {
    for (const game of ['base', 'iberia', 'another']) {
      const shares = [-CERTAIN, -9, -1, 0, 1, 9, CERTAIN].map((odds) =>
        calibrated(game, { odds, goals: 1, turns: 10, epidemics: 2, seats: 3 }),
      );
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(new Set(shares).size).toBe(shares.length);
      expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    }
  });

  it('is stretched and shifted, also by what is reached, how late it is and how hard the game', () => {
    const prospect = { odds: 0, goals: 2, turns: 5, epidemics: 3, seats: 4 };
    const at = (by: Partial<Calibration>, odds = 0): number =>
      calibrated('', { ...prospect, odds }, { ...PLAIN, ...by });
    expect(at({ odds: 2 })).toBeCloseTo(0.5);
    expect(at({ offset: Math.log(3) })).toBeCloseTo(0.75);
    expect(at({ odds: 2 }, Math.log(3))).toBeCloseTo(0.9);
    for (const name of ['goals', 'turns', 'epidemics', 'seats'] as const)
      expect(at({ [name]: Math.log(3) / prospect[name] })).toBeCloseTo(0.75);
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
