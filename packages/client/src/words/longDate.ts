// A date in words, as the language writes it. Dates of deals are those of UTC.
import { localeOf } from './locale.ts';
import type { Language } from './words.ts';

export function longDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
