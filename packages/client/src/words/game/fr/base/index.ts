// The base game in French.
import type { GamePart } from '../../parts.ts';
import { kinds } from './kinds.ts';
import { deeds } from './deeds.ts';
import { events, options, roles } from './names.ts';
import { plans } from './plans.ts';
import { reasons } from './reasons.ts';
import { spoken } from './spoken.ts';
import { facts, moves, prevented, removals, waits } from './told.ts';

export const part: GamePart = {
  name: 'Jeu de base',
  won: 'Les maladies sont vaincues\u00a0: le monde respire de nouveau.',
  roles,
  events,
  challenges: {},
  options,
  epidemics: {},
  kinds,
  facts,
  within: [],
  begins: 'avec la plus grande ville\u00a0:',
  moves,
  deeds,
  removals,
  prevented,
  extra: (talk, colour, cities) =>
    `Un cube ${talk.colour(colour)} de plus${cities > 1 ? ' par ville' : ''}\u00a0:`,
  waits,
  reasons,
  spoken,
  plans,
};
