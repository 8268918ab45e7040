// What stands on the rules screen can be linked to, read aloud and found again.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rulesWords } from '../../../src/rules/rulesWords.ts';
import { Contents } from '../../../src/rules/screen/Contents.tsx';
import { Marked } from '../../../src/rules/screen/Marked.tsx';
import { RulesText } from '../../../src/rules/screen/RulesText.tsx';
import { SearchField } from '../../../src/rules/screen/SearchField.tsx';
import { piecesOf } from '../../../src/rules/search/pieces.ts';
import { LANGUAGES } from '../../../src/words/words.ts';
import { loadRules } from '../books.ts';
import { wrongIn } from '../typography.ts';

const ignore = () => undefined;

describe('the text', () => {
  it('has a place for every piece that a search finds', async () => {
    const rules = await loadRules('en', 'iberia');
    const html = renderToStaticMarkup(
      <RulesText page={rules.page} words={rulesWords('en')} searched={[]} onOpen={ignore} />,
    );
    const places = new Set([...html.matchAll(/id="rules-([\w-]+)"/gu)].map(([, id]) => id));
    for (const { anchor } of piecesOf(rules)) expect(places).toContain(anchor);
    expect(html).toContain('href="/rules/iberia/ships"');
    expect(html).not.toContain('<mark');
  });

  it('marks what was searched for, in tables too', async () => {
    const { page } = await loadRules('fr', 'base');
    const html = renderToStaticMarkup(
      <RulesText page={page} words={rulesWords('fr')} searched={['heroique']} onOpen={ignore} />,
    );
    expect(html).toMatch(/<th scope="row"><span><mark[^>]*>Héroïque<\/mark><\/span><\/th>/u);
  });
});

describe('a marked text', () => {
  it('is the text and nothing else', () => {
    const text = 'Chaque éclosion d’une chaîne compte.';
    const html = renderToStaticMarkup(
      <Marked
        text={text}
        marks={[
          { from: 7, to: 15 },
          { from: 22, to: 28 },
        ]}
      />,
    );
    expect(html.replaceAll(/<[^>]*>/gu, '')).toBe(text);
    expect([...html.matchAll(/<mark[^>]*>([^<]*)/gu)].map(([, each]) => each)).toEqual([
      'éclosion',
      'chaîne',
    ]);
  });
});

describe('the contents', () => {
  it('say where one is', async () => {
    const { page } = await loadRules('en', 'base');
    const html = renderToStaticMarkup(
      <Contents
        book="base"
        sections={page.sections}
        section="cures"
        words={rulesWords('en')}
        onOpen={ignore}
      />,
    );
    expect([...html.matchAll(/aria-current="location"[^>]*>([^<]*)/gu)].map(([, each]) => each)).toEqual([
      'Cures and eradication',
    ]);
    expect([...html.matchAll(/<li>/gu)]).toHaveLength(page.sections.length);
  });
});

describe('the field', () => {
  const say = (language: 'en' | 'fr', count: number | undefined) =>
    /role="status"[^>]*>([^<]*)/u.exec(
      renderToStaticMarkup(
        <SearchField
          language={language}
          words={rulesWords(language)}
          query="x"
          count={count}
          onQuery={ignore}
        />,
      ),
    )?.[1];

  it('says aloud how much was found', () => {
    expect(say('en', 1)).toBe('1 passage');
    expect(say('fr', 2)).toBe('2 passages');
    expect(say('en', 0)).toBe('Nothing found. Try fewer or shorter words.');
    expect(say('en', undefined)).toBe('');
  });
});

it.each(LANGUAGES)('the words of the screen are set as the language is (%s)', (language) => {
  const { found, linkTo, table, ...texts } = rulesWords(language);
  const all = [...Object.values(texts), found.one, found.other, linkTo('x'), table('x')];
  expect(all.flatMap((text) => wrongIn(language, text))).toEqual([]);
});
