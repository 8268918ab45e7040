// The French that all games share.
import type { SharedPart } from '../../parts.ts';
import { bots, endings, epidemics, options } from './choices.ts';
import { facts, unknownFact } from './facts.ts';
import { talk } from './grammar.ts';
import { kinds, questions } from './kinds.ts';
import { recap } from './recap.ts';
import { reasons, refusals } from './refusals.ts';
import { spoken } from './spoken.ts';
import { together } from './together.ts';
import { unknownWait, waits } from './waits.ts';

export const shared: SharedPart = {
  language: 'fr',
  talk,
  littleWords: ['à', 'au', 'aux', 'vers', 'en', 'de', 'du', 'des', 'le', 'la', 'les', 'l', 'd', 'un', 'une'],
  colours: { blue: 'Bleu', yellow: 'Jaune', black: 'Noir', red: 'Rouge', purple: 'Violet' },
  epidemics,
  bots,
  options,
  kinds,
  playEvent: (event) => `Jouer ${event}`,
  questions,
  facts,
  unknownFact,
  together,
  recap,
  waits,
  unknownWait,
  endings,
  reasons,
  refusals,
  refused: 'Demande refusée',
  spoken,
};
