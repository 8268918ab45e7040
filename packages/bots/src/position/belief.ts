// What is likely to come, worked out from what the table knows: which cities will be infected, and when the next epidemic comes.
// Only the grouping of the decks is read, never the order of cards inside a group, so a drawn state tells no more than the sight
// it was drawn from.
import { CARDS_PER_TURN, rateAt, type State } from '@cordon/engine/inner';
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
  /** Infection card, which has the number of its city, to the chance that it is turned over in the coming infect part. */
  readonly next: Float64Array;
  /** Infection card to how much it is in danger of being turned over within the next turns. */
  readonly soon: Float64Array;
  /** Infection card to the chance that the coming draw makes it the card of an epidemic. */
  readonly bottom: Float64Array;
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
  const rate = rateAt(s, s.rate);
  const turns = Math.min(SOON, belief.turnsToEpidemic);
  fromTop(s, belief.next, rate, 1 - belief.epidemic);
  fromTop(s, belief.soon, rate * turns, weightOf(weights, 'soonBefore'));
  afterEpidemic(s, belief, weightOf(weights, 'soonAfter'));
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
  const { cards, group, size } = s.infectionDeck;
  let lowest = 0;
  while (lowest < size && group[lowest] === group[0]) lowest++;
  for (let i = 0; i < lowest; i++) belief.bottom[cards[i]!] = belief.epidemic / lowest;
}
