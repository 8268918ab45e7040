// Flights: direct with the card of the destination, charter with the card of the city one leaves, shuttle between stations.
// BASE-MOV-5 to BASE-MOV-12
import { FIRST, first, pack, seatOf, type Slot } from '../../kernel/command.ts';
import { anyFor, personalPoint } from '../../kernel/points.ts';
import { NO_CARDS, oneCard } from '../../kernel/price.ts';
import type { Card, City, Module, Offers, Packed, Refusal, Seat, State } from '../../kernel/types.ts';
import { handWord, holds, showCard } from '../../ops/cards.ts';
import { movePawn } from '../../ops/pawns.ts';
import { mayLeave, mayMove } from '../../rules/move.ts';
import { payCards } from '../../rules/pay.ts';
import { alreadyThere } from '../../rules/refusals.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { BaseFact } from './facts.ts';
import { notServed, serves, servingWord } from './stations.ts';

/** Offers the command with every city but the one the pawn is in whose card `payer` holds as destination. */
export function directFlights(
  s: State,
  payer: Seat,
  pawn: Seat,
  out: Offers,
  command: Packed,
  slot: Slot,
): void {
  const from = s.pawns[pawn]!;
  const { cardWords } = s.game.shape;
  for (let word = 0; word < cardWords; word++) {
    for (let bits = handWord(s, payer, word); bits !== 0; bits &= bits - 1) {
      const card = word * 32 + 31 - Math.clz32(bits & -bits);
      if (card < s.game.firstEvent && card !== from) out.add(command | (card << slot));
    }
  }
}

/** Offers it with every other city, if `payer` holds the card of the city the pawn leaves. */
export function charterFlights(
  s: State,
  payer: Seat,
  pawn: Seat,
  out: Offers,
  command: Packed,
  slot: Slot,
): void {
  const from = s.pawns[pawn]!;
  if (holds(s, payer, from)) out.addEach(command, slot, s.game.shape.cities, from);
}

/** Offers it with every other city with a station, if the pawn is in one: stations that serve `actor`. */
export function shuttleFlights(
  s: State,
  actor: Seat,
  pawn: Seat,
  out: Offers,
  command: Packed,
  slot: Slot,
): void {
  const from = s.pawns[pawn]!;
  if (!serves(s, actor, from)) return;
  for (let word = 0; word < 2; word++) {
    for (let bits = servingWord(s, actor, word); bits !== 0; bits &= bits - 1) {
      const city = word * 32 + 31 - Math.clz32(bits & -bits);
      if (city !== from) out.add(command | (city << slot));
    }
  }
}

const stays = (s: State, pawn: Seat, to: City): Refusal | undefined => alreadyThere(s, s.pawns[pawn]!, to);

export function directRefusal(s: State, payer: Seat, pawn: Seat, to: City): Refusal | undefined {
  if (holds(s, payer, to)) return stays(s, pawn, to);
  return { reason: 'card-not-held', message: `A direct flight takes the card of ${s.game.cityNames[to]!}.` };
}

export function charterRefusal(s: State, payer: Seat, pawn: Seat, to: City): Refusal | undefined {
  const from = s.pawns[pawn]!;
  if (holds(s, payer, from)) return stays(s, pawn, to);
  return {
    reason: 'card-not-held',
    message: `A charter flight takes the card of ${s.game.cityNames[from]!}.`,
  };
}

export function shuttleRefusal(s: State, actor: Seat, pawn: Seat, to: City): Refusal | undefined {
  const missing = [s.pawns[pawn]!, to].find((city) => !serves(s, actor, city));
  if (missing === undefined) return stays(s, pawn, to);
  return notServed(s, missing);
}

/** This seat keeps the card of a direct flight and only shows it. */
export const keepsFlightCard = personalPoint.any('keepsFlightCard');

function showFlightCard(s: State, seat: Seat, card: Card): void {
  showCard(s, card);
  s.sink?.({ fact: 'cardShown', seat: seat + 1, card: s.game.cardIds[card]! } satisfies BaseFact);
}

export const direct = defineAction({
  name: 'direct',
  phrase: 'direct {to}',
  needs: [mayMove, mayLeave],
  operands: { to: 'city' },
  price: (s, command) => (anyFor(s, keepsFlightCard, seatOf(command)) ? NO_CARDS : oneCard(first(command))),
  effect(s, command) {
    if (anyFor(s, keepsFlightCard, seatOf(command))) showFlightCard(s, seatOf(command), first(command));
    payCards(s, command, 'direct');
    movePawn(s, seatOf(command), first(command), 'direct');
  },
  refusal: (s, command) => directRefusal(s, seatOf(command), seatOf(command), first(command)),
});

export const charter = defineAction({
  name: 'charter',
  phrase: 'charter {to}',
  needs: [mayMove, mayLeave],
  operands: { to: 'city' },
  price: (s, command) => oneCard(s.pawns[seatOf(command)]!),
  effect(s, command) {
    payCards(s, command, 'charter');
    movePawn(s, seatOf(command), first(command), 'charter');
  },
  refusal: (s, command) => charterRefusal(s, seatOf(command), seatOf(command), first(command)),
});

export const shuttle = defineAction({
  name: 'shuttle',
  phrase: 'shuttle {to}',
  needs: [mayMove, mayLeave],
  operands: { to: 'city' },
  effect: (s, command) => movePawn(s, seatOf(command), first(command), 'shuttle'),
  refusal: (s, command) => shuttleRefusal(s, seatOf(command), seatOf(command), first(command)),
});

/** Every flight of a seat that can travel. */
export function offerFlights(s: State, seat: Seat, out: Offers): void {
  directFlights(s, seat, seat, out, pack(direct, seat), FIRST);
  charterFlights(s, seat, seat, out, pack(charter, seat), FIRST);
  shuttleFlights(s, seat, seat, out, pack(shuttle, seat), FIRST);
}

export const flightRules: Module = {
  id: 'flights',
  commands: [direct, charter, shuttle],
};
