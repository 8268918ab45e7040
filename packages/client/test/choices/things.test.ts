// A card that somebody clicks finds what can be done with it.
import { packPrices } from '@cordon/protocol';
import { expect, test } from 'vitest';
import type { Offer } from '../../src/choices/offer.ts';
import { readOffers } from '../../src/choices/read.ts';
import { actionsIn, cardsUnnamed, offersWithCard, withoutActions } from '../../src/choices/things.ts';
import { factsOf } from '../../src/games/games.ts';

const LEGAL = [
  'drive paris',
  'direct paris',
  'direct milan',
  'charter cairo',
  'charter lima',
  'give london to 2',
  'cure blue with london milan paris essen madrid',
  'treat blue',
  'airlift 2 to paris',
];
const TAKEN = [
  [],
  ['paris'],
  ['milan'],
  ['london'],
  ['london'],
  [],
  LEGAL[6]!.split(' ').slice(3),
  [],
  ['airlift'],
];
const prices = packPrices(TAKEN.map((cards) => ({ actions: 1, cards })));
const offers = readOffers(factsOf('base'), LEGAL, 1, prices);
const words = (some: readonly Offer[]): string[] => some.map((offer) => offer.words);

test('a card: named, spent without being named, or played', () => {
  expect(words(offersWithCard('paris', offers))).toEqual(['direct paris', LEGAL[6]]);
  expect(words(offersWithCard('london', offers))).toEqual([
    'charter cairo',
    'charter lima',
    'give london to 2',
    LEGAL[6],
  ]);
  expect(words(offersWithCard('airlift', offers))).toEqual(['airlift 2 to paris']);
  expect(offersWithCard('lima', offers)).toEqual([]);
});

test('cards that a command takes and does not name', () => {
  const unnamed = offers.map((offer) => cardsUnnamed(offer));
  expect(unnamed).toEqual([[], ['paris'], ['milan'], ['london'], ['london'], [], [], [], []]);
});

test('tells the fewest and the most actions that offers take', () => {
  const at = (...counts: readonly number[]): Offer[] =>
    counts.map((actions) => ({
      seat: 1,
      words: '',
      kind: factsOf('base').kinds[0]!,
      operands: {},
      price: { actions, cards: [] },
    }));
  expect(actionsIn(at(2, 1, 2))).toEqual([1, 2]);
  expect(actionsIn(at(1))).toEqual([1, 1]);
  expect(withoutActions(at(2)[0]!).price?.actions).toBe(0);
});
