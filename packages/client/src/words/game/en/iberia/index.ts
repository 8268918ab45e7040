// Iberia in English.
import type { GamePart } from '../../parts.ts';
import { answers } from './answers.ts';
import { deeds, went } from './deeds.ts';
import { facts, moves, prevented, removals } from './facts.ts';
import { actions } from './kinds.ts';
import { challenges, events, options, roles } from './names.ts';
import { plans } from './plans.ts';
import { reasons } from './reasons.ts';
import { spoken } from './spoken.ts';
import { waits } from './waits.ts';

export const part: GamePart = {
  name: 'Iberia',
  won: 'All four diseases are researched: the peninsula is safe.',
  roles,
  events,
  challenges,
  options,
  epidemics: {},
  kinds: { ...actions, ...answers },
  facts,
  within: ['tokenSpent'],
  begins: 'with the oldest city:',
  moves,
  went,
  deeds,
  removals,
  prevented,
  extra: () => 'Yellow fever reaches',
  waits,
  reasons,
  spoken,
  plans,
};
