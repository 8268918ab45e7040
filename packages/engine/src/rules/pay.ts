// Pays the cards of a command's price.
import { cardsFor } from '../kernel/price.ts';
import type { Packed, State } from '../kernel/types.ts';
import { discardFromHand } from '../ops/cards.ts';

/** The cards go to the discard pile; to be called before anything changes that the price depends on. */
export function payCards(s: State, command: Packed, by: string): void {
  const cards = cardsFor(s, command);
  for (let i = 0; i < cards.length; i++) discardFromHand(s, cards[i]!, by);
}
