// Challenge Mutation: a purple disease that Mutation cards bring and that cities pass on when they are infected.
// BRINK-MUT-1 to BRINK-MUT-25, BRINK-MEV-1 to BRINK-MEV-13, BRINK-MCU-1 to BRINK-MCU-9
import type { Challenge } from '../../../../kernel/definition.ts';
import { answer } from '../../../../kernel/points.ts';
import type { Module } from '../../../../kernel/types.ts';
import { neverVirulent } from '../virulentStrain/strain.ts';
import { companionRules } from './companion.ts';
import { mutationCardRules } from './mutationCard.ts';
import { mutationEventCards, mutationEventRules } from './mutationEvent.ts';
import { PURPLE, purpleIn } from './purple.ts';
import { purpleCureRules } from './purpleCure.ts';
import { mutationSetup } from './setup.ts';
import { winningRules } from './winning.ts';

const CUBES = 12;

export const mutationRules: readonly Module[] = [
  mutationCardRules,
  companionRules,
  mutationEventRules,
  purpleCureRules,
  winningRules,
];

/** As in every challenge with purple but one, it never becomes the virulent strain. BRINK-VS-10 */
const ordinaryPurple: Module = {
  id: 'mutation',
  points: [answer(neverVirulent, (s, _holder, colour) => colour === purpleIn(s))],
};

export const mutation: Challenge = {
  id: 'mutation',
  modules: [...mutationRules, ordinaryPurple],
  options: [],
  colours: [{ id: PURPLE, cubes: CUBES }],
  infectionCards: ['mutation-1', 'mutation-2'],
  cardClasses: [mutationEventCards],
  parts: (usual) => usual,
  setup: (usual) => mutationSetup(usual),
};
