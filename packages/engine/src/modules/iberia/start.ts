// Where pawns begin: each player in turn chooses the city of a card in hand; who holds no city card chooses any city.
// IB-SET-20 to IB-SET-25, IB-SET-32 to IB-SET-36
import { lowestBit } from '../../kernel/bits.ts';
import { defineCommand, first, pack, seatOf } from '../../kernel/command.ts';
import type { FlowFact } from '../../kernel/facts.ts';
import { BOTTOM, defineFrame, FIELDS, pop, push, topFrame } from '../../kernel/frame.ts';
import { below } from '../../kernel/random.ts';
import { plusOne, SEATS } from '../../kernel/ranges.ts';
import { seatAfter } from '../../kernel/seating.ts';
import { NO_CARD, NO_CITY, type Card, type Module, type Seat, type State } from '../../kernel/types.ts';
import { handWord, holds, nextHeldCity } from '../../ops/cards.ts';
import { placePawn } from '../../ops/pawns.ts';
import { firstTurn } from '../../rules/turn.ts';
import { ALL_COLOURS, cardsOfColours } from './geography.ts';

const SEAT = FIELDS;
const FIRST_SEAT = FIELDS + 1;

/** Ruling A-14 (IB-SET-24): in seating order from the first seat. */
export function chooseStarts(s: State): void {
  push(s, starts, s.game.pawnSeats[0], firstPlayer(s));
}

/** The seat whose pawn is placed after that of this one; as many as there are seats if it was the last. */
function nextToStart({ game }: State, seat: Seat): Seat {
  const next = seatAfter(game.pawnSeats, seat);
  return next > seat ? next : game.shape.seats;
}

/** The city cards of a hand, as one of two words of bits. */
function cityCards(s: State, seat: Seat, word: number): number {
  return handWord(s, seat, word) & cardsOfColours(ALL_COLOURS, word);
}

function holdsCityCard(s: State, seat: Seat): boolean {
  return (cityCards(s, seat, 0) | cityCards(s, seat, 1)) !== 0;
}

export const start = defineCommand({
  name: 'start',
  phrase: 'start {city}',
  operands: { city: 'city' },
  play(s, command) {
    s.stack[s.top + SEAT] = nextToStart(s, s.stack[s.top + SEAT]!);
    placePawn(s, seatOf(command), first(command), 'entering');
  },
  refusal(s, command) {
    if (topFrame(s) !== starts) return undefined;
    if (holds(s, seatOf(command), first(command)) || !holdsCityCard(s, seatOf(command))) return undefined;
    return { reason: 'card-not-held', message: 'A pawn starts in the city of a card in the own hand.' };
  },
});

const starts = defineFrame({
  name: 'start-cities',
  fields: ['seat', 'first'],
  ranges: { seat: plusOne(SEATS), first: SEATS },
  on: [BOTTOM],
  placesPawns: true,
  sound: (s, at) =>
    s.game.pawnSeats.every((seat) => (s.pawns[seat] === NO_CITY) === seat >= s.stack[at + SEAT]!),
  step(s, at) {
    if (s.stack[at + SEAT]! < s.game.shape.seats) return false;
    const begins = s.stack[at + FIRST_SEAT]!;
    pop(s);
    firstTurn(s, begins);
    return true;
  },
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    if (!holdsCityCard(s, seat)) {
      for (let city = 0; city < s.game.shape.cities; city++) out.add(pack(start, seat, city));
      return;
    }
    for (let word = 0; word < 2; word++) {
      for (let cards = cityCards(s, seat, word); cards !== 0; cards &= cards - 1) {
        out.add(pack(start, seat, word * 32 + lowestBit(cards)));
      }
    }
  },
});

/** The oldest city card of a hand, or NO_CARD. */
function oldestCard(s: State, seat: Seat): Card {
  const { startRank } = s.game;
  let best: Card = NO_CARD;
  for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card))
    if (best === NO_CARD || startRank[card]! > startRank[best]!) best = card;
  return best;
}

/** The holder of the city card with the oldest founding date. Ruling A-13 (IB-SET-36): chance decides between equal players. */
function firstPlayer(s: State): Seat {
  const { startRank, turnOrder } = s.game;
  let best: Card = NO_CARD;
  let equals = 0;
  for (const holder of turnOrder) {
    const card = oldestCard(s, holder);
    if (card === NO_CARD) continue;
    if (best === NO_CARD || startRank[card]! > startRank[best]!) {
      best = card;
      equals = 1;
    } else if (startRank[card] === startRank[best] && below(s.random, ++equals) === 0) best = card;
  }
  const seat = s.places[best]!;
  s.sink?.({
    fact: 'firstPlayer',
    seat: seat + 1,
    card: s.game.cardIds[best]!,
  } satisfies FlowFact);
  return seat;
}

export const startRules: Module = { id: 'start', frames: [starts], commands: [start] };
