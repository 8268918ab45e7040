// Forms of a word by number, chosen as the language does.
import type { Language } from './words.ts';

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** “#” stands for the number, written as the language does. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other;
    return form.replaceAll('#', numbers.format(count));
  };
}
