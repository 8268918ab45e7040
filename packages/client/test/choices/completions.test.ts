// Whatever is typed finds what was meant: whole, by its beginning, by names of either language; or what is nearest.
import { expect, test } from 'vitest';
import { completions } from '../../src/choices/completions.ts';
import { distance } from '../../src/choices/distance.ts';
import type { Offer } from '../../src/choices/offer.ts';
import { readOffers } from '../../src/choices/read.ts';
import type { NameOf } from '../../src/choices/spelling.ts';
import { cityOf, factsOf } from '../../src/games/games.ts';
import { chanceFrom, lookAround, tables } from './positions.ts';

const FRENCH: Readonly<Record<string, readonly string[]>> = {
  drive: ['conduire'],
  give: ['donner'],
  to: ['à', 'vers'],
};

const nameIn =
  (game: string): NameOf =>
  (type, id) => {
    const city = type === 'city' || type === 'card' || type === 'cards' ? cityOf(game, id) : undefined;
    return city === undefined ? (FRENCH[id] ?? []) : [city.name.en, city.name.fr];
  };

const LEGAL = [
  'drive st-petersburg',
  'drive san-francisco',
  'drive milan',
  'direct milan',
  'give milan to 2',
  'give milan to 3',
  'treat blue',
  'treat black',
  'cure blue with essen london milan',
  'cure blue with essen london paris',
  'end',
];
const offers = readOffers(factsOf('base'), LEGAL, 1);

function found(text: string, some: readonly Offer[] = offers): unknown {
  const completion = completions(text, some, nameIn('base'));
  switch (completion.result) {
    case 'exact':
    case 'one':
      return [completion.result, completion.offer.words];
    case 'several':
      return [completion.result, ...completion.offers.map(({ words }) => words)];
    case 'none':
      return [completion.result, ...completion.nearest.map(({ words }) => words)];
  }
}

test.each([
  ['end', ['exact', 'end']],
  ['Drive San Francisco', ['exact', 'drive san-francisco']],
  ['conduire Saint-Pétersbourg', ['exact', 'drive st-petersburg']],
  ['donner Milan à 3', ['exact', 'give milan to 3']],
  ['cure blue with milan essen london', ['exact', 'cure blue with essen london milan']],
  ['dr san f', ['one', 'drive san-francisco']],
  ['dr mi', ['one', 'drive milan']],
  ['give milan 2', ['one', 'give milan to 2']],
  ['cure blue paris', ['one', 'cure blue with essen london paris']],
  ['e', ['one', 'end']],
  ['san francisco', ['one', 'drive san-francisco']],
  ['treat bl', ['several', 'treat blue', 'treat black']],
  ['drive s', ['several', 'drive st-petersburg', 'drive san-francisco']],
  ['d milan', ['several', 'drive milan', 'direct milan', 'give milan to 2', 'give milan to 3']],
  ['di milan', ['one', 'direct milan']],
])('“%s”', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('nothing typed lists everything, and nothing on offer has nothing near', () => {
  expect(found('  ')).toEqual(['several', ...LEGAL]);
  expect(found('end', [])).toEqual(['none']);
});

test('a slip of the pen finds what is nearest', () => {
  expect(found('drove milan')).toEqual(['none', 'drive milan', expect.any(String), expect.any(String)]);
  expect(found('conduire Saint-Peterbourg')).toEqual([
    'none',
    'drive st-petersburg',
    expect.any(String),
    expect.any(String),
  ]);
  expect([distance('drove', 'drive'), distance('', 'abc'), distance('ab', 'b')]).toEqual([1, 3, 1]);
});

test('every offer is found by its own words and by its names, in any position', () => {
  const chance = chanceFrom(21);
  let looked = 0;
  lookAround(tables(), 1, ({ facts, legal, seat }) => {
    if (chance(8) > 0) return;
    const some = readOffers(facts, legal, seat);
    const offer = some[chance(some.length)]!;
    const nameOf = nameIn(facts.id);
    expect(completions(offer.words, some, nameOf), offer.words).toEqual({ result: 'exact', offer });
    const french = Object.entries(offer.kind.operands).reduce(
      (text, [operand, type]) =>
        text.replace(String(offer.operands[operand]), (id) => nameOf(type, id)[1] ?? id),
      offer.words,
    );
    expect(completions(french, some, nameOf), french).toEqual({ result: 'exact', offer });
    looked++;
  });
  expect(looked).toBeGreaterThan(100);
});
