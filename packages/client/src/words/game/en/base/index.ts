// The base game in English.
import type { GamePart } from '../../parts.ts';
import { kinds } from './kinds.ts';
import { deeds, went } from './deeds.ts';
import { events, options, roles } from './names.ts';
import { plans } from './plans.ts';
import { reasons } from './reasons.ts';
import { spoken } from './spoken.ts';
import { facts, moves, prevented, removals, waits } from './told.ts';

export const part: GamePart = {
  name: 'Base game',
  won: 'The diseases are beaten: the world can breathe again.',
  roles,
  events,
  challenges: {},
  options,
  epidemics: {},
  kinds,
  facts,
  within: [],
  begins: 'with the largest city:',
  moves,
  went,
  deeds,
  removals,
  prevented,
  extra: (talk, colour, cities) => `One more ${talk.colour(colour)} cube${cities > 1 ? ' each' : ''}:`,
  waits,
  reasons,
  spoken,
  plans,
};
