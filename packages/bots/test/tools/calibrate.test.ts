import { below, seedRandom } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { calibrated } from '../../src/calibration.ts';
import { PROSPECTS } from '../../src/position/prospect.ts';
import { meanOf } from '../../src/mean.ts';
import { binsOf, fitCalibration, measure } from '../../tools/calibrate/fit.ts';
import type { Sample } from '../../tools/calibrate/games.ts';
import { drawReliability } from '../../tools/calibrate/picture.ts';

const TRUE = { offset: -1.8, odds: 0.6, goals: 0.5, turns: 0.04, epidemics: -0.1, seats: -0.2 };
/** How near each is found. */
const NEAR = { offset: 0.4, odds: 0.12, goals: 0.12, turns: 0.025, epidemics: 0.1, seats: 0.15 };

/** Positions that are won as often as a calibration says. */
function samples(count: number): Sample[] {
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(1, 2, 3, 4));
  const share = (): number => below(random, 1_000_000) / 1_000_000;
  return Array.from({ length: count }, (_, deal) => {
    const table = { goals: below(random, 4), turns: below(random, 20) };
    const hardness = { epidemics: below(random, 7), seats: 2 + below(random, 3) };
    const futures = Array.from({ length: 4 }, () => ({ odds: 8 * share() - 4, ...table, ...hardness }));
    const chance = meanOf(futures.map((prospect) => calibrated('', prospect, TRUE)));
    return { deal, futures, won: share() < chance ? 1 : 0 };
  });
}

describe('calibration', () => {
  it('finds the numbers that positions were won by', () => {
    const found = fitCalibration(samples(4000));
    for (const name of ['offset', ...PROSPECTS] as const)
      expect(Math.abs(found[name] - TRUE[name]), name).toBeLessThan(NEAR[name]);
  });

  it('does not run away where all games ended alike', () => {
    const { odds, offset } = fitCalibration(samples(30).map((sample) => ({ ...sample, won: 0 })));
    expect(Math.abs(odds)).toBeLessThan(20);
    expect(Math.abs(offset)).toBeLessThan(20);
  });

  it('makes chances truer, which the bins and the score show', () => {
    const all = samples(6000);
    const { brier, brierRaw, brierOfMean, positions } = measure(all, TRUE);
    expect(positions).toBe(6000);
    expect(brier).toBeLessThan(brierRaw);
    expect(brier).toBeLessThan(brierOfMean);
    const bins = binsOf(all, TRUE, 10);
    expect(bins.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 600));
    for (const { said, won } of bins) expect(Math.abs(said - won)).toBeLessThan(0.08);
    const picture = drawReliability([{ name: 'a game', bins, brier }]);
    expect(picture.match(/<circle /gu)).toHaveLength(11);
    expect(picture).toContain('a game: Brier score 0.');
  });
});
