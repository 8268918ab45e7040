// Brings the explanations of one game in one language when somebody first needs them.
import type { Language } from '../../words/words.ts';
import type { Explanations } from './explanation.ts';

type Loader = () => Promise<Explanations>;
type Untold = Omit<Explanations, 'texts'>;

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

async function baseRules(): Promise<Untold> {
  const [{ RULES }, { PLACES }] = await Promise.all([
    import('./base/rules.ts'),
    import('../pages/base/places.ts'),
  ]);
  return { book: 'base', rules: RULES, places: PLACES };
}

async function iberiaRules(): Promise<Untold> {
  const [{ RULES }, { PLACES }] = await Promise.all([
    import('./iberia/rules.ts'),
    import('../pages/iberia/places.ts'),
  ]);
  return { book: 'iberia', rules: RULES, places: PLACES };
}

/** Undefined for a game that nothing is written about. */
export async function loadExplanations(language: Language, game: string): Promise<Explanations | undefined> {
  return LOADERS[game]?.[language]();
}
