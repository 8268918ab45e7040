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

/** Words that are the same in both languages, and names. */
const SAME =
  /^(?:Cordon|English|Français|Natural Earth|React|Barlow Condensed|Figtree|Libre Caslon Text|Actions|Situation|Menu|Plan|Rails|Stations|Volume|Le Caire|(?:\S+|Le Caire) (?:points?|actions?|cubes?)|Place .*)$/u;

/** “1 cards”, “0 cartes”: a count that does not go with its word. In French, 0 is one of the singular. */
const COUNTED = {
  en: /(?<![\d.,\u202f])1 (?!is\b)\p{L}+s\b/u,
  fr: /(?<![\d.,\u202f])[01] \p{L}+s\b/u,
} as const;
/** What is told a text (points as they are written, names) or a number that is never so small is not counted. */
const NO_COUNT =
  /^(?:behind|points|byPlay|(?:between\.)?byLuck|bestAndPlayed|name\.bad|log\.sat|proposals\.|infection\.epidemicWithin|instead)/u;
/** Of how many: the word goes with the whole. */
const WHOLE = /\b(?:of(?: at most)?|sur) [\d ]+ \p{L}+/gu;

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
      ({ path, text }) => said.get(path) === text && /\p{Ll}{3}/u.test(text) && !SAME.test(text),
    );
    expect(same).toEqual([]);
  });

  test.each(LANGUAGES)('counts 0, 1 and 2 as the language does: %s', (language) => {
    const wrong = allSaid(CATALOGUES[language][area]).filter(
      ({ path, text }) => !NO_COUNT.test(path) && COUNTED[language].test(text.replaceAll(WHOLE, '')),
    );
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('has no empty text and no wrong sign: %s', (language) => {
    // Names do not stand where numbers do.
    const said = allSaid(CATALOGUES[language][area]).filter(
      ({ text }) => !/(?:Ann|Caire)ᵉ|sur Le Caire|^de (?:Ann|Le Caire) à/u.test(text),
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
