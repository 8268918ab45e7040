// Conditions that commands of several roles and events share.
import { first, seatOf } from '../kernel/command.ts';
import { noPawn } from '../kernel/seating.ts';
import { PLACES, type Need } from '../kernel/types.ts';
import { actionsGoOn } from './actions.ts';

/** The card that the command names first lies in the discard pile. */
export const isDiscarded: Need = {
  isMet: (s, command) => s.places[first(command)] === PLACES.discard,
  refusal: (s, command) => ({
    reason: 'not-discarded',
    message: `${s.game.cardIds[first(command)]!} is not in the discard pile.`,
  }),
};

/** The pawn that the command names first is another seat's: one's own moves by the ordinary commands. */
export const isOthersPawn: Need = {
  isMet: (_s, command) => first(command) !== seatOf(command),
  refusal: () => ({ reason: 'own-pawn', message: 'Your own pawn moves by the ordinary commands.' }),
};

/** The seat that the command names first has a pawn. */
export const hasPawn: Need = {
  isMet: (s, command) => noPawn(s, first(command)) === undefined,
  refusal: (s, command) => noPawn(s, first(command))!,
};

/** Events about the actions of this turn belong to its action part. BRINK-EVT-7 IB-EVC-13 */
export const inActionPart: Need = {
  isMet: actionsGoOn,
  refusal: () => ({ reason: 'actions-over', message: 'The actions of this turn are over.' }),
};
