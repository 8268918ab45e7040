// The texts of the guide: well set in both languages, and no longer than a card and a listener can bear.
import { describe, expect, test } from 'vitest';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import { gameWords } from '../../src/words/game/index.ts';
import { faults } from '../words/game/support/typography.ts';

const LONGEST = 300;

describe.each([english, french])('$language', ({ language, tutorial }) => {
  const say = gameWords(language);
  const names = {
    city: (city: string) => say.cityName('base', city),
    button: (kind: string) => say.kindShort('base', kind),
  };
  const texts = Object.entries(tutorial.texts).map(
    ([id, { title, text }]) => [id, title, text(names)] as const,
  );

  test.each(texts)('%s', (_, title, text) => {
    expect(faults(language, title)).toEqual([]);
    expect(faults(language, text)).toEqual([]);
    expect(text.length).toBeLessThan(LONGEST);
    expect(text).toMatch(/[.»”]$/u);
  });

  test('names the buttons that have to be pressed', () => {
    const pressed = {
      share: 'give',
      treat: 'treat',
      end: 'end',
      infect: 'infect',
      pass: 'continue',
      cure: 'cure',
    } as const;
    for (const [id, kind] of Object.entries(pressed)) {
      const [, , text] = texts.find(([one]) => one === id)!;
      expect(text).toContain(say.kindShort('base', kind));
    }
  });
});
