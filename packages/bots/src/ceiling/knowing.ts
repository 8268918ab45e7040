// What a position is worth to somebody who knows every card: the outbreaks that really come if nobody does anything more, and when the
// cards of each goal really come together in one hand.
import {
  answersInto,
  anyFor,
  blankState,
  copyInto,
  CARDS_PER_TURN,
  FAR,
  type Game,
  isWonBy,
  makeOffers,
  NO_CITY,
  NO_GOAL,
  play,
  sharesAny,
  type State,
} from '@cordon/engine/inner';

/** What matters how much. Everything is counted in the same currency; an open goal is worth about as much as what it takes. */
export interface Temper {
  readonly reached: number;
  /** An open goal, before what is missing is taken off. */
  readonly open: number;
  /** A turn of waiting for the cards of a goal, a card handed over, and a step on the way to hand it over. */
  readonly wait: number;
  readonly handing: number;
  readonly handingStep: number;
  /** Scales of what outbreaks and what cubes on the board cost. */
  readonly outbreaks: number;
  readonly cubes: number;
}

const CERTAIN = 1000;
/** Turns that are played on without an action, and how much what happens in each of them counts. */
const AHEAD = [1, 0.6, 0.35] as const;
const RUIN = 30;
/** What the first, second, … outbreak costs. */
const OUTBREAKS = [0.4, 0.5, 0.7, 0.9, 1.3, 1.8, 2.6, 8] as const;
/** What one, two and three cubes of a colour in a city cost; more lie only in hospitals. */
const CUBES = [0, 0.04, 0.16, 0.4, 0.5] as const;
const SCARCE = 6;
const SUPPLY = 0.08;
/** A step to where a goal is reached, with all cards in hand and before. */
const STEP = 0.35;
const EARLY_STEP = 0.1;
const LATE = 5;
const REACH = 8;
const PLACE = 0.3;
const PLACES = 5;
const EVENT = 0.5;
/** A cube of a disease whose goal may be done without. */
const CUBE_LEFT = 0.5;

