// The words of each language and game, taken apart.
import { BOXES } from '../../../../src/boxes/boxes.ts';
import { withBox } from '../../../../src/boxes/part.ts';
import { part as baseEn } from '../../../../src/words/game/en/base/index.ts';
import { part as iberiaEn } from '../../../../src/words/game/en/iberia/index.ts';
import { shared as sharedEn } from '../../../../src/words/game/en/shared/index.ts';
import { part as baseFr } from '../../../../src/words/game/fr/base/index.ts';
import { part as iberiaFr } from '../../../../src/words/game/fr/iberia/index.ts';
import { shared as sharedFr } from '../../../../src/words/game/fr/shared/index.ts';
import type { GameWords } from '../../../../src/words/game/gameWords.ts';
import { makeGameWords } from '../../../../src/words/game/make.ts';
import type { GamePart, SharedPart } from '../../../../src/words/game/parts.ts';
import type { Language } from '../../../../src/words/words.ts';

export const SHARED: Readonly<Record<Language, SharedPart>> = { en: sharedEn, fr: sharedFr };

/** A game with all its boxes. */
async function whole(language: Language, game: string, part: GamePart): Promise<GamePart> {
  let sum = part;
  for (const box of BOXES)
    if (box.game === game)
      sum = withBox(sum, (await box.texts[language]()).texts, SHARED[language].playEvent);
  return sum;
}

export const PARTS: Readonly<Record<Language, Readonly<Record<string, GamePart>>>> = {
  en: { base: await whole('en', 'base', baseEn), iberia: iberiaEn },
  fr: { base: await whole('fr', 'base', baseFr), iberia: iberiaFr },
};

/** What each language says about the games and all their boxes. */
export const WHOLE: Readonly<Record<Language, GameWords>> = {
  en: makeGameWords(SHARED.en, PARTS.en),
  fr: makeGameWords(SHARED.fr, PARTS.fr),
};

/** The words of a game; those of a box are among those of its game. */
export function partOf(language: Language, game: string): GamePart {
  const part = PARTS[language][BOXES.find(({ id }) => id === game)?.game ?? game];
  if (part === undefined) throw new Error(`no words for ${game}`);
  return part;
}
