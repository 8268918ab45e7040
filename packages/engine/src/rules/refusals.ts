// Reasons that commands of several roles, events and games give: each is undefined where it does not apply.
import {
  PLACES,
  type Card,
  type City,
  type Colour,
  type Refusal,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { holds } from '../ops/cards.ts';
import { cubesOn } from '../ops/cubes.ts';

/** A move leads to another city: ruling A-8 (IB-MOV-21). */
export function alreadyThere(s: State, from: City, to: City): Refusal | undefined {
  if (from !== to) return undefined;
  return { reason: 'already-there', message: `The pawn is already in ${s.game.cityNames[to]!}.` };
}

/** To be said to the seat itself. */
export function notHeld(s: State, seat: Seat, card: Card): Refusal | undefined {
  if (holds(s, seat, card)) return undefined;
  return { reason: 'card-not-held', message: `You do not hold ${s.game.cardIds[card]!}.` };
}

/** The card has to be a city card of the seat's hand; `message` says so of other cards. */
export function noCityCard(s: State, seat: Seat, card: Card, message: string): Refusal | undefined {
  return card < s.game.firstEvent ? notHeld(s, seat, card) : { reason: 'not-a-city-card', message };
}

export function notDiscarded(s: State, card: Card): Refusal | undefined {
  if (s.places[card] === PLACES.discard) return undefined;
  return { reason: 'not-discarded', message: `${s.game.cardIds[card]!} is not in the discard pile.` };
}

export function noCube(s: State, city: City, colour: Colour): Refusal | undefined {
  if (cubesOn(s, city, colour) > 0) return undefined;
  const message = `There is no ${s.game.colourIds[colour]!} cube in ${s.game.cityNames[city]!}.`;
  return { reason: 'no-cube', message };
}
