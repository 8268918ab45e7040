// Somebody who plays against all others: where the pawn stands for those who know it, and which cards lie in that hand.
import type { View } from '@cordon/engine';
import type { Aids } from '@cordon/protocol';
import type { GameFace, Opponent } from '../faces/face.ts';

export interface Seen {
  readonly view: View;
  readonly opponent: Opponent | undefined;
}

/** The board as a table with these aids shows it, with a pawn that only its owner sees, if that is who looks. */
export function seenWith(face: GameFace, told: View, aids: Pick<Aids, 'infectionPanel'>): Seen {
  const view = aids.infectionPanel === 'no' ? face.unaided(told) : told;
  const opponent = face.opponent(view);
  const { seat = 0, city } = opponent ?? {};
  if (city === undefined) return { view, opponent };
  return {
    opponent,
    view: { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, city } : one)) },
  };
}

export interface Held {
  /** Those that the viewer knows. */
  readonly cards: readonly string[];
  readonly size: number;
}

/** What lies in the hand of a seat: player cards, or the infection cards of somebody who plays against all others. */
export function handIn({ view, opponent }: Seen, seat: number): Held {
  if (opponent?.seat === seat) return { cards: opponent.hand.known, size: opponent.hand.size };
  const { hand = [], handSize = 0 } = view.seats[seat - 1] ?? {};
  return { cards: hand, size: handSize };
}

/** Which cards lie in the hand of a seat: words of commands name them as one or the other. */
export function heldBy({ opponent }: Pick<Seen, 'opponent'>, seat: number): 'card' | 'infection' {
  return opponent?.seat === seat ? 'infection' : 'card';
}