/** A judge that looks into the decks for a side. */
export function makeKnowing(game: Game, temper: Temper, side: number): (s: State) => number {
  const { seats, colours, cities } = game.shape;
  const avoidable = game.goals?.avoidable(game) ?? NO_GOAL;
  const offers = makeOffers();
  const passive = blankState(game);
  const held = new Int32Array(seats * colours);
  /** For each seat and colour how many cards are drawn yet, and in which turns from now. */
  const coming = new Int32Array(seats * colours);
  const turns = new Int32Array(seats * colours * cities);

  function danger(s: State): number {
    let cost = 0;
    for (let i = 0; i < s.outbreaks; i++) cost += OUTBREAKS[Math.min(i, OUTBREAKS.length - 1)]!;
    copyInto(passive, s);
    for (let ahead = 0; ahead < AHEAD.length && passive.over === 0; ahead++) {
      const { outbreaks, turnsDone } = passive;
      while (passive.over === 0 && passive.turnsDone === turnsDone) {
        answersInto(passive, offers);
        play(passive, offers.items[0]!);
      }
      for (let i = outbreaks; i < passive.outbreaks; i++)
        cost += AHEAD[ahead]! * OUTBREAKS[Math.min(i, OUTBREAKS.length - 1)]!;
      if (passive.over !== 0 && passive.playerDeck.size > 0) cost += AHEAD[ahead]! * RUIN;
    }
    return cost;
  }

  function litter(s: State): number {
    let cost = 0;
    for (let at = 0; at < cities * colours; at++) cost += CUBES[Math.min(s.cubes[at]!, CUBES.length - 1)]!;
    for (let colour = 0; colour < colours; colour++) {
      const lacks = Math.max(0, SCARCE - s.supply[colour]!);
      cost += SUPPLY * lacks * lacks;
    }
    return cost;
  }

  /** Who holds and who draws what. */
  function countCards(s: State): number {
    held.fill(0);
    coming.fill(0);
    let events = 0;
    for (let card = 0; card < s.places.length; card++) {
      const place = s.places[card]!;
      if (place < 0 || place >= seats) continue;
      if (card < game.firstEvent) held[place * colours + game.colourOf[card]!]!++;
      else events++;
    }
    const { turnOrder } = game;
    const now = turnOrder.indexOf(s.turn);
    const { cards, size } = s.playerDeck;
    for (let at = size - 1, draw = 0; at >= 0; at--, draw++) {
      const card = cards[at]!;
      if (card >= game.firstEvent) continue;
      const turn = Math.floor(draw / CARDS_PER_TURN);
      const index = turnOrder[(now + turn) % turnOrder.length]! * colours + game.colourOf[card]!;
      turns[index * cities + coming[index]!] = turn + 1;
      coming[index]!++;
    }
    return events;
  }

  /** The turns until a seat has drawn so many more cards of a colour by itself. */
  function waitFor(index: number, more: number): number {
    if (more <= 0) return 0;
    return more <= coming[index]! ? turns[index * cities + more - 1]! : FAR;
  }

  /** Steps that two seats go at least to hand over a card of the colour. */
  function wayToShare(s: State, seat: number, colour: number): number {
    const to = s.pawns[seat]!;
    let way = REACH;
    for (let card = 0; card < game.firstEvent; card++) {
      const place = s.places[card]!;
      if (place < 0 || place >= seats || place === seat || game.colourOf[card] !== colour) continue;
      const from = s.pawns[place]!;
      if (from === NO_CITY) continue;
      const anywhere = anyFor(s, sharesAny, place);
      const steps = anywhere
        ? game.distances[from * cities + to]!
        : game.distances[from * cities + card]! + game.distances[to * cities + card]!;
      way = Math.min(way, steps);
    }
    return way;
  }

  /** What it still takes until a goal is reached, by the seat for which it takes least. */
  function effort(s: State, colour: number): number {
    const goals = game.goals!;
    const left = Math.floor(s.playerDeck.size / CARDS_PER_TURN);
    let least = temper.open + LATE;
    for (const seat of game.pawnSeats) {
      if (s.pawns[seat] === NO_CITY) continue;
      const index = seat * colours + colour;
      const missing = goals.cardsNeeded(s, seat, colour) - goals.held(s, seat, colour);
      const steps = Math.min(goals.steps(s, s.pawns[seat]!, colour), REACH);
      if (missing <= 0) {
        least = Math.min(least, STEP * steps);
        continue;
      }
      let others = 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat) others += held[other * colours + colour]! + coming[other * colours + colour]!;
      const way = wayToShare(s, seat, colour);
      for (let handed = 0; handed <= missing && handed <= others; handed++) {
        const wait = waitFor(index, missing - handed);
        const cost =
          temper.wait * Math.min(wait, left + 4) +
          temper.handing * handed +
          (handed > 0 ? temper.handingStep * way : 0) +
          (wait > left ? LATE : 0) +
          EARLY_STEP * steps;
        least = Math.min(least, cost);
      }
    }
    return least;
  }

  function worthOfGoal(s: State, goal: number): number {
    return game.goals!.isReached(s, goal) ? temper.reached : temper.open - effort(s, goal);
  }

  /** Reached or not, such a goal asks for no more than that its cubes leave the board. */
  function avoided(s: State, goal: number): number {
    if (game.goals!.isReached(s, goal)) return temper.open;
    let left = 0;
    for (let at = goal; at < s.cubes.length; at += colours) left += s.cubes[at]!;
    return temper.open - Math.min(effort(s, goal), CUBE_LEFT * left);
  }

  function prospects(s: State): number {
    const { goals } = game;
    const events = countCards(s);
    let value = EVENT * events;
    if (goals === undefined) {
      for (const progress of game.progress) value += temper.reached * progress(s);
      return value;
    }
    for (let goal = 0; goal < goals.count(game); goal++)
      value += goal === avoidable ? avoided(s, goal) : worthOfGoal(s, goal);
    return value + PLACE * Math.min(goals.places(s), PLACES);
  }

  return (s) => {
    if (s.over !== 0) return isWonBy(s, side) ? CERTAIN : -CERTAIN;
    return prospects(s) - temper.outbreaks * danger(s) - temper.cubes * litter(s);
  };
}
