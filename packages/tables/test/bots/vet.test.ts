// Which deal is worth a day: deterministic, winnable with open cards, not lost in the first round.
import { formatSeed, seedFromText } from '@cordon/engine';
import { expect, test } from 'vitest';
import { RUNS } from '../../src/bots/runs.ts';
import { vet } from '../../src/bots/vet.ts';
import { gameFor } from '../../src/tables/games.ts';

const { config } = gameFor({ players: 2, epidemics: 4, options: { hands: 'open' } });
const seedOf = (number: number): string => formatSeed(seedFromText(`vetted ${String(number)}`));

test('one that can be won is taken, and the same one every time', () => {
  const seeds = [0, 1, 2].map(seedOf);
  const chosen = vet({ config, seeds });
  expect(vet({ config, seeds })).toBe(chosen);
  expect(vet({ config, seeds: seeds.slice(chosen) })).toBe(0);
  expect(RUNS.vet({ config, seeds }, () => {})).toBe(chosen);
});

test('deals with boxes and challenges are tried out too', () => {
  const boxed = gameFor({
    boxes: ['brink'],
    challenges: ['mutation'],
    players: 2,
    options: { hands: 'open' },
  });
  expect(vet({ config: boxed.config, seeds: [seedOf(3)] })).toBe(0);
});

test('what is no seed is an error, and not a deal', () => {
  expect(() => vet({ config, seeds: ['no seed'] })).toThrow('no seed');
});
