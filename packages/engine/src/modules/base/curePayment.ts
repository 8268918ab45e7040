// A cure that is paid piece by piece, where something else than cards of its colour may pay: modules say what. Pieces are named in one
// order, so that each way to pay is said in one way only: what is worth something else than a card first, then cards of the colour, each
// kind in the order of the cards. A piece is offered only if what is left can be paid with those that come after it.
//
// The action is spent when the payment begins, and every piece goes as soon as it is named. Nothing is revealed and nobody else is asked
// until it is complete, so whoever thinks better of it takes it back. A cure with cards of its colour alone is `cure … with …`.
//
// For some diseases city cards of every colour pay, and some have to be of cities with a cube of the disease: a pair never stands for one of
// those. BRINK-CUR-2 BRINK-CUR-5
import { defineCommand, first, pack, seatOf } from '../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../kernel/frame.ts';
import { makeOffers } from '../../kernel/offers.ts';
import {
  allRun,
  anyFor,
  anyOf,
  commonPoint,
  foldFor,
  foldOf,
  isSilent,
  personalPoint,
  runFor,
} from '../../kernel/points.ts';
import { between } from '../../kernel/ranges.ts';
import {
  NO_CARD,
  type Card,
  type Colour,
  type Module,
  type Need,
  type Offers,
  type Refusal,
  type Seat,
  type State,
} from '../../kernel/types.ts';
import { countOfColour, nextHeldCity } from '../../ops/cards.ts';
import { seatActing } from '../../rules/actions.ts';
import { payCards } from '../../rules/pay.ts';
import { noCityCard } from '../../rules/refusals.ts';
import { defineAction } from '../../rules/undertake.ts';
import { cubesOn } from '../../ops/cubes.ts';
import { cardsNeeded, cureBarred, cureNeeds, discover, isCured } from './cure.ts';
import { isAtStation } from './stations.ts';

const SEAT = FIELDS;
const COLOUR = FIELDS + 1;
const LEFT = FIELDS + 2;
const PLACE = FIELDS + 3;

/** The order in which the kinds of pieces are named. */
const ORDER = { samples: 0, pairs: 1, cards: 2 } as const;
type Kind = keyof typeof ORDER;

