import { expect, test } from 'vitest';
import { localeOf } from '../../src/words/locale.ts';

test('dates are written as the visitor does, in the language of the page', () => {
  expect(localeOf('en', ['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeOf('fr', ['fr-CA', 'en-GB'])).toBe('fr-CA');
  expect(localeOf('fr', ['de-DE'])).toBe('fr');
  const late = new Date('2026-11-18T00:45:00Z');
  const time = (language: 'en' | 'fr', wanted: readonly string[]): string =>
    new Intl.DateTimeFormat(localeOf(language, wanted), { timeStyle: 'short', timeZone: 'UTC' }).format(late);
  expect(time('en', ['en-GB'])).toBe('00:45');
  expect(time('en', ['en-US'])).toMatch(/^12:45\sAM$/u);
});
