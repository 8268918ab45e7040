// How likely each goal is to be reached before the cards run out: who could have the cards for it in time, by drawing them and by
// being handed them, and could then get to where it is reached.
import { FAR, NO_CITY, type City, type Colour, type Game, type Seat, type State } from '@cordon/engine/inner';
import { turnsLeft } from './clock.ts';
import { MOST_CARDS, type Holdings } from './holdings.ts';

/** Of what others will draw so much finds its way to whoever collects it. */
const PASSED_ON = 0.3;
/** Steps that cost a handing over its chance, when there is little time and for each turn of both more. */
const WAY = 1.5;
const WAY_PER_TURN = 1.2;
const MOST_TURNS = 4;
/** A second card from the same hand is that much less likely to be handed over. */
const ANOTHER = 0.45;
const ACTIONS = 4;
const MOST_LACKING = 6;
/** The chance that remains of what seems out of reach. */
const FAINT = 0.01;

export interface Hope {
  /** The chance that the goal of this colour is reached in time. */
  chance(s: State, colour: Colour): number;
}

export function makeHope(game: Game, { cards, held, toCome }: Holdings): Hope {
  const { cities, colours, seats } = game.shape;
  /** Chance of having been handed exactly so many cards. */
  const handed = new Float64Array(MOST_LACKING + 1);

  /** How often a seat still acts. */
  function turnsOf(s: State, seat: Seat): number {
    const left = turnsLeft(s);
    const wait = (seat - s.turn - 1 + 2 * seats) % seats;
    return left > wait ? 1 + Math.floor((left - 1 - wait) / seats) : 0;
  }

  function include(chance: number): void {
    for (let count = MOST_LACKING; count > 0; count--)
      handed[count] = handed[count]! * (1 - chance) + handed[count - 1]! * chance;
    handed[0] = handed[0]! * (1 - chance);
  }

  function chanceOfWay(way: number, turns: number): number {
    return Math.exp(-way / (WAY + WAY_PER_TURN * Math.min(MOST_TURNS, turns)));
  }

  /** What one seat could hand to another, card by card. */
  function includeGifts(s: State, from: Seat, to: City, colour: Colour, turns: number): void {
    const row = from * colours + colour;
    const count = held[row]!;
    const start = s.pawns[from]!;
    if (count === 0 || start === NO_CITY) return;
    if (game.points.sharesAny.roles[s.roles[from]!]?.(s, from) === true) {
      const chance = chanceOfWay(game.distances[start * cities + to]!, turns);
      for (let i = 0; i < count && i < MOST_LACKING; i++) include(chance);
      return;
    }
    let way = FAR;
    for (let i = 0; i < count; i++) {
      const card = cards[row * MOST_CARDS + i]!;
      way = Math.min(way, game.distances[start * cities + card]! + game.distances[to * cities + card]!);
    }
    let chance = chanceOfWay(way, turns);
    for (let i = 0; i < count && i < MOST_LACKING; i++, chance *= ANOTHER) include(chance);
  }

  /** The chance that a seat gets at least so many cards, handed over or drawn. */
  function chanceOfCards(lacks: number, drawn: number): number {
    let exactly = Math.exp(-drawn);
    let fewer = 0;
    let chance = 0;
    // Counting down what was handed, the draws have to bring one more each time.
    for (let gifts = MOST_LACKING; gifts >= 0; gifts--) {
      const open = lacks - gifts;
      if (open > 0) {
        fewer += exactly;
        exactly *= drawn / open;
      }
      chance += handed[gifts]! * (1 - Math.min(1, fewer));
    }
    return chance;
  }

  function chanceOf(s: State, seat: Seat, colour: Colour): number {
    const turns = turnsOf(s, seat);
    const at = s.pawns[seat]!;
    if (turns === 0 || at === NO_CITY) return 0;
    const goals = game.goals!;
    const steps = goals.steps(s, at, colour);
    const slack = ACTIONS * turns - Math.min(steps, 7) - 1;
    if (slack < 0) return 0;
    const inTime = 1 - 0.3 * Math.exp(-slack / 3);
    const lacks = Math.min(MOST_LACKING, goals.cardsNeeded(s, seat, colour) - held[seat * colours + colour]!);
    if (lacks <= 0) return inTime;
    const share = toCome[colour]! / Math.max(1, s.playerDeck.size);
    const own = 2 * share * (seat === s.turn ? turns : turns - 1);
    const others = PASSED_ON * 2 * share * Math.max(0, turnsLeft(s) - turns);
    handed.fill(0);
    handed[0] = 1;
    for (let other = 0; other < seats; other++)
      if (other !== seat) includeGifts(s, other, at, colour, turns + turnsOf(s, other));
    return inTime * chanceOfCards(lacks, own + others);
  }

  return {
    chance(s, colour) {
      let best = FAINT;
      for (let seat = 0; seat < seats; seat++) best = Math.max(best, chanceOf(s, seat, colour));
      return best;
    },
  };
}
