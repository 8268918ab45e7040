// What pays for a cure besides cards of its colour: modules say what. Pieces are named in one order, so that each way to pay is said in one
// way only: what is worth something else than a card first, then cards of the colour, each kind in the order of the cards. A piece fits only
// if what is left can be paid with those that come after it.
//
// For some diseases city cards of every colour pay, and some have to be of cities with a cube of the disease: a pair never stands for one of
// those. BRINK-CUR-2 BRINK-CUR-5
import { commonPoint, foldFor, foldOf, personalPoint } from '../../kernel/points.ts';
import { NO_CARD, type Card, type Colour, type Offers, type Seat, type State } from '../../kernel/types.ts';
import { countOfColour, nextHeldCity } from '../../ops/cards.ts';
import { cubesOn } from '../../ops/cubes.ts';
import { cardsNeeded } from './cure.ts';

/** The order in which the kinds of pieces are named. */
const ORDER = { samples: 0, pairs: 1, cards: 2 } as const;
type Kind = keyof typeof ORDER;

const PLACES_OF_A_KIND = 128;
const RANKS = 16;
/** The place of the last piece of all. */
export const LAST_PLACE = PLACES_OF_A_KIND * Object.keys(ORDER).length;

/** A payment that goes on, or one that could begin. */
export interface Payment {
  readonly seat: Seat;
  readonly colour: Colour;
  /** How many cards of the colour are still to be paid. */
  readonly left: number;
  /** The place of the last piece that was paid; 0 before the first. */
  readonly place: number;
}

/** How many cards the pieces of this seat that come after a place can pay at most. */
export const restPays = personalPoint.fold<[colour: Colour, place: number]>('restPays');

/** This seat pays with more than the cards of its hand. */
export const paysBeyondHand = personalPoint.any('paysBeyondHand');

/** This seat may have pieces other than cards of the colour. */
export const hasPieces = personalPoint.any('hasPieces');

/** How many of those pieces are worth one card each, alone or together. */
export const singlePieces = personalPoint.fold<[place: number]>('singlePieces');

/** This seat pays with cards of other colours as well. Players that plan ahead ask for it. */
export const paysAcross = personalPoint.any('paysAcross');
/** Offers the pieces, other than cards of the colour, that may be paid next. */
export const offersPieces = personalPoint.all<[payment: Payment, out: Offers]>('offersPieces');

/** The diseases for whose cure city cards of every colour pay, as bits. */
export const anyCardPays = commonPoint.fold('anyCardPays');
/** Of the cards still to be paid, how many have to be of cities with a cube of this disease. */
export const citiesDemanded = commonPoint.fold<[colour: Colour]>('citiesDemanded');
/** A card was paid for this cure, by itself. */
export const cardPaid = commonPoint.all<[card: Card, colour: Colour]>('cardPaid');

/** Whether city cards of every colour pay for the cure of a disease. */
export function isPaidByAny(s: State, colour: Colour): boolean {
  return (foldOf(s, anyCardPays, 0) & (1 << colour)) !== 0;
}

/** The place of a piece in the order; that of a pair is the place of its second card. */
export function placeOf(s: State, kind: Kind, card: Card): number {
  const rank = s.game.colourOf[card]! * RANKS + s.game.rankInColour[card]!;
  return ORDER[kind] * PLACES_OF_A_KIND + rank + 1;
}

/** The place of a piece of which there is one, or of the first, the second, … of its kind. */
export const placeOfKind = (kind: Kind, number = 0): number => ORDER[kind] * PLACES_OF_A_KIND + 1 + number;

/** How many cards of a colour in a hand come after a place when they are paid as pieces of this kind. */
export function cardsAfter(s: State, seat: Seat, colour: Colour, kind: Kind, place: number): number {
  if (place <= ORDER[kind] * PLACES_OF_A_KIND) return countOfColour(s, seat, colour);
  let count = 0;
  for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card))
    if (s.game.colourOf[card] === colour && placeOf(s, kind, card) > place) count++;
  return count;
}

/**
 * Whether a piece may be paid next: it comes after the last one, is not worth too much, and the others after it can pay the rest. Its cards
 * are named where cards of every colour pay, for they could have been others too.
 */
export function fits(
  s: State,
  { seat, colour, left, place }: Payment,
  worth: number,
  next: number,
  card: Card = NO_CARD,
  other: Card = NO_CARD,
): boolean {
  if (next <= place || worth > left) return false;
  if (isPaidByAny(s, colour)) {
    const rest = { seat, colour, left: left - worth, place: next };
    const counts = card !== NO_CARD && other === NO_CARD && cubesOn(s, card, colour) > 0;
    return canPayAny(s, rest, foldOf(s, citiesDemanded, 0, colour) - (counts ? 1 : 0), card, other);
  }
  const cards = cardsAfter(s, seat, colour, 'cards', next);
  return left - worth <= foldFor(s, restPays, seat, cards, colour, next);
}

/** Cards that a seat could pay one by one after a place, and how many of them are of cities with a cube of the disease. */
function anyCardsAfter(s: State, { seat, colour, place }: Payment, one: Card, other: Card): [number, number] {
  let [cards, inCities] = [0, 0];
  for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card)) {
    if (card === one || card === other || placeOf(s, 'cards', card) <= place) continue;
    cards++;
    if (cubesOn(s, card, colour) > 0) inCities++;
  }
  return [cards, inCities];
}

/** Whether city cards of any colour, less two that are spoken for, can pay what is left, alone or with whatever else the seat has. */
export function canPayAny(s: State, payment: Payment, demanded: number, one: Card, other: Card): boolean {
  const { seat, colour, left, place } = payment;
  const [cards, inCities] = anyCardsAfter(s, payment, one, other);
  if (inCities < demanded) return false;
  const suits = (byCards: number): boolean => byCards >= Math.max(0, demanded) && byCards <= cards;
  const singles = foldFor(s, singlePieces, seat, 0, place);
  const others = foldFor(s, restPays, seat, cards, colour, place) - cards - singles;
  for (let count = 0; count <= singles; count++)
    if (suits(left - count) || suits(left - count - others)) return true;
  return false;
}

/** How many cards of a cure a seat can pay, with whatever else its role takes for them. */
export function canPay(s: State, seat: Seat, colour: Colour): number {
  if (!isPaidByAny(s, colour)) return foldFor(s, restPays, seat, countOfColour(s, seat, colour), colour, 0);
  const begun = { seat, colour, left: 0, place: 0 };
  const [cards, inCities] = anyCardsAfter(s, begun, NO_CARD, NO_CARD);
  const missing = Math.max(0, foldOf(s, citiesDemanded, 0, colour) - inCities);
  const most = Math.min(foldFor(s, restPays, seat, cards, colour, 0), cardsNeeded(s, seat, colour));
  return Math.max(0, most - missing);
}

/** Whether a city card pays for the cure of a disease. */
export function paysFor(s: State, card: Card, colour: Colour): boolean {
  return s.game.colourOf[card] === colour || isPaidByAny(s, colour);
}
