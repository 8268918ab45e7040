// Operand by operand every offer can be reached, whatever the order of the answers, and no answer leads nowhere.
import { expect, test } from 'vitest';
import { answer, back, keepFitting, narrow, type Answers } from '../../src/choices/narrow.ts';
import type { Offer } from '../../src/choices/offer.ts';
import { readOffers } from '../../src/choices/read.ts';
import { factsOf } from '../../src/games/games.ts';
import { chanceFrom, lookAround, tables } from './positions.ts';

const offersOf = (...legal: readonly string[]): Offer[] => readOffers(factsOf('base'), legal, 1);
const iberian = (...legal: readonly string[]): Offer[] => readOffers(factsOf('iberia'), legal, 1);

test('what has one value is not asked', () => {
  const offers = offersOf('give atlanta to 2', 'give atlanta to 3');
  const state = narrow(offers);
  expect(state.decided).toEqual([{ operand: 'card', value: 'atlanta' }]);
  expect(state.question).toEqual({
    operand: 'player',
    type: 'seat',
    options: [
      { value: '2', count: 1 },
      { value: '3', count: 1 },
    ],
  });
  expect(state.complete).toBeUndefined();
  expect(narrow(offers, answer([], 'player', '3')).complete?.words).toBe('give atlanta to 3');
});

test('a kind with one offer is complete at once, and without offers nothing is', () => {
  expect(narrow(offersOf('end')).complete?.words).toBe('end');
  expect(narrow([])).toMatchObject({ offers: [], complete: undefined, question: undefined });
});

test('an operand that may be left out is asked about with “without” as an answer', () => {
  const offers = iberian('sail porto', 'sail porto with 2', 'sail vigo');
  const to = narrow(offers).question;
  expect(to?.options).toEqual([
    { value: 'porto', count: 2 },
    { value: 'vigo', count: 1 },
  ]);
  const some = narrow(offers, answer([], 'to', 'porto'));
  expect(some.question?.options.map(({ value }) => value)).toEqual([undefined, '2']);
  expect(narrow(offers, answer(answer([], 'to', 'porto'), 'pawn', undefined)).complete?.words).toBe(
    'sail porto',
  );
  expect(narrow(offers, answer([], 'to', 'vigo')).complete?.words).toBe('sail vigo');
});

test('a step back forgets the last answer, a new answer takes the place of the old one', () => {
  const answers = answer(answer([], 'to', 'porto'), 'pawn', '2');
  expect(back(answers)).toEqual([{ operand: 'to', value: 'porto' }]);
  expect(back([])).toEqual([]);
  expect(answer(answers, 'to', 'vigo')).toEqual([
    { operand: 'pawn', value: '2' },
    { operand: 'to', value: 'vigo' },
  ]);
});

test('answers that no longer fit are dropped from the first wrong one on', () => {
  const answers = answer(answer([], 'card', 'atlanta'), 'player', '2');
  expect(keepFitting(offersOf('give atlanta to 3', 'give cairo to 2'), answers)).toEqual(answers.slice(0, 1));
  expect(keepFitting(offersOf('give cairo to 2'), answers)).toEqual([]);
  expect(keepFitting(offersOf('give atlanta to 2'), answers)).toEqual(answers);
});

test('sets of cards are the same in any order', () => {
  const offers = offersOf('cure red with bangkok manila', 'cure red with manila osaka');
  const answers = answer([], 'cards', ['manila', 'bangkok']);
  expect(narrow(offers, answers).complete?.words).toBe('cure red with bangkok manila');
});

test('random answers always end at an offer, and their counts add up', () => {
  const chance = chanceFrom(5);
  const ends = new Set<string>();
  lookAround(tables(), 1, ({ facts, legal, seat }) => {
    const byKind = Map.groupBy(readOffers(facts, legal, seat), ({ kind }) => kind);
    for (const offers of byKind.values()) {
      let answers: Answers = [];
      let state = narrow(offers, answers);
      while (state.complete === undefined) {
        const question = state.questions[chance(state.questions.length)]!;
        const counts = question.options.map(({ count }) => count);
        expect(counts.reduce((a, b) => a + b)).toBe(state.offers.length);
        expect(question.options.length).toBeGreaterThan(1);
        const option = question.options[chance(question.options.length)]!;
        answers = answer(answers, question.operand, option.value);
        const next = narrow(offers, answers);
        expect(next.offers).toHaveLength(option.count);
        state = next;
      }
      expect(state.offers).toEqual([state.complete]);
      expect(legal).toContain(state.complete.words);
      ends.add(`${facts.id} ${state.complete.kind.name}`);
    }
  });
  expect(ends.size).toBeGreaterThan(65);
});
