// What is likely to come, worked out from what the table knows: which cities will be infected, and when the next epidemic comes.
// Only the grouping of the decks is read, never the order of cards inside a group, so a drawn state tells no more than the sight
// it was drawn from.
import {
  anyOf,
  bottomByDraw,
  bottomByInfection,
  CARDS_PER_TURN,
  earnsOneMore,
  foldOf,
  isSilent,
  PLACES,
  rateAt,
  type State,
} from '@cordon/engine/inner';
import { MOST_COLOURS } from './features/scratch.ts';
import { weightOf, type Weights } from './weights.ts';

/** Turns ahead that count as soon. */
const SOON = 4;
/** What a city counts for at the least. */
const EVER = 0.03;
/** Turns until an epidemic when there is none left. */
const NEVER = 30;

export interface Belief {
  /** Changes whenever it is worked out anew. */
  revision: number;
  /** Infection card, which has the number of its city if it belongs to one, to the chance that it is turned over in the coming infect part. */
  readonly next: Float64Array;
  /** Infection card to how much it is in danger of being turned over within the next turns. */
  readonly soon: Float64Array;
  /** Infection card to the chance that the coming draw makes it the card of an epidemic. */
  readonly bottom: Float64Array;
  /** Infection card to the chance that a draw from the bottom brings it. */
  readonly lowest: Float64Array;
  /** Colour to how many cards the coming turn is likely to draw from the bottom for its cubes, epidemics aside. */
  readonly strays: Float64Array;
  /** The chance that the coming draw brings an epidemic. */
  epidemic: number;
  /** How many turns the next epidemic is likely to be away. */
  turnsToEpidemic: number;
  epidemicsLeft: number;
}

export function makeBelief(infectionCards: number): Belief {
  return {
    revision: 0,
    next: new Float64Array(infectionCards),
    soon: new Float64Array(infectionCards),
    bottom: new Float64Array(infectionCards),
    lowest: new Float64Array(infectionCards),
    strays: new Float64Array(MOST_COLOURS),
    epidemic: 0,
    turnsToEpidemic: NEVER,
    epidemicsLeft: 0,
  };
}

/** Works out the belief for a state in which the actions of a turn are done and its draw is to come. */
export function believe(s: State, belief: Belief, weights: Weights): void {
  belief.revision++;
  expectEpidemic(s, belief);
  belief.next.fill(0);
  belief.soon.fill(EVER);
  belief.bottom.fill(0);
  belief.strays.fill(0);
  const rate = cardsTurnedOver(s, belief);
  const turns = Math.min(SOON, belief.turnsToEpidemic);
  fromTop(s, belief.next, rate, 1 - belief.epidemic);
  fromTop(s, belief.soon, rate * turns, weightOf(weights, 'soonBefore'));
  afterEpidemic(s, belief, weightOf(weights, 'soonAfter'));
  if (!isSilent(s, bottomByInfection)) expectStrays(s, belief);
}

/** How many cards the coming infect part is likely to turn over; a rule may add one for some of them. `next` is empty before and after. */
function cardsTurnedOver(s: State, { next }: Belief): number {
  const rate = rateAt(s, s.rate);
  if (isSilent(s, earnsOneMore)) return rate;
  fromTop(s, next, rate, 1);
  let none = 1;
  for (let card = 0; card < s.game.shape.infectionCards; card++)
    if (next[card]! > 0 && anyOf(s, earnsOneMore, card)) none *= 1 - Math.min(1, next[card]!);
  next.fill(0);
  return rate + 1 - none;
}

/** Cards that bring cubes to the cities of the lowest cards of the infection deck: some are turned over, some are drawn. */
function expectStrays(s: State, { lowest, next, strays }: Belief): void {
  const { cities, colours, infectionCards } = s.game.shape;
  const { places, playerDeck } = s;
  const drawn = playerDeck.size === 0 ? 0 : Math.min(1, CARDS_PER_TURN / playerDeck.size);
  for (let colour = 0; colour < colours; colour++) {
    let count = 0;
    for (let card = cities; card < infectionCards; card++)
      if (next[card]! > 0) count += next[card]! * foldOf(s, bottomByInfection, 0, card, colour);
    for (let card = s.game.firstEvent; card < places.length; card++)
      if (places[card] === PLACES.deck) count += drawn * foldOf(s, bottomByDraw, 0, card, colour);
    strays[colour] = count;
  }
  lowest.fill(0);
  const size = sizeOfLowest(s);
  for (let at = 0; at < size; at++) lowest[s.infectionDeck.cards[at]!] = 1 / size;
}

/** How many cards of the infection deck could lie at its bottom. */
function sizeOfLowest({ infectionDeck: { group, size } }: State): number {
  let lowest = 0;
  while (lowest < size && group[lowest] === group[0]) lowest++;
  return lowest;
}

function expectEpidemic(s: State, belief: Belief): void {
  const { cards, group, size } = s.playerDeck;
  const { firstEpidemic } = s.game;
  let chance = 0;
  let none = 1;
  let drawn = 0;
  let left = 0;
  let turns = NEVER;
  let above = 0;
  let at = size - 1;
  while (at >= 0) {
    const start = at;
    let epidemics = 0;
    for (; at >= 0 && group[at] === group[start]; at--) if (cards[at]! >= firstEpidemic) epidemics++;
    const count = start - at;
    left += epidemics;
    if (epidemics > 0 && turns === NEVER) {
      turns = (above + (count + 1) / (epidemics + 1)) / CARDS_PER_TURN;
    }
    if (drawn < CARDS_PER_TURN) {
      const taken = Math.min(count, CARDS_PER_TURN - drawn);
      none *= Math.max(0, 1 - (epidemics * taken) / count);
      drawn += taken;
      chance = 1 - none;
    }
    above += count;
  }
  belief.epidemic = chance;
  belief.turnsToEpidemic = turns;
  belief.epidemicsLeft = left;
}

/** Spreads so many draws from the top over the cities, each card as likely as the others of its group unless it was seen. */
function fromTop(s: State, chances: Float64Array, draws: number, weight: number): void {
  const { cards, group, seen, size } = s.infectionDeck;
  let left = draws;
  let at = size - 1;
  while (at >= 0 && left > 0) {
    const start = at;
    if (seen[at] === 0) while (at >= 0 && group[at] === group[start] && seen[at] === 0) at--;
    else at--;
    const count = start - at;
    const share = (weight * Math.min(left, count)) / count;
    for (let i = start; i > at; i--) chances[cards[i]!] = chances[cards[i]!]! + share;
    left -= count;
  }
}

/** What an epidemic would bring back: the discard pile and the card from the bottom. */
function afterEpidemic(s: State, belief: Belief, after: number): void {
  if (belief.epidemicsLeft === 0) return;
  const discard = s.infectionDiscard;
  const rate = rateAt(s, s.rate + 1);
  const returning = discard.size + 1;
  const now = belief.epidemic * Math.min(1, rate / returning);
  const later = (after / (1 + belief.turnsToEpidemic / 2)) * Math.min(1, (3 * rate) / returning);
  for (let i = 0; i < discard.size; i++) {
    const city = discard.cards[i]!;
    belief.next[city] = belief.next[city]! + now;
    belief.soon[city] = belief.soon[city]! + later;
  }
  const { cards } = s.infectionDeck;
  const lowest = sizeOfLowest(s);
  for (let i = 0; i < lowest; i++) belief.bottom[cards[i]!] = belief.epidemic / lowest;
}
