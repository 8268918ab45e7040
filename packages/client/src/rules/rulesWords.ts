// The texts of the rules screen in the chosen language.
import type { Language } from '../words/words.ts';
import { words as english } from './words/en.ts';
import { words as french } from './words/fr.ts';
import type { RulesWords } from './words.ts';

const WORDS: Readonly<Record<Language, RulesWords>> = { en: english, fr: french };

export const rulesWords = (language: Language): RulesWords => WORDS[language];
