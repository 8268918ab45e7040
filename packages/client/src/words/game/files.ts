// Where the words of games lie, in each language. Nothing else is said here, so that they can be asked for before the page has come.
import type { Language } from '../words.ts';
import type { GamePart, SharedPart } from './parts.ts';

interface Files {
  readonly shared: () => Promise<{ readonly shared: SharedPart }>;
  readonly games: Readonly<Record<string, () => Promise<{ readonly part: GamePart }>>>;
}

export const WORDS: Readonly<Record<Language, Files>> = {
  en: {
    shared: () => import('./en/shared/index.ts'),
    games: { base: () => import('./en/base/index.ts'), iberia: () => import('./en/iberia/index.ts') },
  },
  fr: {
    shared: () => import('./fr/shared/index.ts'),
    games: { base: () => import('./fr/base/index.ts'), iberia: () => import('./fr/iberia/index.ts') },
  },
};
