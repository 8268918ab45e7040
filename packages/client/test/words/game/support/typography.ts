// What must not be found in a text that people read.
import type { Language } from '../../../../src/words/words.ts';

const ALWAYS: Readonly<Record<string, RegExp>> = {
  'something missing': /undefined|null|NaN|\[object|[{}#~]/u,
  'two spaces': / {2}/u,
  'a straight apostrophe or quote': /['"]/u,
  'a space before a comma or full stop': /\s[,.)]/u,
  'an empty list': /: \.|: $/u,
};

const FRENCH: Readonly<Record<string, RegExp>> = {
  'no space that holds before : ; ! ?': /[^\u00a0\u202f][:;!?]/u,
  'an article that did not melt': /(?<!\p{L})(?:de|à) [Ll]e /u,
  'an elision that was missed': /(?<!\p{L})(?:de|que|le|la) [AEIOUÉaeioué]/u,
};

/** The names of the rules that a text breaks. */
export function faults(language: Language, text: string): string[] {
  const rules = language === 'fr' ? { ...ALWAYS, ...FRENCH } : ALWAYS;
  return Object.entries(rules).flatMap(([name, rule]) => (rule.test(text) ? [name] : []));
}
