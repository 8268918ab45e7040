// The words of the panels of teams: they come with those of their challenge.
import { once } from '../promises/once.ts';
import type { TeamWords } from '../words/teams.ts';
import type { Language } from '../words/words.ts';

const LOADED: Readonly<Record<Language, () => Promise<{ readonly teams: TeamWords }>>> = {
  en: () => import('../boxes/lab/en/teamPanels.ts'),
  fr: () => import('../boxes/lab/fr/teamPanels.ts'),
};

const loaded = once(async (language: string) => (await LOADED[language === 'fr' ? 'fr' : 'en']()).teams);

/** The same promise for the same language, so that components can wait for it. */
export function teamWords(language: Language): Promise<TeamWords> {
  return loaded(language);
}
