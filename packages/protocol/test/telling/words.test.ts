// The small words that page and terminal share.
import type { Fact } from '@cordon/engine';
import { expect, test } from 'vitest';
import { infectionLength, listed, titleOf, wholePercent } from '../../src/telling/index.ts';

test('ids become titles', () => {
  expect(titleOf('medic')).toBe('Medic');
  expect(titleOf('one-quiet-night')).toBe('One Quiet Night');
  expect(titleOf('influx-of-patients')).toBe('Influx of Patients');
  expect(titleOf('')).toBe('');
});

test('several things in a row', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('a chance is never none or all where it is not certain', () => {
  expect([0, 0.0004, 0.002, 0.456, 0.997, 0.9996, 1].map(wholePercent)).toEqual([
    { bound: 'none', percent: 0 },
    { bound: 'none', percent: 0 },
    { bound: 'below', percent: 1 },
    { bound: 'none', percent: 46 },
    { bound: 'above', percent: 99 },
    { bound: 'none', percent: 100 },
    { bound: 'none', percent: 100 },
  ]);
});

test('an infection card and all it sets off belong together', () => {
  const names = ['epidemicDrawn', 'infectionDrawn', 'outbreak', 'placed', 'tokenSpent', 'infectionDiscarded'];
  // Only the names are looked at.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const facts = names.map((fact) => ({ fact })) as unknown as Fact[];
  expect(infectionLength(facts, 0, [])).toBe(0);
  expect(infectionLength(facts, 1, [])).toBe(3);
  expect(infectionLength(facts, 1, ['tokenSpent'])).toBe(5);
  expect(infectionLength(facts, 2, ['tokenSpent'])).toBe(4);
});

test('a card that brings two diseases is told one after the other', () => {
  const step = (fact: 'placed' | 'outbreak', colour: string) => ({ fact, city: 'milan', colour });
  // Only names and colours are looked at.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const facts = [
    { fact: 'infectionDrawn', city: 'milan', from: 'top' },
    step('outbreak', 'blue'),
    step('placed', 'blue'),
    step('outbreak', 'purple'),
    step('placed', 'purple'),
    { fact: 'infectionDiscarded', city: 'milan' },
  ] as unknown as Fact[];
  expect(infectionLength(facts, 0, [])).toBe(3);
  expect(infectionLength(facts, 3, [])).toBe(3);
});
