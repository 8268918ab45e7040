// Picking card after card comes to exactly the sets on offer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickCards, setsOf, toggleCard, type CardSet } from '../../src/choices/cardSets.ts';

const SETS: readonly CardSet[] = [
  ['bangkok', 'manila', 'osaka'],
  ['bangkok', 'manila', 'tokyo'],
  ['bangkok', 'osaka', 'tokyo'],
];

test('which cards can be added, which are needed, when a set is complete', () => {
  expect(pickCards(SETS, [])).toMatchObject({
    addable: ['bangkok', 'manila', 'osaka', 'tokyo'],
    needed: ['bangkok'],
    complete: undefined,
    missing: { fewest: 3, most: 3 },
  });
  expect(pickCards(SETS, ['manila']).addable).toEqual(['bangkok', 'osaka', 'tokyo']);
  expect(pickCards(SETS, ['manila', 'tokyo'])).toMatchObject({ addable: ['bangkok'], needed: ['bangkok'] });
  expect(pickCards(SETS, ['tokyo', 'bangkok', 'manila'])).toMatchObject({ addable: [], complete: SETS[1] });
});

test('sets of different sizes', () => {
  const sets = [['paris'], ['paris', 'milan']];
  expect(pickCards(sets, ['paris'])).toMatchObject({ complete: ['paris'], addable: ['milan'] });
  expect(pickCards(sets, []).missing).toEqual({ fewest: 1, most: 2 });
});

test('a card is put back by picking it again, and what fits no set is not picked', () => {
  expect(toggleCard(SETS, ['manila'], 'manila')).toEqual([]);
  expect(toggleCard(SETS, ['manila'], 'tokyo')).toEqual(['manila', 'tokyo']);
  expect(toggleCard(SETS, ['manila', 'tokyo'], 'osaka')).toEqual(['manila', 'tokyo']);
});

test('the sets of a question are the values of its options', () => {
  const options = [...SETS.map((value) => ({ value, count: 1 })), { value: undefined, count: 1 }];
  expect(setsOf({ operand: 'cards', type: 'cards', options })).toEqual(SETS);
});

test('adding what can be added always comes to a set', () => {
  const card = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const sets = fc.array(fc.uniqueArray(card, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  const picks = fc.array(fc.nat(), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(sets, picks, (all, numbers) => {
      let picked: CardSet = [];
      for (const number of numbers) {
        const { addable } = pickCards(all, picked);
        if (addable.length > 0) picked = toggleCard(all, picked, addable[number % addable.length]!);
      }
      const { complete, addable } = pickCards(all, picked);
      expect([complete?.toSorted(), addable]).toEqual([picked.toSorted(), []]);
    }),
    { seed: 1 },
  );
});
