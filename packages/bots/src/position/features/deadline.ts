// Whether the goals that are still open can be reached before the player deck runs out: who could reach each of them, with cards that are
// handed over or drawn, in the turns that are left.
import {
  actionsGoOn,
  actionsOf,
  CARDS_PER_TURN,
  NO_CITY,
  type City,
  type Colour,
  type Seat,
  type State,
} from '@cordon/engine/inner';
import { turnsLeft } from './clock.ts';
import { holdings, MOST_CARDS } from './holdings.ts';
import { mayGive, nearestOf, sharesAfar, sharesFreely, takesFreely } from './nearness.ts';
import { MOST_CITIES, MOST_SEATS } from './scratch.ts';
import { stepsTo } from './travel.ts';
import { ways } from './ways.ts';

const { cards, held, toCome } = holdings;
/** Goals are looked at in the last so many rounds, and count in full in the last one. */
const ROUNDS = 2;
/** What can be done in time is done with this chance. */
const SURE = 0.95;
/** What takes longer is done by a flight or an event with this chance, which falls off with each action that is too many. */
const SLIM = 0.2;
const PATIENCE = 1.5;
/** Another card of the same hand is handed over with so much of the chance of the one before. */
const AGAIN = 0.3;
/** The least chance that is told apart from none. */
const LEAST = 0.002;
const MOST_MISSING = 5;
/** Of two who share a turn each has about so many actions. */
const ACTIONS_OF_PARTNER = 3;

/** A cube that has to leave the board takes so many actions with the way to it, and some more come meanwhile. */
const ACTIONS_PER_CUBE = 2;
const CLEARED = 0.97;
/** Half as many steps as actions at the places for them. */
const WITH_WAYS = 1.5;

/** Whether the actions of the current turn are done or still to come. */
export type When = 'acted' | 'to act';

/** Whose turn comes first, as a place in the order of turns, and how many turns there are. */
let first = 0;
let turns = 0;
/** Seat to its turns, to the actions of each, and to the cards that it draws before the last of them. */
const turnsOf = new Int32Array(MOST_SEATS);
const actionsIn = new Int32Array(MOST_SEATS);
const drawsOf = new Int32Array(MOST_SEATS);
/** The cities where the goal that is looked at can be reached. */
const places = new Int32Array(MOST_CITIES);
let placeCount = 0;
/** The chances that cards are handed over, the best first. */
const gifts = new Float64Array(MOST_MISSING);
/** The chance of having drawn so many cards. */
const drawn = new Float64Array(MOST_MISSING + 1);

/** Counts the turns that are left, and says how much that matters: from 0 while there are many to 1 in the last round. */
export function countTurns(s: State, when: When): number {
  const { turnOrder, turnWith } = s.game;
  const takers = turnOrder.length;
  const isToAct = when === 'to act';
  const isToDraw = !isToAct && actionsGoOn(s);
  turns = turnsLeft(s) + (isToDraw ? 0 : 1);
  const most = ROUNDS * takers;
  if (turns > most) return 0;
  first = turnOrder.indexOf(turnWith[s.turn]!) + (isToAct ? 0 : 1);
  turnsOf.fill(0);
  for (let turn = 0; turn < turns; turn++) turnsOf[turnOrder[(first + turn) % takers]!]! += 1;
  for (let place = 0; place < takers; place++) {
    const seat = turnOrder[place]!;
    const before = turnsOf[seat]! - 1 + (isToDraw && seat === s.turn ? 1 : 0);
    drawsOf[seat] = turnsOf[seat] === 0 ? 0 : CARDS_PER_TURN * before;
    actionsIn[seat] = actionsOf(s, seat);
  }
  countPartners(s);
  return Math.min(1, (most + 1 - turns) / takers);
}

/** Who acts in a turn that begins with another seat has as many; each of them draws a card of their turn. */
function countPartners(s: State): void {
  const { turnOrder, turnWith } = s.game;
  for (let seat = 0; seat < turnWith.length; seat++) {
    const taker = turnWith[seat]!;
    if (taker === seat || !turnOrder.includes(taker)) continue;
    turnsOf[seat] = turnsOf[taker]!;
    drawsOf[taker] = drawsOf[taker]! / 2;
    drawsOf[seat] = drawsOf[taker]!;
    actionsIn[taker] = actionsOf(s, taker, ACTIONS_OF_PARTNER);
    actionsIn[seat] = actionsOf(s, seat, ACTIONS_OF_PARTNER);
  }
}

