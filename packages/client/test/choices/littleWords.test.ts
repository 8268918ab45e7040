// A line with words that say nothing finds what it means, and only when it fits nothing as it stands.
import { expect, test } from 'vitest';
import { completionsWithout } from '../../src/choices/littleWords.ts';
import { readOffers } from '../../src/choices/read.ts';
import type { NameOf } from '../../src/choices/spelling.ts';
import { cityOf, factsOf } from '../../src/games/games.ts';

const LITTLE = ['to', 'the', 'à', 'au', 'vers', 'le'];
const LEGAL = [
  'drive cairo',
  'direct cairo',
  'drive milan',
  'give milan to 2',
  'give milan to 3',
  'treat blue',
];
const offers = readOffers(factsOf('base'), LEGAL, 1);
const KINDS: Readonly<Record<string, readonly string[]>> = {
  drive: ['aller'],
  direct: ['fly direct', 'vol direct'],
};

const nameOf: NameOf = (type, id) => {
  const city = type === 'city' || type === 'card' ? cityOf('base', id) : undefined;
  return city === undefined ? (KINDS[id] ?? []) : [city.name.en, city.name.fr];
};

function found(text: string): unknown {
  const completion = completionsWithout(LITTLE, text, offers, nameOf);
  return 'offer' in completion ? [completion.result, completion.offer.words] : completion.result;
}

test.each([
  ['drive milan', ['exact', 'drive milan']],
  ['drive to Milan', ['exact', 'drive milan']],
  ['drive to the Milan', ['exact', 'drive milan']],
  ['aller au Caire', ['exact', 'drive cairo']],
  ['aller à Milan', ['exact', 'drive milan']],
  ['vol direct vers Le Caire', ['exact', 'direct cairo']],
  ['fly to cairo', ['one', 'direct cairo']],
  ['give milan to the 2', ['exact', 'give milan to 2']],
  ['to', 'none'],
  ['drove to milan', 'none'],
])('“%s”', (text, expected) => {
  expect(found(text)).toEqual(expected);
});
