// A card that somebody clicks finds what can be done with it.
import { expect, test } from 'vitest';
import type { Offer } from '../../src/choices/offer.ts';
import { readOffers } from '../../src/choices/read.ts';
import { offersWithCard } from '../../src/choices/things.ts';
import { factsOf } from '../../src/games/games.ts';
import { BASE, viewOf } from './views.ts';

const facts = factsOf('base');
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
const offers = readOffers(facts, LEGAL, 1);
const view = viewOf(BASE, { 1: { city: 'london', hand: ['london', 'paris', 'milan', 'airlift'] } });
const words = (some: readonly Offer[]): string[] => some.map((offer) => offer.words);

test('a card: named, spent without being named, or played', () => {
  expect(words(offersWithCard('paris', offers, view, facts))).toEqual(['direct paris', LEGAL[6]]);
  expect(words(offersWithCard('london', offers, view, facts))).toEqual([
    'charter cairo',
    'charter lima',
    'give london to 2',
    LEGAL[6],
  ]);
  expect(words(offersWithCard('airlift', offers, view, facts))).toEqual(['airlift 2 to paris']);
  expect(offersWithCard('lima', offers, view, facts)).toEqual([]);
});
