// The language of this visitor, for whoever needs it before the settings are there.
import { LANGUAGES, type Language } from '../words/words.ts';

export const KEY = 'cordon.settings';

/** The settings as they were kept. */
export function keptSettings(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? 'en'
  );
}

/** What was chosen, or else what the browser asks for. */
export function languageNow(): Language {
  const chosen = /"language":"(?<language>\w+)"/u.exec(keptSettings() ?? '')?.groups?.['language'];
  return LANGUAGES.find((known) => known === chosen) ?? preferredLanguage();
}
