// What the steps of setup do that games share: the first infections, roles, events, hands and the player deck.
// BASE-SET-4 to BASE-SET-23
import type { FlowFact } from '../kernel/facts.ts';
import { shuffle } from '../kernel/random.ts';
import { confidants } from '../kernel/seating.ts';
import { isUndealt } from '../kernel/sound.ts';
import {
  NO_CITY,
  PLACES,
  type Card,
  type CardClass,
  type City,
  type Module,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { boxCard, putInHand, removeCard } from '../ops/cards.ts';
import { addCubes } from '../ops/cubes.ts';
import {
  discardInfectionCard,
  drawInfectionCard,
  layOnInfectionDeck,
  stackPlayerCard,
  stackPlayerCards,
  takeUpPlayerDeck,
} from '../ops/decks.ts';

const CITIES_FOR_EACH_COUNT = 3;

/** Cards on their way from one shuffle to the next; used within one step of setup only. */
const scratch = new Int32Array(128);
/** Epidemics in the order in which they are used; for the same step only. */
const epidemics = new Int32Array(32);

/** Fills the scratch with the numbers from 0 to count - 1 in random order. */
function spreadOut(s: State, count: number): void {
  for (let i = 0; i < count; i++) scratch[i] = i;
  shuffle(s.random, scratch, 0, count);
}

/** Nine cities get three, three, three, two, two, two, one, one, one cubes. */
export function infectFirstCities(s: State): void {
  const { cubesOf } = s.game;
  for (let colour = 0; colour < cubesOf.length; colour++) s.supply[colour] = cubesOf[colour]!;
  spreadOut(s, s.game.shape.cities);
  layOnInfectionDeck(s, scratch, s.game.shape.cities);
  for (let count = 3; count >= 1; count--) {
    for (let i = 0; i < CITIES_FOR_EACH_COUNT; i++) {
      const city = drawInfectionCard(s, 'top');
      addCubes(s, city, s.game.colourOf[city]!, count, 'setup');
      discardInfectionCard(s, city);
    }
  }
}

/** Every seat with a pawn is dealt a role; the pawn stands in `start` or, with NO_CITY, beside the board. Others have their own role. */
export function dealRoles(s: State, start: City): void {
  const { config, ownRoles, pawnSeats, roleIds } = s.game;
  const { pool, roles } = config;
  for (let seat = 0; seat < ownRoles.length; seat++) {
    s.roles[seat] = ownRoles[seat]!;
    s.pawns[seat] = NO_CITY;
  }
  spreadOut(s, pool.length);
  for (let player = 0; player < pawnSeats.length; player++) {
    const seat = pawnSeats[player]!;
    s.roles[seat] = roles === 'random' ? scratch[player]! : roleIds.indexOf(roles[player]!);
    s.pawns[seat] = start;
    s.sink?.({
      fact: 'roleDealt',
      seat: seat + 1,
      role: roleIds[s.roles[seat]]!,
      ...(start === NO_CITY ? {} : { city: s.game.cityIds[start]! }),
    } satisfies FlowFact);
  }
}

/** As many events take part as the game says; the others go back into the box unseen. */
export function boxEvents(s: State): void {
  const { firstEvent, endOfEvents, eventsTaken } = s.game;
  if (eventsTaken === undefined) return;
  const count = endOfEvents - firstEvent;
  for (let i = 0; i < count; i++) scratch[i] = firstEvent + i;
  shuffle(s.random, scratch, 0, count);
  for (let i = eventsTaken; i < count; i++) boxCard(s, scratch[i]!);
}

/** As many events and epidemics lie in the box as did not take part; a position made up by hand may have none there. */
function isSound(s: State): boolean {
  if (isUndealt(s)) return true;
  const { game, places } = s;
  const leavesOut = (cards: Int32Array, taken = cards.length): boolean => {
    const boxed = cards.reduce((count, place) => count + (place === PLACES.boxed ? 1 : 0), 0);
    return boxed === 0 || boxed === Math.max(0, cards.length - taken);
  };
  const { config, endOfEvents, eventsTaken, firstEpidemic, firstEvent } = game;
  return (
    leavesOut(places.subarray(firstEvent, endOfEvents), eventsTaken) &&
    leavesOut(places.subarray(firstEpidemic), config.epidemics)
  );
}

export const dealRules: Module = { id: 'deal', sound: isSound };

/**
 * Deals hands of so many cards to the seats with a pawn, or to others, from all that hands hold and that take part; what is left lies
 * shuffled as the player deck.
 */
export function dealHands(s: State, size: number, seats: Int32Array = s.game.pawnSeats): void {
  let count = 0;
  const { heldCards } = s.game;
  for (let card = 0; card < heldCards.length; card++)
    if (heldCards[card] === 1 && takesPart(s, card)) scratch[count++] = card;
  shuffle(s.random, scratch, 0, count);
  for (let player = 0; player < seats.length; player++) dealHand(s, seats[player]!, player * size, size);
  stackPlayerCards(s, scratch, seats.length * size, count, 0);
}

/** Whether a card is neither left in the box nor discarded before hands are dealt. */
function takesPart({ places }: State, card: Card): boolean {
  return places[card] !== PLACES.boxed && places[card] !== PLACES.discard;
}

function dealHand(s: State, seat: Seat, from: number, count: number): void {
  s.sink?.({ fact: 'dealt', seat: seat + 1, count } satisfies FlowFact);
  for (let i = from; i < from + count; i++) {
    putInHand(s, seat, scratch[i]!, 0);
    s.sink?.({
      fact: 'dealtCard',
      seat: seat + 1,
      card: s.game.cardIds[scratch[i]!]!,
      ...(s.game.openHands ? {} : { audience: confidants(s, seat) }),
    } satisfies FlowFact);
  }
}

/** Shuffles the cards from one number up to another into the player deck, before it is built. */
export function shuffleIn(s: State, first: Card, end: Card): void {
  let count = takeUpPlayerDeck(s, scratch);
  for (let card = first; card < end; card++) scratch[count++] = card;
  shuffle(s.random, scratch, 0, count);
  stackPlayerCards(s, scratch, 0, count, 0);
}

/**
 * The player deck as piles, as equal as possible, one epidemic shuffled into each, smaller ones below; with one of `others` besides, where
 * there are any.
 */
export function buildPlayerDeck(s: State, others?: Int32Array): void {
  const piles = s.game.config.epidemics;
  const prepared = orderEpidemics(s);
  const count = takeUpPlayerDeck(s, scratch);
  const small = Math.floor(count / piles);
  const larger = count % piles;
  let used = 0;
  for (let pile = 0; pile < piles; pile++) {
    const size = pile < piles - larger ? small : small + 1;
    const start = s.playerDeck.size;
    const group = ++s.lastGroup;
    stackPlayerCards(s, scratch, used, used + size, group);
    used += size;
    stackPlayerCard(s, epidemics[pile]!, group);
    if (others !== undefined) stackPlayerCard(s, others[pile]!, group);
    shuffle(s.random, s.playerDeck.cards, start, s.playerDeck.size);
  }
  for (let i = piles; i < prepared; i++) leaveOut(s, epidemics[i]!);
}

/** Finds the order in which epidemics are used, which is drawn where they have names, and says how many there are. BRINK-VS-1 */
function orderEpidemics(s: State): number {
  const { first, end, boxable } = epidemicClass(s);
  for (let card = first; card < end; card++) epidemics[card - first] = card;
  if (boxable) shuffle(s.random, epidemics, 0, end - first);
  return end - first;
}

/** An epidemic that no pile needs leaves the game: unseen where it matters which one it is. */
function leaveOut(s: State, card: Card): void {
  if (epidemicClass(s).boxable) boxCard(s, card);
  else removeCard(s, card, 'setup');
}

const epidemicClass = (s: State): CardClass => s.game.cardClasses.at(-1)!;
