// Brings the words of a language: those of a table first, all others when a screen needs them.
import { once } from '../promises/once.ts';
import { wholeOf } from './whole.ts';
import type { CoreWords, Language, OtherWords, Words } from './words.ts';

interface Loaders {
  readonly core: () => Promise<{ readonly core: CoreWords }>;
  readonly rest: () => Promise<{ readonly rest: OtherWords }>;
}

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: { core: () => import('./en/core.ts'), rest: () => import('./en/rest.ts') },
  fr: { core: () => import('./fr/core.ts'), rest: () => import('./fr/rest.ts') },
};

export const loadWords = once(
  async (language: Language): Promise<CoreWords> => (await LOADERS[language].core()).core,
);

export const loadAllWords = once(async (language: Language): Promise<Words> => {
  const [core, { rest }] = await Promise.all([loadWords(language), LOADERS[language].rest()]);
  return wholeOf(core, rest);
});
