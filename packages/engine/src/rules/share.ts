// Share knowledge: one city card, that of the city both pawns are in, goes from one hand to the other if both agree.
// BASE-SHR-1 to BASE-SHR-9
import { lowestBit } from '../kernel/bits.ts';
import { FIRST, first, pack, second, seatOf } from '../kernel/command.ts';
import { anyFor, foldFor, isSilent, personalPoint } from '../kernel/points.ts';
import { noPawn } from '../kernel/seating.ts';
import {
  PLACES,
  type Card,
  type Module,
  type Offers,
  type Packed,
  type Refusal,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { handWord, holds, passCard } from '../ops/cards.ts';
import { hasSeenInDeck, hidesCards, knowsPlace } from '../ops/knowledge.ts';
import { actionsLeft } from './actions.ts';
import { pushHandLimit } from './handLimit.ts';
import { tooFewActions } from './treat.ts';
import { defineAction } from './undertake.ts';

/** This seat may part with any city card, whatever the city. */
export const sharesAny = personalPoint.any('sharesAny');

/** This seat may ask whoever is in its city for any city card, once a turn. Players that plan ahead ask for it, and for the next one. */
export const takesAny = personalPoint.any('takesAny');

/** This seat may, once a turn, hand over a card of a colour from any city of that colour to any other. */
export const sharesByColour = personalPoint.any('sharesByColour');

/** How many actions it takes this seat to share a card with another. */
export const shareCost = personalPoint.fold<[other: Seat]>('shareCost');

const costOfSharing = (s: State, command: Packed): number =>
  foldFor(s, shareCost, seatOf(command), 1, second(command));

/** A card goes to another hand, which may then be too full. */
export function pass(s: State, card: Card, to: Seat): void {
  passCard(s, card, to);
  pushHandLimit(s, to);
}

/**
 * Whether, for all that `asker` knows, the card may be in the hand of `seat`. With private hands one may ask for a card
 * that is not there; the answer, not the list of legal commands, tells.
 */
function mayHold(s: State, asker: Seat, seat: Seat, card: Card): boolean {
  if (s.game.openHands || knowsPlace(s, asker, card)) return holds(s, seat, card);
  return hidesCards(s, asker, seat);
}

/** Why no city card can pass between these two, or why this card is none. */
function notShareable(s: State, actor: Seat, other: Seat, card: Card): Refusal | undefined {
  const [city, { cityNames }] = [s.pawns[actor]!, s.game];
  if (other === actor) return { reason: 'same-player', message: 'A card is shared with another player.' };
  const missing = noPawn(s, actor) ?? noPawn(s, other);
  if (missing !== undefined) return missing;
  if (s.pawns[other] !== city) {
    const message = `Player ${String(other + 1)} is in ${cityNames[s.pawns[other]!]!}, not in ${cityNames[city]!}.`;
    return { reason: 'not-together', message };
  }
  if (card < s.game.firstEvent) return undefined;
  return { reason: 'not-a-city-card', message: 'Only city cards can be shared.' };
}

function wrongCity(s: State, actor: Seat, giver: Seat, card: Card): Refusal | undefined {
  const city = s.pawns[actor]!;
  if (card === city || anyFor(s, sharesAny, giver)) return undefined;
  const message = `Only the card of ${s.game.cityNames[city]!}, where both pawns are, can be shared.`;
  return { reason: 'wrong-city', message };
}

function notHeld(s: State, actor: Seat, giver: Seat, card: Card): Refusal | undefined {
  if (giver === actor ? holds(s, giver, card) : mayHold(s, actor, giver, card)) return undefined;
  const message = `Player ${String(giver + 1)} does not hold ${s.game.cardIds[card]!}.`;
  return { reason: 'card-not-held', message };
}

/** Why no card can pass between these two, or why not this card. */
function refusal(s: State, actor: Seat, giver: Seat, receiver: Seat, card: Card): Refusal | undefined {
  const other = giver === actor ? receiver : giver;
  return (
    notShareable(s, actor, other, card) ??
    wrongCity(s, actor, giver, card) ??
    notHeld(s, actor, giver, card) ??
    tooFewActions(s, foldFor(s, shareCost, actor, 1, other))
  );
}

/** Why a seat that may ask for any city card cannot ask for this one. */
export function refusalOfAny(s: State, asker: Seat, giver: Seat, card: Card): Refusal | undefined {
  return notShareable(s, asker, giver, card) ?? notHeld(s, asker, giver, card);
}

export const give = defineAction({
  name: 'give',
  phrase: 'give {card} to {player}',
  shows: (_s, command) => first(command),
  operands: { card: 'card', player: 'seat' },
  asks: (_s, command) => second(command),
  cost: costOfSharing,
  effect: (s, command) => pass(s, first(command), second(command)),
  refusal: (s, command) => refusal(s, seatOf(command), seatOf(command), second(command), first(command)),
});

export const take = defineAction({
  name: 'take',
  phrase: 'take {card} from {player}',
  operands: { card: 'card', player: 'seat' },
  asks: (_s, command) => second(command),
  grantable: (s, command) => holds(s, second(command), first(command)),
  cost: costOfSharing,
  effect: (s, command) => pass(s, first(command), seatOf(command)),
  refusal: (s, command) => refusal(s, seatOf(command), second(command), seatOf(command), first(command)),
});

/** Offers the command with every city card of a hand, by the bits of the hand: most cards are elsewhere. */
function offerCityCards(s: State, holder: Seat, command: Packed, out: Offers): void {
  const { firstEvent, shape } = s.game;
  for (let word = 0; word < shape.cardWords; word++) {
    for (let cards = handWord(s, holder, word); cards !== 0; cards &= cards - 1) {
      const card = 32 * word + lowestBit(cards);
      if (card < firstEvent) out.add(command | (card << FIRST));
    }
  }
}

function offerGifts(s: State, seat: Seat, other: Seat, out: Offers): void {
  const city = s.pawns[seat]!;
  if (anyFor(s, sharesAny, seat)) offerCityCards(s, seat, pack(give, seat, 0, other), out);
  else if (holds(s, seat, city)) out.add(pack(give, seat, city, other));
}

function offerRequests(s: State, seat: Seat, other: Seat, out: Offers): void {
  const city = s.pawns[seat]!;
  if (anyFor(s, sharesAny, other)) offerAnyOf(s, seat, other, pack(take, seat, 0, other), out);
  else if (mayHold(s, seat, other, city)) out.add(pack(take, seat, city, other));
}

/** Offers the command, which names a card first, with every city card that the other may hold for all that `asker` knows. */
export function offerAnyOf(s: State, asker: Seat, other: Seat, command: Packed, out: Offers): void {
  if (s.game.openHands || !hidesCards(s, asker, other)) offerCityCards(s, other, command, out);
  else offerGuesses(s, asker, other, command, out);
}

/** With a hand that hides something: every city card that is known to be there, or whose place is not known. */
function offerGuesses(s: State, asker: Seat, other: Seat, command: Packed, out: Offers): void {
  const knowsDeck = hasSeenInDeck(s, asker);
  for (let card = 0; card < s.game.firstEvent; card++) {
    const isUnknown = (s.places[card] === PLACES.deck && !knowsDeck) || !knowsPlace(s, asker, card);
    if (isUnknown || holds(s, other, card)) out.add(command | (card << FIRST));
  }
}

/** An action that is offered at all finds one left. */
function isAffordable(s: State, seat: Seat, other: Seat): boolean {
  return isSilent(s, shareCost) || foldFor(s, shareCost, seat, 1, other) <= actionsLeft(s);
}

export function offerSharing(s: State, seat: Seat, out: Offers): void {
  const { pawnSeats } = s.game;
  const here = s.pawns[seat]!;
  for (let i = 0; i < pawnSeats.length; i++) {
    const other = pawnSeats[i]!;
    if (s.pawns[other] !== here || other === seat || !isAffordable(s, seat, other)) continue;
    offerGifts(s, seat, other, out);
    offerRequests(s, seat, other, out);
  }
}

export const shareRules: Module = { id: 'share', commands: [give, take] };
