// Conditions that commands of several roles and events share.
import { first, seatOf } from '../kernel/command.ts';
import { topFrame } from '../kernel/frame.ts';
import { noPawn } from '../kernel/seating.ts';
import {
  NOBODY,
  PLACES,
  type City,
  type Colour,
  type Need,
  type Packed,
  type Refusal,
  type State,
} from '../kernel/types.ts';
import { cubesOn } from '../ops/cubes.ts';
import { actionsGoOn, seatActing } from './actions.ts';
import { noCube, notDiscarded } from './refusals.ts';

/** A need that is met while there is no reason against it. Reasons are sentences: not for what is offered in vain all the time. */
export function needNo(reason: (s: State, command: Packed) => Refusal | undefined): Need {
  return {
    isMet: (s, command) => reason(s, command) === undefined,
    refusal: (s, command) => reason(s, command)!,
  };
}

/** What an answer needs: away from its question it is only out of place, whatever it says. */
export function whenAsked(question: string, need: Need): Need {
  return {
    isMet: (s, command) => topFrame(s).name !== question || need.isMet(s, command),
    refusal: need.refusal,
  };
}

/** The card that the command names first lies in the discard pile. */
export const isDiscarded: Need = {
  isMet: (s, command) => s.places[first(command)] === PLACES.discard,
  refusal: (s, command) => notDiscarded(s, first(command))!,
};

/** The pawn that the command names first is another seat's: one's own moves by the ordinary commands. */
export const isOthersPawn: Need = {
  isMet: (_s, command) => first(command) !== seatOf(command),
  refusal: () => ({ reason: 'own-pawn', message: 'Your own pawn moves by the ordinary commands.' }),
};

/** The seat that the command names first has a pawn. */
export const hasPawn = needNo((s, command) => noPawn(s, first(command)));

/** Events about the actions of this turn belong to its action part. BRINK-EVT-7 IB-EVC-13 */
export const inActionPart: Need = {
  isMet: actionsGoOn,
  refusal: () => ({ reason: 'actions-over', message: 'The actions of this turn are over.' }),
};

/** The same where whoever has actions may get more, be it in another part. BRINK-BOR-6 */
export const someoneActs: Need = {
  isMet: (s) => seatActing(s) !== NOBODY,
  refusal: inActionPart.refusal,
};

/** There is a cube of a colour in a city. */
export function hasCube(
  cityOf: (s: State, command: Packed) => City,
  colourOf: (s: State, command: Packed) => Colour,
): Need {
  return {
    isMet: (s, command) => cubesOn(s, cityOf(s, command), colourOf(s, command)) > 0,
    refusal: (s, command) => noCube(s, cityOf(s, command), colourOf(s, command))!,
  };
}
