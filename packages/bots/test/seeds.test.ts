import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeed } from '@cordon/engine';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'seeds');

const seedsIn = (file: string): string[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the lists of deals', () => {
  const lists = readdirSync(FOLDER);

  it('are for calibration, challenges, tuning, reporting and the final report', () => {
    expect(lists.toSorted()).toEqual([
      'calibration.txt',
      'challenges.txt',
      'final.txt',
      'reporting.txt',
      'tuning.txt',
    ]);
  });

  it.each(lists)('%s holds seeds', (file) => {
    const seeds = seedsIn(file);
    expect(seeds.length).toBeGreaterThanOrEqual(1000);
    expect(seeds.filter((seed) => !parseSeed(seed).ok)).toEqual([]);
  });

  it('share no deal', () => {
    const all = lists.flatMap(seedsIn);
    expect(new Set(all).size).toBe(all.length);
  });
});
