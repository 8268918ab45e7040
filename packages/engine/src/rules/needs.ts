// Conditions that commands of several roles and events share.
import { first } from '../kernel/command.ts';
import { PLACES, type Need } from '../kernel/types.ts';

/** The card that the command names first lies in the discard pile. */
export const isDiscarded: Need = {
  isMet: (s, command) => s.places[first(command)] === PLACES.discard,
  refusal: (s, command) => ({
    reason: 'not-discarded',
    message: `${s.game.cardIds[first(command)]!} is not in the discard pile.`,
  }),
};
