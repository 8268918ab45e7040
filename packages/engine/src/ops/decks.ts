// Draws from the two face-down decks, shuffles, and keeps what the table knows about their order.
import type { FlowFact } from '../kernel/facts.ts';
import { heldCount, heldGroup, isGroupMixed, setHeldGroup, sortHeld } from '../kernel/infectionHand.ts';
import { shuffle } from '../kernel/random.ts';
import {
  PLACES,
  type Card,
  type City,
  type Deck,
  type InfectionCard,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { countReveal } from './markers.ts';

export function dropTop(deck: Deck): void {
  const at = --deck.size;
  deck.cards[at] = 0;
  deck.seen[at] = 0;
  deck.group[at] = 0;
}

function dropBottom(deck: Deck): void {
  const { cards, seen, group, size } = deck;
  for (let at = 1; at < size; at++) {
    cards[at - 1] = cards[at]!;
    seen[at - 1] = seen[at]!;
    group[at - 1] = group[at]!;
  }
  dropTop(deck);
}

/** The seats that have seen the top player card where it lies. */
export function seenOnTop(s: State): number {
  return s.playerDeck.seen[s.playerDeck.size - 1]!;
}

export function drawPlayerCard(s: State): Card {
  const deck = s.playerDeck;
  const card = deck.cards[deck.size - 1]!;
  dropTop(deck);
  countReveal(s);
  return card;
}

/** Puts a player card face down on the deck, into the same unknown order as the others of its group. */
export function stackPlayerCard(s: State, card: Card, group: number): void {
  const deck = s.playerDeck;
  const at = deck.size++;
  deck.cards[at] = card;
  deck.group[at] = group;
  s.places[card] = PLACES.deck;
}

/** The same with the cards of a list from `first` to before `end`. */
export function stackPlayerCards(
  s: State,
  list: Int32Array,
  first: number,
  end: number,
  group: number,
): void {
  const { places, playerDeck } = s;
  const { cards, group: groups } = playerDeck;
  let at = playerDeck.size;
  for (let i = first; i < end; i++) {
    cards[at] = list[i]!;
    groups[at++] = group;
    places[list[i]!] = PLACES.deck;
  }
  playerDeck.size = at;
}

/**
 * Takes up the whole player deck, which setup deals from before it is built; says how many cards that are, the lowest first. At least as
 * many have to be stacked again.
 */
export function takeUpPlayerDeck(s: State, into: Int32Array): number {
  const deck = s.playerDeck;
  const count = deck.size;
  for (let at = 0; at < count; at++) into[at] = deck.cards[at]!;
  deck.size = 0;
  return count;
}

export function drawInfectionCard(s: State, from: 'top' | 'bottom'): InfectionCard {
  const deck = s.infectionDeck;
  const card = deck.cards[from === 'top' ? deck.size - 1 : 0]!;
  if (from === 'top') dropTop(deck);
  else dropBottom(deck);
  s.strata[card] = 0;
  countReveal(s);
  if (s.sink !== undefined) tellDrawn(s, card, from);
  return card;
}

/** Cards of no city have facts of their own, so that a city is never named falsely. */
function tellDrawn(s: State, card: InfectionCard, from: 'top' | 'bottom'): void {
  const name = s.game.infectionIds[card]!;
  if (isOfCity(s, card)) s.sink?.({ fact: 'infectionDrawn', city: name, from } satisfies FlowFact);
  else s.sink?.({ fact: 'specialInfectionDrawn', card: name, from } satisfies FlowFact);
}

/** Whether an infection card belongs to a city, which then has its number. */
export function isOfCity(s: State, card: InfectionCard): boolean {
  return card < s.game.shape.cities;
}

export function discardInfectionCard(s: State, card: InfectionCard): void {
  const pile = s.infectionDiscard;
  pile.cards[pile.size++] = card;
  if (s.sink !== undefined) tellDiscarded(s, card);
}

function tellDiscarded(s: State, card: InfectionCard): void {
  const name = s.game.infectionIds[card]!;
  if (isOfCity(s, card)) s.sink?.({ fact: 'infectionDiscarded', city: name } satisfies FlowFact);
  else s.sink?.({ fact: 'specialInfectionDiscarded', card: name } satisfies FlowFact);
}

/** Takes the card of a city out of the infection discard pile and out of the game. */
export function removeInfectionCard(s: State, card: City, by: string): void {
  const pile = s.infectionDiscard;
  const at = pile.cards.indexOf(card);
  pile.cards.copyWithin(at, at + 1, pile.size);
  pile.cards[--pile.size] = 0;
  s.sink?.({ fact: 'infectionRemoved', city: s.game.infectionIds[card]!, by } satisfies FlowFact);
}

/** Shuffles the infection discard pile and lays it on the deck as a new set in unknown order. */
export function reshuffleInfectionDiscard(s: State): void {
  const pile = s.infectionDiscard;
  const count = pile.size;
  shuffle(s.random, pile.cards, 0, count);
  layOnInfectionDeck(s, pile.cards, count);
  pile.cards.fill(0, 0, count);
  pile.size = 0;
  countReveal(s);
  s.sink?.({ fact: 'intensified', count } satisfies FlowFact);
}

/** Lays shuffled cards on the infection deck; which cards they are is public, their order is not. */
export function layOnInfectionDeck(s: State, cards: Int32Array, count: number): void {
  const deck = s.infectionDeck;
  const group = ++s.lastGroup;
  let at = deck.size;
  for (let i = 0; i < count; i++) {
    deck.cards[at] = cards[i]!;
    deck.group[at] = group;
    deck.seen[at] = 0;
    s.strata[cards[i]!] = group;
    at++;
  }
  deck.size = at;
}

/**
 * The top cards are looked at by the seats in `seen`, who may change their order. For the others the positions become
 * one group; a group that is cut and holds more than one set joins it whole, so that nothing false is ever claimed.
 */
export function lookAtTop(s: State, deck: Deck, count: number, seen: number): void {
  let bottom = deck.size - count;
  while (bottom > 0 && deck.group[bottom - 1] === deck.group[bottom] && isMixed(s, deck, deck.group[bottom]!))
    bottom--;
  const group = ++s.lastGroup;
  if (deck === s.infectionDeck) takeHeldAlong(s, bottom, group);
  for (let at = bottom; at < deck.size; at++) deck.group[at] = group;
  for (let at = deck.size - count; at < deck.size; at++) deck.seen[at] = seen;
  countReveal(s);
}

/** What was drawn from a group of several sets joins the new group with it: nobody else knows of which of them it is. */
function takeHeldAlong(s: State, bottom: number, group: number): void {
  const count = heldCount(s);
  if (count === 0) return;
  const { group: groups, size } = s.infectionDeck;
  const joined = new Set(groups.subarray(bottom, size));
  const mixed = new Set([...joined].filter((one) => isGroupMixed(s, one)));
  for (let slot = 0; slot < count; slot++) if (mixed.has(heldGroup(s, slot))) setHeldGroup(s, slot, group);
  sortHeld(s);
}

/** A seat looks at the top cards, which stay as they lie: what the others know of them stays too. Who knows what it knows learns them. */
export function peekAtTop(s: State, deck: Deck, count: number, seat: Seat): void {
  for (let at = Math.max(0, deck.size - count); at < deck.size; at++)
    deck.seen[at] = deck.seen[at]! | s.game.seenBy[seat]!;
  countReveal(s);
}

function isMixed(s: State, deck: Deck, group: number): boolean {
  if (deck === s.infectionDeck && heldCount(s) > 0) return isGroupMixed(s, group);
  let set = 0;
  for (let at = 0; at < deck.size; at++) {
    if (deck.group[at] !== group) continue;
    const own = setOf(s, deck, deck.cards[at]!);
    if (set !== 0 && own !== set) return true;
    set = own;
  }
  return false;
}

/** The public set a card of a deck belongs to: infection cards by their last shuffle, player cards by their class. */
function setOf(s: State, deck: Deck, card: number): number {
  if (deck === s.infectionDeck) return s.strata[card]!;
  return s.game.setOfCard[card]!;
}

/** Exchanges two cards of a deck, positions counted from the bottom. */
export function swapInDeck(deck: Deck, one: number, other: number): void {
  const card = deck.cards[one]!;
  deck.cards[one] = deck.cards[other]!;
  deck.cards[other] = card;
}
