// What a viewer may know of the fields that are not public. A sight starts blank; these functions write into it.
import { EVERYBODY_BIT, NOBODY, PLACES, type Deck, type Seat, type State } from './types.ts';

/** In a sight: the card is in the deck, in a hand or in the box, and the viewer does not know where. */
export const UNSEEN = 20;

/** In the place of a viewer: all seats together, when a game between sides is over. */
export const ALL_SEATS: Seat = -2;

export function viewerBit(viewer: Seat): number {
  if (viewer === ALL_SEATS) return -1;
  return viewer === NOBODY ? EVERYBODY_BIT : 1 << viewer;
}

/** Whether a viewer knows what a seat learns in private. */
export function knowsSecretsOf({ game }: State, viewer: Seat, seat: Seat): boolean {
  return viewer === ALL_SEATS || (viewer >= 0 && (game.sees[viewer]! & (1 << seat)) !== 0);
}

export function maskHands(from: State, viewer: Seat, to: State): void {
  const bit = viewerBit(viewer);
  const { seats, cardWords, playerCards } = from.game.shape;
  for (let card = 0; card < playerCards; card++) {
    const seat = from.places[card]!;
    if (seat >= seats || (from.known[card]! & bit) === 0) continue;
    const word = seat * cardWords + (card >> 5);
    to.hands[word] = to.hands[word]! | (1 << (card & 31));
  }
}

export function maskPlaces(from: State, viewer: Seat, to: State): void {
  const bit = viewerBit(viewer);
  const { seats, playerCards } = from.game.shape;
  for (let card = 0; card < playerCards; card++) {
    const place = from.places[card]!;
    const hidden =
      place < seats ? (from.known[card]! & bit) === 0 : place === PLACES.deck || place === PLACES.boxed;
    to.places[card] = hidden ? UNSEEN : place;
  }
  const deck = from.playerDeck;
  for (let at = 0; at < deck.size; at++) {
    if ((deck.seen[at]! & bit) !== 0) to.places[deck.cards[at]!] = PLACES.deck;
  }
}

/** Who else knows a card is itself a secret, unless everybody does. */
export function maskKnown(from: State, viewer: Seat, to: State): void {
  const bit = viewerBit(viewer);
  for (let card = 0; card < from.game.shape.playerCards; card++) {
    const known = from.known[card]!;
    if ((known & EVERYBODY_BIT) !== 0) to.known[card] = known;
    else if ((known & bit) !== 0) to.known[card] = bit | from.game.seenBy[from.places[card]!]!;
  }
}

/** The sets of a group's unknown cards, in order. */
const sets = new Int32Array(256);

/** Puts a set where it belongs among the first `count` and says how many there are now. */
function insert(set: number, count: number): number {
  let at = count;
  for (; at > 0 && sets[at - 1]! > set; at--) sets[at] = sets[at - 1]!;
  sets[at] = set;
  return count + 1;
}

/**
 * A known position shows its card. The others of a group show, in a fixed order, minus the number of the set their card
 * comes from: how many cards of which set lie in the group is public, which card lies where is not.
 */
export function maskDeck(from: Deck, setOf: (card: number) => number, viewer: Seat, to: Deck): void {
  const bit = viewerBit(viewer);
  let start = 0;
  while (start < from.size) {
    let end = start + 1;
    while (end < from.size && from.group[end] === from.group[start]) end++;
    let count = 0;
    for (let at = start; at < end; at++) {
      if ((from.seen[at]! & bit) === 0) count = insert(setOf(from.cards[at]!), count);
    }
    let next = 0;
    for (let at = start; at < end; at++) {
      to.cards[at] = (from.seen[at]! & bit) === 0 ? -sets[next++]! : from.cards[at]!;
    }
    start = end;
  }
}
