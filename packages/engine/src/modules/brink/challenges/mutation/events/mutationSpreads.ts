// The Mutation Spreads!: a purple cube on the cities of the three lowest cards of the infection deck, one after the other; fewer if it holds
// fewer. An empty deck is made anew first. BRINK-MEV-7 BRINK-MEV-8 BRINK-MEV-11 BRINK-MUT-13
import { infectBottomCity } from '../mutationCard.ts';
import type { MutationEvent } from './event.ts';

const CARDS = 3;

export const mutationSpreads: MutationEvent = {
  id: 'mutation-spreads',
  cards: CARDS,
  goOn: (s, step) => step < CARDS && infectBottomCity(s, 1, step === 0 && s.game.renewsInfections),
};
