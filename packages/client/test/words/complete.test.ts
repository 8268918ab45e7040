// The page says the same things in both languages, each in its own way and with its own typography.
import { describe, expect, it, test } from 'vitest';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import { gameNames } from '../../src/words/gameNames.ts';
import { GAMES } from '../../src/games/games.ts';
import { LANGUAGES } from '../../src/words/words.ts';
import { faults } from './game/support/typography.ts';
import { allSaid, pathsOf } from './support.ts';

const CATALOGUES = { en: english, fr: french };
const AREAS = Object.keys(english).filter((area) => area !== 'language') as Exclude<
  keyof typeof english,
  'language'
>[];

/** From so many letters on, two languages do not agree by chance. */
const LONG = 24;

it('both languages have the same areas', () => {
  expect(Object.keys(french).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(english.language).toBe('en');
  expect(french.language).toBe('fr');
});

describe.each(AREAS)('%s', (area) => {
  it('has the same texts in both languages, told the same things', () => {
    expect(pathsOf(french[area]).toSorted()).toEqual(pathsOf(english[area]).toSorted());
  });

  it('leaves no sentence in the other language', () => {
    const said = new Map(allSaid(english[area]).map(({ path, text }) => [path, text]));
    const same = allSaid(french[area]).filter(
      ({ path, text }) => text.length > LONG && said.get(path) === text,
    );
    expect(same).toEqual([]);
  });

  test.each(LANGUAGES)('has no empty text and no wrong sign: %s', (language) => {
    // Names do not stand where numbers do.
    const said = allSaid(CATALOGUES[language][area]).filter(
      ({ text }) => !/(?:Ann|Caire)ᵉ|sur Le Caire/u.test(text),
    );
    const wrong = said.flatMap(({ path, text }) => {
      const found = text.trim() === '' ? ['nothing at all'] : faults(language, text);
      return found.map((fault) => `${path}: ${fault}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});

test.each(LANGUAGES)('every game has a name: %s', (language) => {
  for (const { id } of GAMES) expect(gameNames[language](id)).not.toBe(id);
  expect(gameNames[language]('unheard-of')).toBe('unheard-of');
});
