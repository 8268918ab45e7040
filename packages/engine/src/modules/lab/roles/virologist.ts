// Virologist: two cards of one other colour pay for one card of a cure; for an action and a card removes a cube of its colour anywhere.
// LAB-VIR-1 to LAB-VIR-13
import { defineCommand, FIRST, first, pack, seatOf, second } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import { oneCard } from '../../../kernel/price.ts';
import {
  NO_CARD,
  type Card,
  type Offers,
  type Refusal,
  type Role,
  type Seat,
  type State,
} from '../../../kernel/types.ts';
import { nextHeldCity } from '../../../ops/cards.ts';
import { payCards } from '../../../rules/pay.ts';
import { hasCube, needNo } from '../../../rules/needs.ts';
import { removeCubes } from '../../../rules/treat.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { cardRefusal, currentPayment, pay, pieceRefusal } from '../../base/curePayment.ts';
import {
  cardsAfter,
  fits,
  hasPieces,
  isPaidByAny,
  offersPieces,
  paysAcross,
  placeOf,
  restPays,
  type Payment,
} from '../../base/curePieces.ts';

/** A pair is named with its cards in their order, and pays for one. */
const payPair = defineCommand({
  name: 'pay-pair',
  phrase: 'pay {card} and {other}',
  operands: { card: 'card', other: 'card' },
  price: (_s, command) => [first(command), second(command)],
  pricedByTrial: true,
  play(s, command) {
    payCards(s, command, 'cure');
    pay(s, 1, placeOf(s, 'pairs', second(command)));
  },
  refusal(s, command): Refusal | undefined {
    const payment = currentPayment(s);
    if (payment === undefined) return undefined;
    const [seat, card, other] = [seatOf(command), first(command), second(command)];
    const wrong = cardRefusal(s, seat, card) ?? cardRefusal(s, seat, other);
    if (wrong !== undefined) return wrong;
    const { colourOf, colourIds } = s.game;
    if (card === other || colourOf[card] !== colourOf[other])
      return { reason: 'no-pair', message: 'A pair is two cards of one colour.' };
    if (colourOf[card] === payment.colour)
      return { reason: 'wrong-colour', message: `${colourIds[payment.colour]!} cards count one each.` };
    const low = Math.min(placeOf(s, 'pairs', card), placeOf(s, 'pairs', other));
    return pieceRefusal(s, payment, low);
  },
});

/**
 * How many pairs of other colours come after a place: cards of the colour of the last pair only behind it. Where every card pays by itself
 * pairs pay for nothing more.
 */
function pairsAfter(s: State, seat: Seat, count: number, cure: number, place: number): number {
  if (isPaidByAny(s, cure)) return count;
  let pairs = count;
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (colour !== cure) pairs += cardsAfter(s, seat, colour, 'pairs', place) >> 1;
  return pairs;
}

function offerPairs(s: State, seat: Seat, payment: Payment, out: Offers): void {
  const { colourOf } = s.game;
  for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card)) {
    if (colourOf[card] === payment.colour || placeOf(s, 'pairs', card) <= payment.place) continue;
    for (let other = nextHeldCity(s, seat, card); other !== NO_CARD; other = nextHeldCity(s, seat, other)) {
      if (colourOf[other] !== colourOf[card]) continue;
      if (fits(s, payment, 1, placeOf(s, 'pairs', other), card, other))
        out.add(pack(payPair, seat, card, other));
    }
  }
}

const isOwnCityCard = needNo((s, command) => cardRefusal(s, seatOf(command), second(command)));

const colourOfCard = (s: State, card: Card): number => s.game.colourOf[card]!;

const hasCubeThere = hasCube(
  (_s, command) => first(command),
  (s, command) => colourOfCard(s, second(command)),
);

const removeCube = defineAction({
  name: 'remove-cube',
  phrase: 'remove cube from {city} with {card}',
  operands: { city: 'city', card: 'card' },
  needs: [isOwnCityCard, hasCubeThere],
  price: (_s, command) => oneCard(second(command)),
  effect(s, command) {
    payCards(s, command, 'virologist');
    removeCubes(s, first(command), colourOfCard(s, second(command)), 1, 'virologist');
  },
});

export const virologist = {
  kind: 'role',
  id: 'virologist',
  commands: [payPair, removeCube],
  actions: [
    (s, seat, out) => {
      const { cities, colours } = s.game.shape;
      for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card)) {
        const command = pack(removeCube, seat, 0, card);
        let at = colourOfCard(s, card);
        for (let city = 0; city < cities; city++, at += colours)
          if (s.cubes[at]! > 0) out.add(command | (city << FIRST));
      }
    },
  ],
  points: [
    answer(hasPieces, () => true),
    answer(restPays, pairsAfter),
    answer(offersPieces, offerPairs),
    answer(paysAcross, () => true),
  ],
} as const satisfies Role;
