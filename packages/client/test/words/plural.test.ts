import { expect, it } from 'vitest';
import { pluralIn } from '../../src/words/plural.ts';

const FORMS = { one: '# card', other: '# cards' };

it('chooses the form as the language does', () => {
  const [en, fr] = [pluralIn('en'), pluralIn('fr')];
  expect([0, 1, 2].map((count) => en(count, FORMS))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map((count) => fr(count, FORMS))).toEqual(['0 card', '1 card', '2 cards']);
});

it('writes the number as the language does, wherever it stands', () => {
  expect(pluralIn('en')(1234, { one: '', other: '# of #' })).toBe('1,234 of 1,234');
  expect(pluralIn('fr')(1234, { one: '', other: '#' })).toMatch(/^1\s234$/u);
  expect(pluralIn('en')(1, { one: 'one card', other: '' })).toBe('one card');
});
