// The Mutation Threatens!: three purple cubes on the city of the bottom card. BRINK-MEV-9 BRINK-MEV-11
import { infectBottomCity } from '../mutationCard.ts';
import type { MutationEvent } from './event.ts';

const CUBES = 3;

export const mutationThreatens: MutationEvent = {
  id: 'mutation-threatens',
  cards: 1,
  goOn: (s, step) => step === 0 && infectBottomCity(s, CUBES, s.game.renewsInfections),
};
