// What a hand is worth for a goal, with what others could hand over.
import { weightOf, type Weights } from '../weights.ts';
import { holdings, MOST_CARDS } from './holdings.ts';
import { MOST_SEATS } from './scratch.ts';
import { stepsTo } from './travel.ts';
import {
  anyFor,
  type City,
  type Colour,
  FAR,
  type Game,
  NO_CITY,
  NOBODY,
  type Seat,
  sharesAny,
  sharesByColour,
  type State,
  takesAny,
} from '@cordon/engine/inner';

const { cards: cardsHeld, held } = holdings;
/** Lacking more cards than this a hand is worth nothing for a goal. */
const MOST_LACKING = 5;
/** Steps to a card that is handed over, of both: further ones count as many. */
const MOST_STEPS = 24;
/** Where no goal is reached yet, a place for it takes about as long as so many steps. */
const STEPS_OF_BUILDING = 2;
/** More than sums of the same numbers in another order differ by. */
const ROUNDING = 1e-9;

/** What lacking so many cards is worth: the fewer the more. */
const worths = new Float64Array(MOST_LACKING + 1);
/** How likely a card is handed over after so many steps. */
const giftAfter = new Float64Array(MOST_STEPS + 1);
/** By the cards that are lacking and those that others hold: as if all stood at one place, each card in a hand of its own. */
const most = new Float64Array((MOST_LACKING + 1) * (MOST_CARDS + 1));
/** Seat to whether it may hand over any card anywhere. */
export const sharesFreely = new Uint8Array(MOST_SEATS);
/** Seat to whether it may, once a turn, ask for any card where it is, and hand over a card from afar. */
export const takesFreely = new Uint8Array(MOST_SEATS);
export const sharesAfar = new Uint8Array(MOST_SEATS);
/** Seat to the other hand of the same person, or NOBODY. */
const otherHand = new Int32Array(MOST_SEATS);
/** The chance of having been handed exactly so many cards; the last one that counts: so many or more. */
const handed = new Float64Array(MOST_LACKING + 1);
/** How much less likely each further card of the same hand is handed over. */
let again = 0;

/** Call this before looking at states of a game. */
export function useNearness(game: Game, weights: Weights): void {
  lookAtHands(game);
  worths[0] = 1;
  for (let lacking = 1; lacking < MOST_LACKING; lacking++)
    worths[lacking] = weightOf(weights, `lacking${String(lacking)}`);
  again = weightOf(weights, 'giftAgain');
  const [gift, giftSteps] = [weightOf(weights, 'gift'), weightOf(weights, 'giftSteps')];
  for (let steps = 0; steps <= MOST_STEPS; steps++) giftAfter[steps] = gift * Math.exp(-steps / giftSteps);
  for (let lacking = 0, at = 0; lacking <= MOST_LACKING; lacking++) {
    begin();
    for (let others = 0; others <= MOST_CARDS; others++, at++) {
      if (lacking > 0 && others > 0) include(giftAfter[0]!, lacking);
      most[at] = expected(lacking) + ROUNDING;
    }
  }
}

/** Notes which hands are one person's: one of them has a pawn, and at a place where goals are reached they exchange cards. */
function lookAtHands({ pawnSeats, speakers }: Game): void {
  otherHand.fill(NOBODY);
  for (const [seat, speaker] of speakers.entries()) {
    if (speaker === seat || pawnSeats.includes(seat)) continue;
    otherHand[seat] = speaker;
    otherHand[speaker] = seat;
  }
}

/** Notes who may hand over what in a state. */
export function lookAtSharing(s: State): void {
  const { pawnSeats } = s.game;
  for (let i = 0; i < pawnSeats.length; i++) {
    const seat = pawnSeats[i]!;
    sharesFreely[seat] = anyFor(s, sharesAny, seat) ? 1 : 0;
    takesFreely[seat] = anyFor(s, takesAny, seat) ? 1 : 0;
    sharesAfar[seat] = anyFor(s, sharesByColour, seat) ? 1 : 0;
  }
}

/** What the hand of a seat that misses so many cards for a goal is worth; only the cards of a colour can be handed over for one. */
export function worthOf(s: State, seat: Seat, goal: number, missing: number): number {
  if (missing >= MOST_LACKING + 2) return 0;
  const lacking = Math.min(missing, MOST_LACKING);
  const ownOther = otherHand[seat]!;
  if (lacking === 0 || (s.pawns[seat] === NO_CITY && ownOther === NOBODY)) return worths[lacking]!;
  const { pawnSeats, shape } = s.game;
  const { colours } = shape;
  if (goal >= colours) return worths[lacking]!;
  begin();
  if (ownOther !== NOBODY) {
    includeExchanges(s, ownOther, seat, goal, lacking);
    return expected(lacking);
  }
  for (let i = 0; i < pawnSeats.length; i++) {
    const other = pawnSeats[i]!;
    if (other !== seat && held[other * colours + goal]! > 0 && mayGive(s.game, other, seat))
      includeGifts(s, s.game, other, seat, goal, lacking);
  }
  return expected(lacking);
}

