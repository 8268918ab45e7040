// Brings a guided game and its words, once.
import type { GuidedId } from '../games/guided.ts';
import { once } from '../promises/once.ts';
import type { Language } from '../words/words.ts';
import { GUIDED_FILES } from './files.ts';
import type { GuideTexts } from './guided.ts';

export const loadGuidedGame = once(async (id: GuidedId) => (await GUIDED_FILES[id].game()).game);

const TEXTS: Readonly<Record<Language, (id: GuidedId) => Promise<GuideTexts>>> = {
  en: once(async (id) => (await GUIDED_FILES[id].texts.en()).texts),
  fr: once(async (id) => (await GUIDED_FILES[id].texts.fr()).texts),
};

/** The same promise for the same game and language, so that components can wait for it. */
export function loadGuideTexts(id: GuidedId, language: Language): Promise<GuideTexts> {
  return TEXTS[language](id);
}
