// Who knows where a player card is. Legal commands may depend on this, never on what the one who acts cannot know.
import { lowestBit } from '../kernel/bits.ts';
import { PLACES, type Card, type Seat, type State } from '../kernel/types.ts';
import { handWord } from './cards.ts';

export function knowsPlace(s: State, viewer: Seat, card: Card): boolean {
  const place = s.places[card]!;
  const bit = 1 << viewer;
  if (place < s.game.shape.seats) return (s.known[card]! & bit) !== 0;
  if (place === PLACES.boxed) return false;
  if (place !== PLACES.deck) return true;
  const { cards, seen, size } = s.playerDeck;
  for (let at = 0; at < size; at++) if (cards[at] === card) return (seen[at]! & bit) !== 0;
  return true;
}

/** Whether the viewer has seen any card where it lies in the player deck. */
export function hasSeenInDeck(s: State, viewer: Seat): boolean {
  const { seen, size } = s.playerDeck;
  for (let at = 0; at < size; at++) if ((seen[at]! & (1 << viewer)) !== 0) return true;
  return false;
}

/** Whether a hand holds a card that the viewer has not seen there. */
export function hidesCards(s: State, viewer: Seat, seat: Seat): boolean {
  const bit = 1 << viewer;
  for (let word = 0; word < s.game.shape.cardWords; word++) {
    for (let cards = handWord(s, seat, word); cards !== 0; cards &= cards - 1)
      if ((s.known[32 * word + lowestBit(cards)]! & bit) === 0) return true;
  }
  return false;
}
