// The words of the panels of the Bio-Terrorist: they come with those of his challenge.
import { once } from '../promises/once.ts';
import type { OpponentWords } from '../words/opponent.ts';
import type { Language } from '../words/words.ts';

const LOADED: Readonly<Record<Language, () => Promise<{ readonly opponent: OpponentWords }>>> = {
  en: () => import('../boxes/brink/en/terroristPanels.ts'),
  fr: () => import('../boxes/brink/fr/terroristPanels.ts'),
};

const loaded = once(async (language: string) => (await LOADED[language === 'fr' ? 'fr' : 'en']()).opponent);

/** The same promise for the same language, so that components can wait for it. */
export function opponentWords(language: Language): Promise<OpponentWords> {
  return loaded(language);
}