const PLACES_OF_A_KIND = 128;
const RANKS = 16;
const MOST_NEEDED = 12;
const LAST_PLACE = PLACES_OF_A_KIND * Object.keys(ORDER).length;

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
function canPayAny(s: State, payment: Payment, demanded: number, one: Card, other: Card): boolean {
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

/** The payment that goes on, if it is what the game waits for. */
export function currentPayment(s: State): Payment | undefined {
  return topFrame(s) === curePayment ? paymentAt(s, s.top) : undefined;
}

function paymentAt({ stack }: State, at: number): Payment {
  return {
    seat: stack[at + SEAT]!,
    colour: stack[at + COLOUR]!,
    left: stack[at + LEFT]!,
    place: stack[at + PLACE]!,
  };
}

/** A piece was paid. With the last one the disease is cured. */
export function pay(s: State, worth: number, place: number): void {
  const { seat, colour, left } = paymentAt(s, s.top);
  if (left > worth) {
    s.stack[s.top + LEFT] = left - worth;
    s.stack[s.top + PLACE] = place;
  } else {
    pop(s);
    discover(s, colour, seat);
  }
}

/** Why a city card cannot be part of what is paid next. */
export function cardRefusal(s: State, seat: Seat, card: Card): Refusal | undefined {
  return noCityCard(s, seat, card, 'A cure is paid with city cards.');
}

/** Why a piece that could be paid cannot be paid now. */
export function pieceRefusal(s: State, payment: Payment, next: number): Refusal {
  if (next <= payment.place)
    return {
      reason: 'out-of-order',
      message: 'This comes before what is already paid; to name it first, undo.',
    };
  const left = String(payment.left);
  return {
    reason: 'rest-unpaid',
    message: `After this the rest of the ${left} still to pay could not be paid: pieces are named in the order in which they are offered.`,
  };
}

/** Whether a city card pays for the cure of a disease. */
function paysFor(s: State, card: Card, colour: Colour): boolean {
  return s.game.colourOf[card] === colour || isPaidByAny(s, colour);
}

/** One card of the colour, or of any colour where every card pays. */
export const payCard = defineCommand({
  name: 'pay-card',
  phrase: 'pay {card}',
  operands: { card: 'card' },
  price: (_s, command) => [first(command)],
  pricedByTrial: true,
  play(s, command) {
    const card = first(command);
    payCards(s, command, 'cure');
    allRun(s, cardPaid, card, s.stack[s.top + COLOUR]!);
    pay(s, 1, placeOf(s, 'cards', card));
  },
  refusal(s, command) {
    const payment = currentPayment(s);
    if (payment === undefined) return undefined;
    const card = first(command);
    const wrong = cardRefusal(s, seatOf(command), card);
    if (wrong !== undefined) return wrong;
    if (paysFor(s, card, payment.colour)) return pieceRefusal(s, payment, placeOf(s, 'cards', card));
    const message = `This cure takes ${s.game.colourIds[payment.colour]!} cards.`;
    return { reason: 'wrong-colour', message };
  },
});

const scratch = makeOffers();

function couldBegin(s: State, seat: Seat, colour: Colour): boolean {
  const left = cardsNeeded(s, seat, colour);
  if (s.handSizes[seat]! < left && !anyFor(s, paysBeyondHand, seat)) return false;
  if (isPaidByAny(s, colour)) {
    const payment = { seat, colour, left, place: 0 };
    return canPayAny(s, payment, foldOf(s, citiesDemanded, 0, colour), NO_CARD, NO_CARD);
  }
  const cards = cardsAfter(s, seat, colour, 'cards', 0);
  if (foldFor(s, restPays, seat, cards, colour, 0) < left) return false;
  scratch.clear();
  runFor(s, offersPieces, seat, { seat, colour, left, place: 0 }, scratch);
  return scratch.count > 0;
}

const hasOtherWay: Need = {
  isMet: (s, command) => couldBegin(s, seatOf(command), first(command)),
  refusal(s, command) {
    const [seat, colour] = [seatOf(command), first(command)];
    const name = s.game.colourIds[colour]!;
    if (isPaidByAny(s, colour)) {
      const [needed, cities] = [cardsNeeded(s, seat, colour), foldOf(s, citiesDemanded, 0, colour)];
      const message = `This cure takes ${String(needed)} city cards of any colours, at least ${String(cities)} of them of cities with a ${name} cube.`;
      return { reason: 'cure-unpaid', message };
    }
    const message = `You have nothing but ${name} cards to pay this cure with, or too little besides them.`;
    return { reason: 'no-other-payment', message };
  },
};

export const curePiecemeal = defineAction({
  name: 'cure-piecemeal',
  phrase: 'cure {colour} piece by piece',
  operands: { colour: 'colour' },
  needs: [...cureNeeds, hasOtherWay],
  pricedByTrial: true,
  effect(s, command) {
    const [seat, colour] = [seatOf(command), first(command)];
    const at = push(s, curePayment, seat, colour);
    s.stack[at + LEFT] = cardsNeeded(s, seat, colour);
  },
});

export function offerPiecemeal(s: State, seat: Seat, out: Offers): void {
  const byPieces = anyFor(s, hasPieces, seat);
  if (!byPieces && isSilent(s, anyCardPays)) return;
  if (!isAtStation(s, seat)) return;
  const colours = byPieces ? -1 : foldOf(s, anyCardPays, 0);
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if ((colours & (1 << colour)) === 0 || isCured(s, colour)) continue;
    if (anyOf(s, cureBarred, colour)) continue;
    if (couldBegin(s, seat, colour)) out.add(pack(curePiecemeal, seat, colour));
  }
}

/** The cards that pay one each come last. Where only those of the colour do, it is after something else: without that a cure needs no frame. */
function offerCards(s: State, payment: Payment, out: Offers): void {
  const { seat, colour, place } = payment;
  if (place === 0 && !isPaidByAny(s, colour)) return;
  for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card)) {
    if (!paysFor(s, card, colour)) continue;
    if (fits(s, payment, 1, placeOf(s, 'cards', card), card)) out.add(pack(payCard, seat, card));
  }
}

function offerNext(s: State, at: number, out: Offers): void {
  const payment = paymentAt(s, at);
  runFor(s, offersPieces, payment.seat, payment, out);
  offerCards(s, payment, out);
}

/** Whoever has the actions pays at a station for a disease without a cure, and the rest can be paid. */
function couldGoOn(s: State, at: number): boolean {
  const { seat, colour } = paymentAt(s, at);
  const begun = pack(curePiecemeal, seat, colour);
  scratch.clear();
  offerNext(s, at, scratch);
  return seat === seatActing(s) && scratch.count > 0 && cureNeeds.every((need) => need.isMet(s, begun));
}

const curePayment = defineFrame({
  name: 'cure-payment',
  fields: ['seat', 'colour', 'left', 'place'],
  ranges: { left: between(1, MOST_NEEDED), place: between(0, LAST_PLACE) },
  on: ['actions'],
  sound: couldGoOn,
  step: () => false,
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer: offerNext,
});

export const curePaymentRules: Module = {
  id: 'cure-payment',
  frames: [curePayment],
  commands: [curePiecemeal, payCard],
  actions: [offerPiecemeal],
};
