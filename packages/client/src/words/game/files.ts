// Where the words of games lie, in each language. Nothing else is said here, so that they can be asked for before the page has come.
import type { Language } from '../words.ts';
import type { GamePart, Reasons, SharedPart } from './parts.ts';
import type { ReasonWords } from './reasons.ts';

interface Files {
  readonly shared: () => Promise<{ readonly shared: SharedPart }>;
  /** What is refused where a table is set up: fetched with the words of all games. */
  readonly setup: () => Promise<{ readonly configurations: Reasons }>;
  /** What only hints and the analysis say. */
  readonly advice: () => Promise<{ readonly plans: ReasonWords }>;
  readonly games: Readonly<Record<string, () => Promise<{ readonly part: GamePart }>>>;
}

export const WORDS: Readonly<Record<Language, Files>> = {
  en: {
    shared: () => import('./en/shared/index.ts'),
    setup: () => import('./en/setup/configurations.ts'),
    advice: () => import('./en/advice/plans.ts'),
    games: { base: () => import('./en/base/index.ts'), iberia: () => import('./en/iberia/index.ts') },
  },
  fr: {
    shared: () => import('./fr/shared/index.ts'),
    setup: () => import('./fr/setup/configurations.ts'),
    advice: () => import('./fr/advice/plans.ts'),
    games: { base: () => import('./fr/base/index.ts'), iberia: () => import('./fr/iberia/index.ts') },
  },
};
