// The words of each language and game, taken apart.
import { BOXES } from '../../../../src/boxes/boxes.ts';
import type { BoxTexts, ChallengePart, TableTexts } from '../../../../src/boxes/box.ts';
import { texts as brinkEn } from '../../../../src/boxes/brink/en/index.ts';
import { part as mutationEn } from '../../../../src/boxes/brink/en/mutation.ts';
import { part as strainEn } from '../../../../src/boxes/brink/en/strain.ts';
import { texts as brinkFr } from '../../../../src/boxes/brink/fr/index.ts';
import { part as mutationFr } from '../../../../src/boxes/brink/fr/mutation.ts';
import { part as strainFr } from '../../../../src/boxes/brink/fr/strain.ts';
import { part as terroristEn } from '../../../../src/boxes/brink/en/terrorist.ts';
import { part as terroristFr } from '../../../../src/boxes/brink/fr/terrorist.ts';
import { texts as labEn } from '../../../../src/boxes/lab/en/index.ts';
import { part as panicEn } from '../../../../src/boxes/lab/en/panic.ts';
import { part as labStrainEn } from '../../../../src/boxes/lab/en/strain.ts';
import { texts as labFr } from '../../../../src/boxes/lab/fr/index.ts';
import { part as panicFr } from '../../../../src/boxes/lab/fr/panic.ts';
import { part as labStrainFr } from '../../../../src/boxes/lab/fr/strain.ts';
import { part as laboratoryEn } from '../../../../src/boxes/lab/en/laboratory/index.ts';
import { part as laboratoryFr } from '../../../../src/boxes/lab/fr/laboratory/index.ts';
import { part as soloEn } from '../../../../src/boxes/lab/en/solo.ts';
import { part as soloFr } from '../../../../src/boxes/lab/fr/solo.ts';
import { part as teamEn } from '../../../../src/boxes/lab/en/team.ts';
import { part as teamFr } from '../../../../src/boxes/lab/fr/team.ts';
import { plainTexts, withBox, withPart } from '../../../../src/boxes/part.ts';
import { part as baseEn } from '../../../../src/words/game/en/base/index.ts';
import { part as iberiaEn } from '../../../../src/words/game/en/iberia/index.ts';
import { configurations as setupEn } from '../../../../src/words/game/en/setup/configurations.ts';
import { shared as sharedEn } from '../../../../src/words/game/en/shared/index.ts';
import { part as baseFr } from '../../../../src/words/game/fr/base/index.ts';
import { part as iberiaFr } from '../../../../src/words/game/fr/iberia/index.ts';
import { configurations as setupFr } from '../../../../src/words/game/fr/setup/configurations.ts';
import { shared as sharedFr } from '../../../../src/words/game/fr/shared/index.ts';
import type { GameWords } from '../../../../src/words/game/gameWords.ts';
import { makeGameWords } from '../../../../src/words/game/make.ts';
import type { GamePart, SharedPart } from '../../../../src/words/game/parts.ts';
import type { Language } from '../../../../src/words/words.ts';

/** With what is said where tables are set up. */
export const SHARED: Readonly<Record<Language, SharedPart>> = {
  en: { ...sharedEn, reasons: { ...sharedEn.reasons, ...setupEn } },
  fr: { ...sharedFr, reasons: { ...sharedFr.reasons, ...setupFr } },
};

const BOXES_IN: Readonly<Record<Language, readonly TableTexts[]>> = {
  en: [
    withParts(brinkEn, { 'virulent-strain': strainEn, mutation: mutationEn, 'bio-terrorist': terroristEn }),
    withParts(labEn, {
      'virulent-strain': labStrainEn,
      'worldwide-panic': panicEn,
      lab: laboratoryEn,
      solo: soloEn,
      team: teamEn,
    }),
  ],
  fr: [
    withParts(brinkFr, { 'virulent-strain': strainFr, mutation: mutationFr, 'bio-terrorist': terroristFr }),
    withParts(labFr, {
      'virulent-strain': labStrainFr,
      'worldwide-panic': panicFr,
      lab: laboratoryFr,
      solo: soloFr,
      team: teamFr,
    }),
  ],
};

function withParts(texts: BoxTexts, parts: Readonly<Record<string, ChallengePart>>): TableTexts {
  return Object.entries(parts).reduce((sum, [id, part]) => withPart(sum, id, part), plainTexts(texts));
}

/** The base game with all its boxes. */
const whole = (language: Language, part: GamePart): GamePart =>
  BOXES_IN[language].reduce((sum, texts) => withBox(sum, texts, SHARED[language].playEvent), part);

export const PARTS: Readonly<Record<Language, Readonly<Record<string, GamePart>>>> = {
  en: { base: whole('en', baseEn), iberia: iberiaEn },
  fr: { base: whole('fr', baseFr), iberia: iberiaFr },
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
