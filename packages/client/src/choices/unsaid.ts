// What the words of a command leave unsaid: pawns that move without being named.
import type { View } from '@cordon/engine';
import type { Offer } from './offer.ts';

export interface PawnMove {
  readonly seat: number;
  readonly to: string;
}

export interface Unsaid {
  /** The pawns that move, where the words say something else or nothing. */
  readonly moves?: (offer: Offer, view: View) => readonly PawnMove[] | undefined;
  /** Whether something is asked each time the pawn of this seat arrives, so that several steps cannot be said at once. */
  readonly asksOnArrival?: (view: View, seat: number) => boolean;
}
