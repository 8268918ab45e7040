import { describe, expect, it } from 'vitest';
import { calibrated, chanceFor, errorOf, meanOf } from '../../src/advice/chance.ts';

describe('a chance', () => {
  it('grows with what playing on came to, and stays between nothing and certainty', () => {
    for (const game of ['base', 'iberia', 'another']) {
      const shares = [0, 0.01, 0.2, 0.5, 0.8, 0.99, 1].map((raw) => calibrated(game, raw));
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares[0]).toBeGreaterThanOrEqual(0);
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it('is stretched and shifted', () => {
    expect(calibrated('', 0.5, { slope: 2, offset: 0 })).toBeCloseTo(0.5);
    expect(calibrated('', 0.5, { slope: 1, offset: Math.log(3) })).toBeCloseTo(0.75);
    expect(calibrated('', 0.75, { slope: 2, offset: 0 })).toBeCloseTo(0.9);
  });

  it('has an interval that shrinks with the number of futures', () => {
    const few = [0, 1, 1, 0];
    const many = [...few, ...few, ...few, ...few];
    expect(meanOf(few)).toBe(0.5);
    expect(errorOf(few)).toBeCloseTo(Math.sqrt(1 / 3 / 4));
    const [wide, narrow] = [few, many].map((values) => chanceFor('another', meanOf(values), errorOf(values)));
    expect(narrow!.high - narrow!.low).toBeLessThan(wide!.high - wide!.low);
    expect(wide!.mean).toBe(narrow!.mean);
  });
});
