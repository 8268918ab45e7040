// What is wrong with the typography of a text in its language; nothing, if it is right.
import type { Language } from '../../src/words/words.ts';

const WRONG: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/['"]/u, /\s[:;!?,.]/u, / {2}/u, /^\s|\s$/u, /[«»]/u],
  fr: [/['"]/u, /[^\u00A0][:;!?»]/u, /«[^\u00A0]/u, /\s[,.]/u, / {2}/u, /^\s|\s$/u, /[“”]/u],
};

export function wrongIn(language: Language, text: string): string[] {
  return WRONG[language]
    .filter((pattern) => pattern.test(text))
    .map((pattern) => `${String(pattern)} in “${text}”`);
}