/** The chance that a goal is reached in these turns, where each seat misses so many cards. */
export function chanceInTime(s: State, goal: number, misses: Int32Array): number {
  const { pawnSeats } = s.game;
  findPlaces(s, goal);
  let best = LEAST;
  for (let i = 0; i < pawnSeats.length; i++) {
    const seat = pawnSeats[i]!;
    const missing = misses[seat]! + (placeCount === 0 ? 1 : 0);
    if (missing > MOST_MISSING || s.pawns[seat] === NO_CITY) continue;
    best = Math.max(best, chanceOfHolder(s, seat, goal, missing));
  }
  // Who has no pawn needs no way.
  for (let seat = 0; seat < s.game.shape.seats; seat++)
    if (misses[seat] === 0 && s.game.speakers[seat] !== seat && !pawnSeats.includes(seat)) return SURE;
  return best;
}

/** The chance that so many actions of whoever it may be, at the places for them, are done in these turns; the last is for the goal itself. */
export function chanceOfWork(actions: number): number {
  if (actions === 0) return 1;
  return chanceOfDoing(WITH_WAYS * actions + 1 - actionsInAll()) / SURE;
}

function actionsInAll(): number {
  let actions = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) actions += actionsIn[seat]! * turnsOf[seat]!;
  return actions;
}

/** The chance that so many actions, of whoever it may be, are done in these turns. */
export function chanceToDo(actions: number): number {
  return chanceOfDoing(actions - actionsInAll()) / SURE;
}

/** The chance that all cubes of a colour have left the board at some time in these turns. */
export function chanceToClear(s: State, colour: Colour): number {
  const cubes = cubesOf(s, colour);
  let actions = 0;
  for (const seat of s.game.turnOrder) actions += actionsIn[seat]! * turnsOf[seat]!;
  return CLEARED ** cubes * chanceOfDoing(ACTIONS_PER_CUBE * cubes - actions);
}

/** Cubes of a colour on the board. */
export function cubesOf({ cubes, game: { shape } }: State, colour: Colour): number {
  let count = 0;
  for (let at = colour; at < cubes.length; at += shape.colours) count += cubes[at]!;
  return count;
}

function findPlaces(s: State, goal: number): void {
  const { goals, shape } = s.game;
  placeCount = 0;
  for (let city = 0; city < shape.cities; city++)
    if (goals!.steps(s, city, goal) === 0) places[placeCount++] = city;
}

/** Actions that it takes to reach the goal from a city with all cards; where there is no place for it, one is built on the spot. */
function actionsFrom(cities: number, city: City): number {
  if (placeCount === 0) return 2;
  let least = Infinity;
  for (let i = 0; i < placeCount; i++) least = Math.min(least, ways.steps[city * cities + places[i]!]!);
  return least + 1;
}

/** The same from where the pawn of a seat is. */
function actionsOfHolder(seat: Seat): number {
  if (placeCount === 0) return 2;
  let least = Infinity;
  for (let i = 0; i < placeCount; i++) least = Math.min(least, stepsTo(seat, places[i]!));
  return least + 1;
}

/** How likely something is done that needs so many actions more than there are. */
function chanceOfDoing(tooMany: number): number {
  return tooMany <= 0 ? SURE : SLIM * Math.exp(-tooMany / PATIENCE);
}

function chanceOfHolder(s: State, seat: Seat, goal: number, missing: number): number {
  const own = actionsOfHolder(seat);
  const alone = chanceOfDoing(own - actionsIn[seat]! * turnsOf[seat]!);
  if (missing === 0 || goal >= s.game.shape.colours) return alone;
  findGifts(s, seat, goal, missing);
  draw(drawsOf[seat]!, toCome[goal]!, s.playerDeck.size, missing);
  let best = alone * chanceToDraw(missing, missing);
  let handed = 1;
  for (let count = 1; count <= missing; count++) {
    handed *= gifts[count - 1]!;
    best = Math.max(best, handed * chanceToDraw(missing - count, missing));
  }
  return best;
}

