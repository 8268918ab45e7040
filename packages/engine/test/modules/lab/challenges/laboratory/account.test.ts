import { describe, expect, it } from 'vitest';
import { compareFillings, compareProcesses, compareSwaps } from './compare.ts';

const LABS = 150;

describe(`a plain account of the lab agrees with the engine in ${String(LABS)} labs`, () => {
  it('LAB-PRO-1 LAB-PRO-2 LAB-PRO-3 LAB-PRO-4 LAB-PRO-5 LAB-PRO-6 on what each arrow leaves, and which there are', () => {
    const { kept, lost } = compareProcesses(LABS);
    expect(kept).toBeGreaterThan(LABS);
    expect(lost).toBeGreaterThan(LABS / 20);
  });

  it('LAB-PRO-7 LAB-PRO-11 LAB-PRO-12 LAB-PRO-14 LAB-PRO-15 LAB-PRO-17 on every way to fill circles from a dish', () => {
    const { most, none, asked } = compareFillings(LABS);
    expect(most).toBeGreaterThan(5);
    expect(none).toBeGreaterThan(LABS / 20);
    expect(asked).toBeGreaterThan(LABS / 20);
  });

  it('LAB-SEQ-4 LAB-SEQ-5 LAB-SEQ-6 LAB-SEQ-8 LAB-SEQ-12 on what every swap keeps', () => {
    const { kept, cleared, asked } = compareSwaps(LABS);
    expect(Math.min(kept!, cleared!)).toBeGreaterThan(LABS / 10);
    expect(asked).toBeGreaterThan(LABS / 100);
  });
});
