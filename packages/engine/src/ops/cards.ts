// Moves player cards: every card is in one place, and hands know which seats have seen which of their cards.
import { countBits, lowestBit } from '../kernel/bits.ts';
import type { FlowFact } from '../kernel/facts.ts';
import {
  EVERYBODY_BIT,
  NO_CARD,
  PLACES,
  type Card,
  type Colour,
  type Seat,
  type State,
} from '../kernel/types.ts';

/** All seats, and those who only watch. */
export const ALL_KNOW = EVERYBODY_BIT | 255;

export function holds(s: State, seat: Seat, card: Card): boolean {
  return s.places[card] === seat;
}

/** The cards of a hand that a word of bits covers; word 0 holds cards 0 to 31. */
export function handWord(s: State, seat: Seat, word: number): number {
  return s.hands[seat * s.game.shape.cardWords + word]!;
}

/** The next card of a hand behind a card, or behind -1 the first; NO_CARD if there is none. */
export function nextHeld(s: State, seat: Seat, behind: Card): Card {
  const { cardWords } = s.game.shape;
  const from = behind + 1;
  let among = -1 << (from & 31);
  for (let word = from >> 5; word < cardWords; word++) {
    const cards = s.hands[seat * cardWords + word]! & among;
    if (cards !== 0) return 32 * word + lowestBit(cards);
    among = -1;
  }
  return NO_CARD;
}

/** The same among city cards. */
export function nextHeldCity(s: State, seat: Seat, behind: Card): Card {
  const card = nextHeld(s, seat, behind);
  return card < s.game.firstEvent ? card : NO_CARD;
}

/** How many city cards of a colour a hand holds. */
export function countOfColour(s: State, seat: Seat, colour: Colour): number {
  const { cardWords } = s.game.shape;
  let count = 0;
  for (let word = 0; word < cardWords; word++) {
    count += countBits(s.hands[seat * cardWords + word]! & s.game.colourCards[colour * cardWords + word]!);
  }
  return count;
}

export function isEvent(s: State, card: Card): boolean {
  return card >= s.game.firstEvent && card < s.game.endOfEvents;
}

export function isEpidemic(s: State, card: Card): boolean {
  return card >= s.game.firstEpidemic;
}

/** Whether hands hold a card; others are resolved when they are drawn. */
export function isHeld(s: State, card: Card): boolean {
  return s.game.heldCards[card] === 1;
}

/** Puts a card that is in no hand into one; `known` are the seats that see it arrive besides those that know this hand. */
export function putInHand(s: State, seat: Seat, card: Card, known: number): void {
  s.places[card] = seat;
  s.known[card] = s.game.openHands ? ALL_KNOW : known | s.game.seenBy[seat]!;
  const word = seat * s.game.shape.cardWords + (card >> 5);
  s.hands[word] = s.hands[word]! | (1 << (card & 31));
  s.handSizes[seat] = s.handSizes[seat]! + 1;
}

function takeFromHand(s: State, card: Card): void {
  const seat = s.places[card]!;
  const word = seat * s.game.shape.cardWords + (card >> 5);
  s.hands[word] = s.hands[word]! & ~(1 << (card & 31));
  s.handSizes[seat] = s.handSizes[seat]! - 1;
  s.known[card] = 0;
}

/** A card in a hand is shown to everybody. */
export function showCard(s: State, card: Card): void {
  if (s.places[card]! < s.game.shape.seats) s.known[card] = ALL_KNOW;
}

/** A card goes from its owner's hand to the face-up discard pile. */
export function discardFromHand(s: State, card: Card, by: string): void {
  const seat = s.places[card]!;
  takeFromHand(s, card);
  s.places[card] = PLACES.discard;
  s.sink?.({ fact: 'discarded', seat: seat + 1, card: s.game.cardIds[card]!, by } satisfies FlowFact);
}

/** A card leaves its owner's hand and lies where a module keeps it, open to all. */
export function layFromHand(s: State, card: Card): void {
  takeFromHand(s, card);
  s.places[card] = PLACES.aside;
}

/** A card that a module kept goes to the face-up discard pile. */
export function putOnDiscard(s: State, card: Card): void {
  s.places[card] = PLACES.discard;
}

/** A card that was resolved when it was drawn goes to the face-up discard pile. */
export function discardResolved(s: State, card: Card): void {
  putOnDiscard(s, card);
  s.sink?.({ fact: 'specialDiscarded', card: s.game.cardIds[card]! } satisfies FlowFact);
}

/** A card changes hands openly. */
export function passCard(s: State, card: Card, to: Seat): void {
  const from = s.places[card]!;
  takeFromHand(s, card);
  putInHand(s, to, card, ALL_KNOW);
  s.sink?.({ fact: 'shared', card: s.game.cardIds[card]!, from: from + 1, to: to + 1 } satisfies FlowFact);
}

/** A card leaves the game for good. */
export function removeCard(s: State, card: Card, by: string): void {
  s.places[card] = PLACES.removed;
  s.sink?.({ fact: 'removedFromGame', card: s.game.cardIds[card]!, by } satisfies FlowFact);
}

/** A card of the discard pile goes where a module keeps it. */
export function setAside(s: State, card: Card): void {
  s.places[card] = PLACES.aside;
}

/** A seat takes a card out of the face-up discard pile. */
export function takeFromDiscard(s: State, seat: Seat, card: Card, by: string): void {
  putInHand(s, seat, card, ALL_KNOW);
  s.sink?.({ fact: 'tookFromDiscard', seat: seat + 1, card: s.game.cardIds[card]!, by } satisfies FlowFact);
}

/** A card is left out of the game face down: nobody knows which. */
export function boxCard(s: State, card: Card): void {
  s.places[card] = PLACES.boxed;
}
