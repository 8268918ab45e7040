// What the words of a command leave unsaid: costs that they do not name, pawns that move without being named. Each game has its own
// list; a game without one is read by its words alone.
import type { View } from '@cordon/engine';
import type { GameFacts } from '../games/facts.ts';
import { baseUnsaid } from './base/unsaid.ts';
import { iberiaUnsaid } from './iberia/unsaid.ts';
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

const GAMES: Readonly<Record<string, Unsaid>> = { base: baseUnsaid, iberia: iberiaUnsaid };

export function unsaidOf({ id }: GameFacts): Unsaid {
  return GAMES[id] ?? {};
}
