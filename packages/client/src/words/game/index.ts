// What the page says about the games, in every language at once. Where weight matters, load.ts brings one language at a time.
import type { Language } from '../words.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import type { GameWords } from './gameWords.ts';

const WORDS: Readonly<Record<Language, GameWords>> = { en: english, fr: french };

export function gameWords(language: Language): GameWords {
  return WORDS[language];
}

export type { GameWords } from './gameWords.ts';
export { speakerOf, type Speaker } from './speaker.ts';
export { threatsOf } from './telling/threats.ts';
export { waves } from './telling/waves.ts';
