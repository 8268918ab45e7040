// The words of the lab board, fetched with it.
import { once } from '../promises/once.ts';
import type { LaboratoryWords } from '../words/laboratory.ts';
import type { Language } from '../words/words.ts';

const LOADED: Readonly<Record<Language, () => Promise<{ readonly laboratory: LaboratoryWords }>>> = {
  en: () => import('../boxes/lab/en/laboratory/board.ts'),
  fr: () => import('../boxes/lab/fr/laboratory/board.ts'),
};

const loaded = once(async (language: string) => (await LOADED[language === 'fr' ? 'fr' : 'en']()).laboratory);

/** The same promise for the same language, so that components can wait for it. */
export function laboratoryWords(language: Language): Promise<LaboratoryWords> {
  return loaded(language);
}
