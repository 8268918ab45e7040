// Brings the explanations of one game in one language when somebody first needs them.
import type { Language } from '../../words/words.ts';
import type { Explanations } from './explanation.ts';

type Loader = () => Promise<Explanations>;

const LOADERS: Readonly<Record<string, Readonly<Record<Language, Loader>>>> = {
  base: {
    en: async () => ({ ...(await baseRules()), texts: (await import('./base/en/index.ts')).texts }),
    fr: async () => ({ ...(await baseRules()), texts: (await import('./base/fr/index.ts')).texts }),
  },
  iberia: {
    en: async () => ({ ...(await iberiaRules()), texts: (await import('./iberia/en/index.ts')).texts }),
    fr: async () => ({ ...(await iberiaRules()), texts: (await import('./iberia/fr/index.ts')).texts }),
  },
};

async function baseRules(): Promise<Pick<Explanations, 'rules'>> {
  return { rules: (await import('./base/rules.ts')).RULES };
}

async function iberiaRules(): Promise<Pick<Explanations, 'rules'>> {
  return { rules: (await import('./iberia/rules.ts')).RULES };
}

/** Undefined for a game that nothing is written about. */
export async function loadExplanations(language: Language, game: string): Promise<Explanations | undefined> {
  return LOADERS[game]?.[language]();
}
