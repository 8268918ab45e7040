// The words of each language and game, taken apart.
import { part as baseEn } from '../../../../src/words/game/en/base/index.ts';
import { part as iberiaEn } from '../../../../src/words/game/en/iberia/index.ts';
import { shared as sharedEn } from '../../../../src/words/game/en/shared/index.ts';
import { part as baseFr } from '../../../../src/words/game/fr/base/index.ts';
import { part as iberiaFr } from '../../../../src/words/game/fr/iberia/index.ts';
import { shared as sharedFr } from '../../../../src/words/game/fr/shared/index.ts';
import type { GamePart, SharedPart } from '../../../../src/words/game/parts.ts';
import type { Language } from '../../../../src/words/words.ts';

export const SHARED: Readonly<Record<Language, SharedPart>> = { en: sharedEn, fr: sharedFr };
export const PARTS: Readonly<Record<Language, Readonly<Record<string, GamePart>>>> = {
  en: { base: baseEn, iberia: iberiaEn },
  fr: { base: baseFr, iberia: iberiaFr },
};

export function partOf(language: Language, game: string): GamePart {
  const part = PARTS[language][game];
  if (part === undefined) throw new Error(`no words for ${game}`);
  return part;
}
