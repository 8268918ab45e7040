// The English that all games share.
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
  language: 'en',
  talk,
  littleWords: ['to', 'the', 'a', 'an', 'at', 'into', 'towards', 'by', 'of', 'my'],
  colours: { blue: 'Blue', yellow: 'Yellow', black: 'Black', red: 'Red', purple: 'Purple' },
  epidemics,
  bots,
  options,
  kinds,
  playEvent: (event) => `Play ${event}`,
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
  refused: 'Request refused',
  spoken,
};
