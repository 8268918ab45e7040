// Places light up for what is on offer there, and nowhere else.
import { expect, test } from 'vitest';
import { placesOf } from '../../src/choices/places.ts';
import { readOffers } from '../../src/choices/read.ts';
import { factsOf } from '../../src/games/games.ts';

const LEGAL = [
  'end',
  'drive toledo',
  'rail madrid-toledo',
  'purify ciudad-real-madrid-toledo with madrid',
  'treat blue and red in toledo',
  'give madrid to 2',
];
const offers = readOffers(factsOf('iberia'), LEGAL, 1);

test('cities, regions and lines, but no cards', () => {
  const places = placesOf(offers);
  expect([...places.cities]).toEqual(['toledo']);
  expect([...places.regions]).toEqual(['ciudad-real-madrid-toledo']);
  expect([...places.lines]).toEqual(['madrid-toledo']);
});
