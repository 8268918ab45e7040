// Similar Genetic Structure: pays for one card of any cure; of a purple one too, but it is never one of the purple cities. LAB-TEAM-33, BRINK-CUR-2
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { answer } from '../../../../kernel/points.ts';
import { oneCard } from '../../../../kernel/price.ts';
import { NO_CARD, type Card, type Module, type Seat, type State } from '../../../../kernel/types.ts';
import { payCards } from '../../../../rules/pay.ts';
import { currentPayment, pay, pieceRefusal } from '../../../base/curePayment.ts';
import {
  fits,
  hasPieces,
  offersPieces,
  placeOfKind,
  restPays,
  singlePieces,
} from '../../../base/curePieces.ts';
import { notHeld } from '../../../../rules/refusals.ts';
import { bonusClass, colourOfTeam, isBonus, nextBonus } from './bonus.ts';

/** Behind the samples, before pairs and cards: each in the order of the cards. */
const placeOf = (s: State, card: Card): number => placeOfKind('samples', 1 + card - bonusClass(s).first);

const isStructure = (s: State, card: Card): boolean => isBonus(s, card) && colourOfTeam(s, card) < 0;

function nextStructure(s: State, seat: Seat, behind: Card): Card {
  let card = nextBonus(s, seat, behind);
  while (card !== NO_CARD && !isStructure(s, card)) card = nextBonus(s, seat, card);
  return card;
}

/** How many of them a hand holds behind a place. */
function structuresAfter(s: State, seat: Seat, place: number): number {
  let count = 0;
  for (let card = nextStructure(s, seat, -1); card !== NO_CARD; card = nextStructure(s, seat, card))
    if (placeOf(s, card) > place) count++;
  return count;
}

const payStructure = defineCommand({
  name: 'pay-structure',
  phrase: 'pay structure {card}',
  operands: { card: 'card' },
  price: (_s, command) => oneCard(first(command)),
  pricedByTrial: true,
  play(s, command) {
    const place = placeOf(s, first(command));
    payCards(s, command, 'cure');
    pay(s, 1, place);
  },
  refusal(s, command) {
    const payment = currentPayment(s);
    if (payment === undefined) return undefined;
    const card = first(command);
    if (!isStructure(s, card))
      return { reason: 'no-structure', message: 'That is no Similar Genetic Structure.' };
    return notHeld(s, payment.seat, card) ?? pieceRefusal(s, payment, placeOf(s, card));
  },
});

export const structureRules = {
  id: 'team-structures',
  commands: [payStructure],
  points: [
    answer(hasPieces, (s, seat) => nextStructure(s, seat, -1) !== NO_CARD),
    answer(restPays, (s, seat, count, _colour, place) => count + structuresAfter(s, seat, place)),
    answer(singlePieces, (s, seat, count, place) => count + structuresAfter(s, seat, place)),
    answer(offersPieces, (s, seat, payment, out) => {
      for (let card = nextStructure(s, seat, -1); card !== NO_CARD; card = nextStructure(s, seat, card))
        if (fits(s, payment, 1, placeOf(s, card))) out.add(pack(payStructure, seat, card));
    }),
  ],
} as const satisfies Module;
