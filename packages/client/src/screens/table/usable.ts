// The cards of a hand with which something can be done now.
import { offersWithCard } from '../../choices/things.ts';
import type { Offer } from '../../choices/offer.ts';
import type { Scene } from '../../scene/scene.ts';

/** Those of the seat that acts, unless another hand and what may be done with it are named. */
export function usableCards(
  { view, seat, offers, face }: Pick<Scene, 'view' | 'seat' | 'offers' | 'face'>,
  hand = seat,
  all: readonly Offer[] = offers,
): ReadonlySet<string> {
  return new Set(cardsOf({ view, face }, hand).filter((card) => offersWithCard(card, all).length > 0));
}

/** The cards in a hand and beside it. */
export function cardsOf({ view, face }: Pick<Scene, 'view' | 'face'>, seat: number): readonly string[] {
  return [...(view.seats[seat - 1]?.hand ?? []), ...face.beside(view, seat)];
}
