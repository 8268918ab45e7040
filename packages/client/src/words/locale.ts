// How dates and times are written: as the visitor's browser does, in the language of the page.
import type { Language } from './words.ts';

/** The first of the visitor's locales that speaks this language: “en-GB” for “en”. */
export function localeOf(
  language: Language,
  wanted: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
