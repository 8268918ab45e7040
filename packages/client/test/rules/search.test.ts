// A search finds what was meant and puts it first.
import { beforeAll, describe, expect, it } from 'vitest';
import { search } from '../../src/rules/search.ts';
import { piecesOf, type Piece } from '../../src/rules/search/pieces.ts';
import { loadRules } from './books.ts';
import { LANGUAGES } from '../../src/words/words.ts';

const piece = (heading: string, text: string, anchor = heading): Piece => ({
  section: 'a',
  sectionTitle: 'A',
  heading,
  anchor,
  text,
});

describe('search', () => {
  const pieces = [
    piece('Moving', 'A pawn goes to a city.'),
    piece('Moving', 'Outbreaks do not move pawns.'),
    piece('Outbreak', 'Cubes go to every city around.'),
    piece('Outbreak', 'A pawn stays.'),
  ];
  const texts = (query: string) => search(pieces, query).map(({ text }) => text);

  it('wants every word, in the heading or the text', () => {
    expect(texts('outbreak pawn')).toEqual(['A pawn stays.', 'Outbreaks do not move pawns.']);
    expect(texts('outbreak tram')).toEqual([]);
  });

  it('puts a word of the heading before one of the text', () => {
    expect(texts('outbreak')[0]).toBe('Cubes go to every city around.');
  });

  it('shows a heading once when only the heading fits', () => {
    expect(texts('outbreak')).toEqual(['Cubes go to every city around.', 'Outbreaks do not move pawns.']);
  });

  it('puts whole words before beginnings', () => {
    const found = search([piece('One', 'cubes'), piece('Two', 'cube')], 'cube');
    expect(found.map(({ heading }) => heading)).toEqual(['Two', 'One']);
  });

  it('marks heading and text', () => {
    const [first] = search(pieces, 'OUTBREAK stays');
    expect(first?.headingMarks).toEqual([{ from: 0, to: 8 }]);
    expect(first?.marks).toEqual([{ from: 7, to: 12 }]);
  });

  it('finds nothing for nothing', () => {
    expect(search(pieces, '  ')).toEqual([]);
  });
});

describe('in the rules', () => {
  const known = new Map<string, readonly Piece[]>();
  beforeAll(async () => {
    for (const language of LANGUAGES)
      for (const game of ['base', 'iberia'])
        known.set(`${game} ${language}`, piecesOf(await loadRules(language, game)));
  });
  const first = (where: string, query: string) => search(known.get(where)!, query)[0];

  it('finds French words without their accents', () => {
    expect(first('base fr', 'epidemie')?.heading).toMatch(/^Épidémie/u);
    expect(first('iberia fr', 'hopital deborde')?.heading).toMatch(/hôpital (?:est )?débordé$/iu);
    expect(first('base fr', 'ECLOSIONS EN CHAINE')?.heading).toBe('Éclosions en chaîne');
  });

  it('finds roles, events and commands by name', () => {
    expect(first('base en', 'quiet night')?.heading).toBe('One Quiet Night');
    expect(first('base en', 'dispatcher')).toMatchObject({ heading: 'Dispatcher', section: 'roles' });
    expect(first('iberia fr', 'purifier')?.heading).toMatch(/^Purifier l’eau/u);
  });

  it('finds a row of a table', () => {
    expect(search(known.get('base en')!, 'charter flight any city').length).toBeGreaterThan(0);
    expect(first('iberia en', 'heroic 6')).toMatchObject({ section: 'setup', text: 'Heroic · 6' });
  });
});
