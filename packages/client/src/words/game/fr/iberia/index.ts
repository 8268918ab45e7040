// Iberia in French.
import type { GamePart } from '../../parts.ts';
import { answers } from './answers.ts';
import { deeds } from './deeds.ts';
import { facts, moves, prevented, removals } from './facts.ts';
import { actions } from './kinds.ts';
import { challenges, events, options, roles } from './names.ts';
import { plans } from './plans.ts';
import { reasons } from './reasons.ts';
import { spoken } from './spoken.ts';
import { waits } from './waits.ts';

export const part: GamePart = {
  name: 'Iberia',
  won: 'Les quatre maladies ont été recherchées\u00a0: la péninsule est sauvée.',
  roles,
  events,
  challenges,
  options,
  epidemics: {},
  kinds: { ...actions, ...answers },
  facts,
  within: ['tokenSpent'],
  begins: 'avec la plus ancienne ville\u00a0:',
  moves,
  deeds,
  removals,
  prevented,
  extra: () => 'La fièvre jaune atteint',
  waits,
  reasons,
  spoken,
  plans,
};