/** Puts the best chances of being handed a card into `gifts`. */
function findGifts(s: State, to: Seat, colour: Colour, wanted: number): void {
  const { pawnSeats, shape } = s.game;
  const { colours } = shape;
  gifts.fill(0);
  for (let i = 0; i < pawnSeats.length; i++) {
    const from = pawnSeats[i]!;
    const row = from * colours + colour;
    if (from === to || held[row] === 0 || s.pawns[from] === NO_CITY || !mayGive(s.game, from, to)) continue;
    const count = Math.min(held[row]!, wanted);
    if (sharesFreely[from] === 1) {
      for (let card = 1; card <= count; card++) keepGift(freeGift(s, from, to, card), wanted);
      continue;
    }
    let best = fromAfar(s, from, to, colour);
    if (takesFreely[to] === 1) best = Math.max(best, freeGift(s, from, to, 1));
    for (let at = row * MOST_CARDS; at < row * MOST_CARDS + Math.min(held[row]!, MOST_CARDS); at++)
      best = Math.max(best, giftAt(s, from, to, cards[at]!, cards[at]!, 1));
    for (let card = 1; card <= count; card++, best *= AGAIN) keepGift(best, wanted);
  }
}

function keepGift(chance: number, wanted: number): void {
  let worse = chance;
  for (let at = 0; at < wanted; at++) {
    const here = gifts[at]!;
    if (worse <= here) continue;
    gifts[at] = worse;
    worse = here;
  }
}

/** Any card may be handed over, so they meet where one of them stands or where the goal is reached. */
function freeGift(s: State, from: Seat, to: Seat, count: number): number {
  let best = Math.max(
    together(s, from, to, s.pawns[from]!, count),
    together(s, from, to, s.pawns[to]!, count),
  );
  for (let i = 0; i < placeCount; i++) best = Math.max(best, together(s, from, to, places[i]!, count));
  return best;
}

function together(s: State, from: Seat, to: Seat, city: City, count: number): number {
  return giftAt(s, from, to, city, city, count);
}

/** A card that goes from a city of its colour to another one. */
function fromAfar(s: State, from: Seat, to: Seat, colour: Colour): number {
  if (sharesAfar[from] === 0) return 0;
  const [start, end] = [nearestOf(s, from, colour), nearestOf(s, to, colour)];
  return start === NO_CITY || end === NO_CITY ? 0 : giftAt(s, from, to, start, end, 1);
}

/** The chance that so many cards are handed over from one city to another, or in one, and the goal is reached after it, turn by turn. */
function giftAt(s: State, from: Seat, to: Seat, start: City, end: City, count: number): number {
  const { shape, turnOrder, turnWith } = s.game;
  let wayOfGiver = stepsTo(from, start);
  let wayOfTaker = stepsTo(to, end);
  let cardsToPass = count;
  let after = actionsFrom(shape.cities, end);
  for (let turn = 0; turn < turns; turn++) {
    const taker = turnOrder[(first + turn) % turnOrder.length]!;
    for (let seat = taker; seat < turnWith.length && turnWith[seat] === taker; seat++) {
      if (seat !== from && seat !== to) continue;
      let actions = actionsIn[seat]!;
      const way = seat === from ? wayOfGiver : wayOfTaker;
      const walked = Math.min(way, actions);
      actions -= walked;
      if (seat === from) wayOfGiver -= walked;
      else wayOfTaker -= walked;
      if (wayOfGiver > 0 || wayOfTaker > 0) continue;
      const passed = Math.min(cardsToPass, actions);
      actions -= passed;
      cardsToPass -= passed;
      if (cardsToPass === 0 && seat === to) after -= Math.min(after, actions);
    }
  }
  return chanceOfDoing(wayOfGiver + wayOfTaker + cardsToPass + after);
}

/** Works out how many of the wanted cards so many draws bring. */
function draw(draws: number, good: number, size: number, wanted: number): void {
  drawn.fill(0);
  drawn[0] = 1;
  for (let card = 0; card < Math.min(draws, size); card++) {
    for (let count = Math.min(card, wanted - 1); count >= 0; count--) {
      const hit = Math.min(1, Math.max(0, good - count) / (size - card));
      const moved = drawn[count]! * hit;
      drawn[count + 1]! += moved;
      drawn[count]! -= moved;
    }
  }
}

/** The chance to have drawn at least so many, of as many as were wanted. */
function chanceToDraw(least: number, wanted: number): number {
  let chance = 0;
  for (let count = least; count <= wanted; count++) chance += drawn[count]!;
  return chance;
}
