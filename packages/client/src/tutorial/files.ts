// Where each guided game lies and what is played there. Nothing else is said here, so that it can be asked for before the page has come.
import type { GuidedId } from '../games/guided.ts';
import type { Played } from '../tables/played.ts';
import type { Language } from '../words/words.ts';
import type { GuidedGame, GuideTexts } from './guided.ts';

export interface GuidedFiles {
  readonly played: Played;
  readonly game: () => Promise<{ readonly game: GuidedGame }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly texts: GuideTexts }>>>;
}

export const GUIDED_FILES: Readonly<Record<GuidedId, GuidedFiles>> = {
  first: {
    played: { game: 'base', boxes: [], challenges: [] },
    game: () => import('./first/game.ts'),
    texts: { en: () => import('./first/en.ts'), fr: () => import('./first/fr.ts') },
  },
  lab: {
    played: { game: 'base', boxes: ['lab'], challenges: ['lab'] },
    game: () => import('./lab/game.ts'),
    texts: { en: () => import('./lab/en.ts'), fr: () => import('./lab/fr.ts') },
  },
};

/** Everything a guided game is made of, besides the game itself. */
export function fetchGuided(id: GuidedId, language: Language): readonly Promise<unknown>[] {
  const { game, texts } = GUIDED_FILES[id];
  return [game(), texts[language]()];
}
