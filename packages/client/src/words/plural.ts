// Forms of a word by number, chosen as the language does.
import type { Language } from './words.ts';

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Which numbers take the form of one. The browser knows it as well, but what it needs to know it takes longer to load than a screen to draw. */
const IS_ONE: Readonly<Record<Language, (count: number) => boolean>> = {
  en: (count) => Math.abs(count) === 1,
  fr: (count) => Math.abs(count) < 2,
};

/** Below this every language here writes digits alone. */
const GROUPED = 1000;

function written(language: Language, count: number): string {
  const isPlain = Number.isInteger(count) && count >= 0 && count < GROUPED;
  return isPlain ? String(count) : new Intl.NumberFormat(language).format(count);
}

/** “#” stands for the number, written as the language does. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  return (count, forms) =>
    (IS_ONE[language](count) ? forms.one : forms.other).replaceAll('#', () => written(language, count));
}