/** Sides that are each other's rivals give nothing away. */
export function mayGive({ rivalry, sides }: Game, from: Seat, to: Seat): boolean {
  return rivalry === undefined || sides[from] === sides[to];
}

/** A hand that misses so many cards, of which others hold so many, is worth no more than this wherever they stand. */
export function mostWorth(missing: number, others: number): number {
  return most[Math.min(missing, MOST_LACKING) * (MOST_CARDS + 1) + Math.min(others, MOST_CARDS)]!;
}

function begin(): void {
  handed.fill(0);
  handed[0] = 1;
}

/** Takes into account one more card that may be handed over, where no more than `wanted` are of any use. */
function include(chance: number, wanted: number): void {
  const not = 1 - chance;
  let fewer = handed[wanted - 1]!;
  handed[wanted] = handed[wanted]! + fewer * chance;
  for (let count = wanted - 1; count > 0; count--) {
    const own = fewer;
    fewer = handed[count - 1]!;
    handed[count] = own * not + fewer * chance;
  }
  handed[0] = fewer * not;
}

/** What it comes to to lack so many cards and be handed what was taken into account. */
function expected(lacking: number): number {
  let worth = 0;
  for (let gifts = 0; gifts <= lacking; gifts++) worth += handed[gifts]! * worths[lacking - gifts]!;
  return worth;
}

/** Actions until two pawns are in one city. */
function stepsToMeet(s: State, one: Seat, other: Seat): number {
  return Math.min(stepsTo(one, s.pawns[other]!), stepsTo(other, s.pawns[one]!), MOST_STEPS);
}

/** The city of a colour that a pawn is nearest to. */
export function nearestOf({ game: { colourOf, shape } }: State, seat: Seat, colour: Colour): City {
  let least = FAR;
  let nearest = NO_CITY;
  for (let city = 0; city < shape.cities; city++) {
    if (colourOf[city] !== colour || stepsTo(seat, city) >= least) continue;
    least = stepsTo(seat, city);
    nearest = city;
  }
  return nearest;
}

function stepsToColour(s: State, seat: Seat, colour: Colour): number {
  const nearest = nearestOf(s, seat, colour);
  return nearest === NO_CITY ? MOST_STEPS : stepsTo(seat, nearest);
}

/**
 * What the other hand of the same person could exchange, card by card: at a place where the goal is reached, and what the hand of the pawn
 * gives has the colour of the city.
 */
function includeExchanges(s: State, from: Seat, to: Seat, colour: Colour, wanted: number): void {
  const { colourOf, goals, pawnSeats, shape } = s.game;
  const { cities, colours } = shape;
  const gives = pawnSeats.includes(from);
  const pawn = gives ? from : to;
  if (s.pawns[pawn] === NO_CITY) return;
  let least = MOST_STEPS;
  for (let city = 0; city < cities; city++) {
    if (gives && colourOf[city] !== colour) continue;
    const steps = stepsTo(pawn, city) + (goals!.steps(s, city, colour) === 0 ? 0 : STEPS_OF_BUILDING);
    if (steps < least) least = steps;
  }
  const count = Math.min(held[from * colours + colour]!, MOST_LACKING);
  let chance = giftAfter[least]!;
  for (let i = 0; i < count; i++, chance *= again) include(chance, wanted);
}

/** What one seat could hand to another, card by card. */
function includeGifts(s: State, { shape }: Game, from: Seat, to: Seat, colour: Colour, wanted: number): void {
  const row = from * shape.colours + colour;
  if (s.pawns[from] === NO_CITY) return;
  const count = Math.min(held[row]!, MOST_LACKING);
  if (sharesFreely[from] === 1) {
    const chance = giftAfter[stepsToMeet(s, from, to)]!;
    for (let i = 0; i < count; i++) include(chance, wanted);
    return;
  }
  let least = takesFreely[to] === 1 ? stepsToMeet(s, from, to) : MOST_STEPS;
  if (sharesAfar[from] === 1)
    least = Math.min(least, stepsToColour(s, from, colour) + stepsToColour(s, to, colour));
  const first = row * MOST_CARDS;
  const last = first + held[row]!;
  for (let at = first; at < last; at++) {
    const card = cardsHeld[at]!;
    const steps = stepsTo(from, card) + stepsTo(to, card);
    if (steps < least) least = steps;
  }
  let chance = giftAfter[least]!;
  for (let i = 0; i < count; i++, chance *= again) include(chance, wanted);
}
