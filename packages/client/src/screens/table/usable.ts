// The cards of a hand with which something can be done now.
import { offersWithCard } from '../../choices/things.ts';
import type { Offer } from '../../choices/offer.ts';
import { handIn, heldBy } from '../../scene/opponent.ts';
import type { Scene } from '../../scene/scene.ts';

type Holding = Pick<Scene, 'view' | 'face' | 'opponent'>;

/** Those of the seat that acts, unless another hand and what may be done with it are named. */
export function usableCards(
  { seat, offers, ...holding }: Holding & Pick<Scene, 'seat' | 'offers'>,
  hand = seat,
  all: readonly Offer[] = offers,
): ReadonlySet<string> {
  const held = heldBy(holding, hand);
  return new Set(cardsOf(holding, hand).filter((card) => offersWithCard(card, all, held).length > 0));
}

/** The cards in a hand and beside it. */
export function cardsOf(holding: Holding, seat: number): readonly string[] {
  return [...handIn(holding, seat).cards, ...holding.face.beside(holding.view, seat)];
}
