// What the words of a command leave unsaid: costs that they do not name, pawns that move without being named.
import type { View } from '@cordon/engine';
import type { Offer } from './offer.ts';

export interface PawnMove {
  readonly seat: number;
  readonly to: string;
}

export interface Unsaid {
  /** Cards that are discarded although the words do not name them. */
  readonly cards?: (offer: Offer, view: View) => readonly string[];
  /** How many actions it takes where that is not one. */
  readonly actions?: (offer: Offer, view: View) => number | undefined;
  /** The pawns that move, where the words say something else or nothing. */
  readonly moves?: (offer: Offer, view: View) => readonly PawnMove[] | undefined;
  /** Whether something is asked each time the pawn of this seat arrives, so that several steps cannot be said at once. */
  readonly asksOnArrival?: (view: View, seat: number) => boolean;
}
