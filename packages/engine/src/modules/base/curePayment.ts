// A cure that is paid piece by piece, where something else than cards of its colour may pay (curePieces.ts).
//
// The action is spent when the payment begins, and every piece goes as soon as it is named. Nothing is revealed and nobody else is asked
// until it is complete, so whoever thinks better of it takes it back. A cure with cards of its colour alone is `cure … with …`.
import { defineCommand, first, pack, seatOf } from '../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../kernel/frame.ts';
import { makeOffers } from '../../kernel/offers.ts';
import { allRun, anyFor, anyOf, foldFor, foldOf, isSilent, runFor } from '../../kernel/points.ts';
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
import { nextHeldCity } from '../../ops/cards.ts';
import { seatActing } from '../../rules/actions.ts';
import { payCards } from '../../rules/pay.ts';
import { noCityCard } from '../../rules/refusals.ts';
import { defineAction } from '../../rules/undertake.ts';
import { cardsNeeded, cureBarred, cureNeeds, discover, isCured } from './cure.ts';
import { isAtStation } from './stations.ts';

import {
  LAST_PLACE,
  type Payment,
  anyCardPays,
  canPayAny,
  cardPaid,
  cardsAfter,
  citiesDemanded,
  fits,
  hasPieces,
  isPaidByAny,
  offersPieces,
  paysBeyondHand,
  paysFor,
  placeOf,
  restPays,
} from './curePieces.ts';

const SEAT = FIELDS;
const COLOUR = FIELDS + 1;
const LEFT = FIELDS + 2;
const PLACE = FIELDS + 3;
const MOST_NEEDED = 12;

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
