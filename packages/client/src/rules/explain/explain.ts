// Explains anything of any game at once. It brings all texts along: what is on the page from the start uses `loadExplanations`.
import type { Language } from '../../words/words.ts';
import { PLACES as BASE_PLACES } from '../pages/base/places.ts';
import { PLACES as IBERIA_PLACES } from '../pages/iberia/places.ts';
import { texts as baseEnglish } from './base/en/index.ts';
import { texts as baseFrench } from './base/fr/index.ts';
import { RULES as BASE } from './base/rules.ts';
import type { Explanation, Explanations, What } from './explanation.ts';
import { texts as iberiaEnglish } from './iberia/en/index.ts';
import { texts as iberiaFrench } from './iberia/fr/index.ts';
import { RULES as IBERIA } from './iberia/rules.ts';
import { lookUp } from './lookUp.ts';

const base = { book: 'base', rules: BASE, places: BASE_PLACES } as const;
const iberia = { book: 'iberia', rules: IBERIA, places: IBERIA_PLACES } as const;

const EXPLANATIONS: Readonly<Record<string, Readonly<Record<Language, Explanations>>>> = {
  base: { en: { ...base, texts: baseEnglish }, fr: { ...base, texts: baseFrench } },
  iberia: { en: { ...iberia, texts: iberiaEnglish }, fr: { ...iberia, texts: iberiaFrench } },
};

export function explain(language: Language, game: string, what: What): Explanation | undefined {
  const explanations = EXPLANATIONS[game]?.[language];
  return explanations === undefined ? undefined : lookUp(explanations, what);
}
