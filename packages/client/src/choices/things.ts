// Card first: what can be done now with a card that somebody clicked; and what offers take.
import type { OperandType } from '../games/facts.ts';
import type { Offer } from './offer.ts';

function names(offer: Offer, types: readonly OperandType[], id: string): boolean {
  return Object.entries(offer.kind.operands).some(([operand, type]) => {
    const value = offer.operands[operand];
    if (!types.includes(type) || value === undefined) return false;
    return typeof value === 'string' ? value === id : value.includes(id);
  });
}

/** Commands that name the card, spend it, or play it as an event. `held`: whether it is a player card or an infection card. */
export function offersWithCard(
  card: string,
  offers: readonly Offer[],
  held: 'card' | 'infection' = 'card',
): Offer[] {
  const types: readonly OperandType[] = held === 'card' ? ['card', 'cards'] : ['infection'];
  return offers.filter(
    (offer) =>
      names(offer, types, card) ||
      (offer.kind.spends === 'event' && offer.kind.name === card) ||
      offer.price?.cards.includes(card) === true,
  );
}

/** Cards that an offer takes and its words do not name. */
export function cardsUnnamed(offer: Offer): readonly string[] {
  const cards = offer.price?.cards ?? [];
  return cards.filter((card) => card !== offer.kind.name && !names(offer, ['card', 'cards'], card));
}

/** The same for a place that says the number of actions by itself. */
export function withoutActions(offer: Offer): Offer {
  return offer.price === undefined ? offer : { ...offer, price: { ...offer.price, actions: 0 } };
}

/** The fewest and the most actions that these offers take. */
export function actionsIn(offers: readonly Offer[]): readonly [least: number, most: number] {
  const counts = offers.map(({ price }) => price?.actions ?? 0);
  return [Math.min(...counts), Math.max(...counts)];
}
