// Card first: what can be done now with a card that somebody clicked.
import type { View } from '@cordon/engine';
import type { GameFacts, OperandType } from '../games/facts.ts';
import { costOf } from './effects.ts';
import type { Offer } from './offer.ts';

function names(offer: Offer, types: readonly OperandType[], id: string): boolean {
  return Object.entries(offer.kind.operands).some(([operand, type]) => {
    const value = offer.operands[operand];
    if (!types.includes(type) || value === undefined) return false;
    return typeof value === 'string' ? value === id : value.includes(id);
  });
}

/** Commands that name the card, spend it, or play it as an event. */
export function offersWithCard(
  card: string,
  offers: readonly Offer[],
  view: View,
  facts: GameFacts,
): Offer[] {
  return offers.filter(
    (offer) =>
      names(offer, ['card', 'cards'], card) ||
      (offer.kind.spends === 'event' && offer.kind.name === card) ||
      costOf(offer, view, facts).cards.includes(card),
  );
}
