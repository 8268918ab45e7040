import { describe, expect, it } from 'vitest';
import { calibrated, calibrationOf, PLAIN, type Calibration } from '../src/calibration.ts';
import { CERTAIN } from '../src/position/weights.ts';

describe('a chance', () => {
  it('grows with the odds, and is certain only where the game is over', () => {
    for (const game of ['base', 'base with boxes', 'iberia', 'another']) {
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

  it('is that of tables with boxes where there are any and it was measured', () => {
    const entry = (id: string, boxes?: readonly string[]): string =>
      calibrationOf({ id, config: boxes === undefined ? {} : { boxes } });
    expect(entry('base')).toBe('base');
    expect(entry('base', [])).toBe('base');
    expect(entry('base', ['lab'])).toBe('base with boxes');
    expect(entry('iberia', ['lab'])).toBe('iberia');
  });

  it('is that of tables with challenges of the boxes once it was measured', () => {
    const table = { id: 'base', config: { boxes: ['brink'], challenges: ['mutation'] } };
    const known = { base: PLAIN, 'base with boxes': PLAIN };
    expect(calibrationOf(table, known)).toBe('base with boxes');
    const measured = { ...known, 'base with challenges': PLAIN };
    expect(calibrationOf(table, measured)).toBe('base with challenges');
    expect(calibrationOf(table, { ...measured, 'base with mutation': PLAIN })).toBe('base with mutation');
  });
});
