// What the cubes of one infection card set off: the outbreak, the chain of outbreaks, then the discard.
// BASE-INF-3 to BASE-INF-12, BASE-OUT-1 to BASE-OUT-18
import { lowestBit } from '../kernel/bits.ts';
import { defineCommand, first, pack } from '../kernel/command.ts';
import { CAUSES, type Cause } from '../kernel/facts.ts';
import { defineFrame, findFrame, NOWHERE, pop, push, topFrame } from '../kernel/frame.ts';
import { allRun, anyOf, commonPoint, isSilent } from '../kernel/points.ts';
import { NO_CITY, type City, type Colour, type Module, type Offers, type State } from '../kernel/types.ts';
import { CUBES_PER_CITY, cubesOn } from '../ops/cubes.ts';
import { discardInfectionCard } from '../ops/decks.ts';
import {
  CAUSE,
  CHAIN_RANGES,
  CITY,
  COLOUR,
  DEPTH,
  DUE,
  isSoundChain,
  isStruck,
  NEXT_WAVE,
  RECEIVERS,
  SPREADING,
  STRUCK,
  WAVE,
  WAVES,
} from './chainRecord.ts';
import { add, drop, has, isEmpty, lowestOf } from './citySet.ts';
import { countOutbreak } from './outbreaks.ts';
import { isPrevented, outbreakCubes, place, resolveDue, takesFourth } from './placing.ts';

const ASK = -2;

/** Of the cities of the set at `set` on the stack, it matters when this one gets its cube. */
export const contests = commonPoint.any<[city: City, colour: Colour, set: number]>('contests');
/** The order in which outbreaks of this colour that wait are resolved makes a difference. */
export const orderMatters = commonPoint.any<[colour: Colour]>('orderMatters');
/** Acts: something else happens in this city instead of the outbreak that is due. */
export const overflows = commonPoint.any<[city: City, colour: Colour]>('overflows');
/** An outbreak here also reaches a city that no line joins to it. */
export const reaches = commonPoint.any<[from: City, to: City, colour: Colour]>('reaches');
/** Every city that an outbreak here reaches has got its cubes. */
export const outbreakDone = commonPoint.all<[city: City, colour: Colour]>('outbreakDone');
/** The cubes of a card or of one outbreak are all placed; the next outbreak has not begun. */
export const stepDone = commonPoint.all<[colour: Colour]>('stepDone');

/** Puts cubes of a colour on the city of a card, with everything they set off; then the card is discarded. */
export function beginChain(s: State, city: City, colour: Colour, count: number, cause: Cause): void {
  const at = push(s, chain, city, colour);
  s.stack[at + CAUSE] = CAUSES.indexOf(cause);
  place(s, at, city, count, cause, NO_CITY);
  if (s.top === at && s.over === 0 && isSilent(s, stepDone) && !hasNextWave(s, at)) finish(s, at);
}

/** Begins a chain that no card caused; `strike` says where it breaks out. */
export function openChain(s: State, colour: Colour): number {
  return push(s, chain, NO_CITY, colour);
}

/**
 * How far the outbreak that is spreading is from the card that began it: 0 for the first ones, more for those that others set off. Where
 * nothing spreads, the next outbreak is a first one.
 */
export function depthOfOutbreak(s: State): number {
  const at = currentChain(s);
  return at === NOWHERE ? 0 : s.stack[at + DEPTH]!;
}

/** The chain that is being resolved, for rules that put something on top of it. */
export function currentChain(s: State): number {
  return findFrame(s, chain);
}

/**
 * Calls back with every city that could still get a cube if all that wait break out, and all that these could fill, as long
 * as outbreaks reach connected cities only; says whether any of the calls said yes.
 */
export function anyReceiver(s: State, at: number, asks: (city: City) => boolean): boolean {
  const colour = s.stack[at + COLOUR]!;
  const broken = new Set<City>();
  for (let city = 0; city < s.game.shape.cities; city++) if (isWaiting(s, at, city)) broken.add(city);
  for (const source of broken) {
    for (const city of s.game.near[source]!) {
      if (isStruck(s, at, city) || broken.has(city) || isPrevented(s, city, colour)) continue;
      if (asks(city)) return true;
      // The first of them may bring more than one cube.
      let cubes = outbreakCubes(s, city, colour) - 1;
      for (const other of s.game.near[city]!) if (broken.has(other)) cubes++;
      if (cubesOn(s, city, colour) + cubes > CUBES_PER_CITY) broken.add(city);
    }
  }
  return false;
}

function isWaiting(s: State, at: number, city: City): boolean {
  return has(s, at + WAVE, city) || has(s, at + NEXT_WAVE, city);
}

/** Puts one more cube of the chain's colour on a city because of another one. */
export function placeExtra(s: State, city: City): void {
  place(s, currentChain(s), city, 1, 'extra', NO_CITY);
}

function hasNextWave(s: State, at: number): boolean {
  return !isEmpty(s, at + NEXT_WAVE);
}

/** Nothing is left to spread: the card is discarded. */
function finish(s: State, at: number): void {
  const card = s.stack[at + CITY]!;
  pop(s);
  if (card !== NO_CITY) discardCard(s, card);
}

/** A card is resolved; if a frame keeps it, it is discarded after that. */
export function discardCard(s: State, card: City): void {
  if (topFrame(s).keeps?.(s, s.top) !== card) discardInfectionCard(s, card);
}

function breakOut(s: State, at: number, city: City, depth: number): void {
  const colour = s.stack[at + COLOUR]!;
  if (anyOf(s, overflows, city, colour)) return;
  countOutbreak(s, city, colour, depth);
  s.stack[at + SPREADING] = city + 1;
  s.stack[at + DEPTH] = depth;
  s.stack[at + RECEIVERS] = s.game.nearLow[city]! & ~s.stack[at + STRUCK]!;
  s.stack[at + RECEIVERS + 1] = s.game.nearHigh[city]! & ~s.stack[at + STRUCK + 1]!;
  if (isSilent(s, reaches)) return;
  for (let to = 0; to < s.game.shape.cities; to++) {
    if (!isStruck(s, at, to) && anyOf(s, reaches, city, to, colour)) add(s, at + RECEIVERS, to);
  }
}

/** The next city to get a cube: one for which the order is no matter, else ASK if several compete; NO_CITY at the end. */
function nextReceiver(s: State, at: number): City {
  const set = at + RECEIVERS;
  if (isSilent(s, contests)) return lowestOf(s, set);
  let contested = NO_CITY;
  let several = false;
  for (let word = 0; word < 2; word++) {
    for (let bits = s.stack[set + word]!; bits !== 0; bits &= bits - 1) {
      const city = word * 32 + lowestBit(bits);
      if (!isContested(s, at, city)) return city;
      several = contested !== NO_CITY;
      contested = city;
    }
  }
  return several ? ASK : contested;
}

function isContested(s: State, at: number, city: City): boolean {
  return anyOf(s, contests, city, s.stack[at + COLOUR]!, at + RECEIVERS);
}

/** Goes on spreading until all have their cube, the game is over or something is asked; false: which city is next. */
function spread(s: State, at: number, from: City): boolean {
  while (s.over === 0 && s.top === at) {
    const city = nextReceiver(s, at);
    if (city === ASK) return false;
    if (city === NO_CITY) {
      s.stack[at + SPREADING] = 0;
      allRun(s, outbreakDone, from, s.stack[at + COLOUR]!);
      return true;
    }
    drop(s, at + RECEIVERS, city);
    place(s, at, city, outbreakCubes(s, city, s.stack[at + COLOUR]!), 'outbreak', from);
  }
  return true;
}

/** Lets the next outbreak happen, or ends the chain; false: the active player has to say which one. */
function goOn(s: State, at: number): boolean {
  if (isEmpty(s, at + WAVE)) {
    if (!hasNextWave(s, at)) {
      finish(s, at);
      return true;
    }
    beginNextWave(s, at);
  }
  const city = lowestOf(s, at + WAVE);
  drop(s, at + WAVE, city);
  const alone = isEmpty(s, at + WAVE) && !hasNextWave(s, at);
  if (!alone && anyOf(s, orderMatters, s.stack[at + COLOUR]!)) {
    add(s, at + WAVE, city);
    return false;
  }
  breakOut(s, at, city, s.stack[at + WAVES]! - 1);
  return true;
}

function beginNextWave(s: State, at: number): void {
  for (let word = 0; word < 2; word++) {
    s.stack[at + WAVE + word] = s.stack[at + NEXT_WAVE + word]!;
    s.stack[at + NEXT_WAVE + word] = 0;
  }
  s.stack[at + WAVES] = s.stack[at + WAVES]! + 1;
}

/** Says which of the waiting outbreaks happens next. */
export const outbreak = defineCommand({
  name: 'outbreak',
  phrase: 'outbreak {city}',
  operands: { city: 'city' },
  play(s, command) {
    const [at, city] = [s.top, first(command)];
    const later = has(s, at + NEXT_WAVE, city) ? 1 : 0;
    drop(s, at + (later === 1 ? NEXT_WAVE : WAVE), city);
    breakOut(s, at, city, s.stack[at + WAVES]! - 1 + later);
  },
});

/** Says which of the connected cities an outbreak reaches next. */
export const spreadTo = defineCommand({
  name: 'spread-to',
  phrase: 'spread-to {city}',
  operands: { city: 'city' },
  play(s, command) {
    const [at, city] = [s.top, first(command)];
    drop(s, at + RECEIVERS, city);
    const count = outbreakCubes(s, city, s.stack[at + COLOUR]!);
    place(s, at, city, count, 'outbreak', s.stack[at + SPREADING]! - 1);
  },
});

function offerOrder(s: State, at: number, out: Offers): void {
  const spreading = s.stack[at + SPREADING]! > 0;
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (spreading) {
      if (has(s, at + RECEIVERS, city) && isContested(s, at, city)) out.add(pack(spreadTo, s.turn, city));
    } else if (isWaiting(s, at, city)) out.add(pack(outbreak, s.turn, city));
  }
}

const chain = defineFrame({
  name: 'chain',
  fields: [
    'city',
    'colour',
    'struckLow',
    'struckHigh',
    'waveLow',
    'waveHigh',
    'nextWaveLow',
    'nextWaveHigh',
    'waves',
    'spreading',
    'depth',
    'receiversLow',
    'receiversHigh',
    'due',
    'cause',
  ],
  ranges: CHAIN_RANGES,
  on: ['infections', 'epidemic', 'pause'],
  sound: isSoundChain,
  step(s, at) {
    const due = s.stack[at + DUE]!;
    if (due > 0) {
      resolveDue(s, at, due);
      return true;
    }
    const spreading = s.stack[at + SPREADING]!;
    if (spreading > 0) return spread(s, at, spreading - 1);
    allRun(s, stepDone, s.stack[at + COLOUR]!);
    return s.top === at && s.over === 0 ? goOn(s, at) : true;
  },
  offer: offerOrder,
});

/** A city holds more cubes of a colour than it has room for only where a rule gives it that room. */
function fitsOnCities(s: State): boolean {
  const { colours } = s.game.shape;
  return s.cubes.every(
    (count, at) => count <= CUBES_PER_CITY || anyOf(s, takesFourth, (at - (at % colours)) / colours),
  );
}

export const chainRules: Module = { id: 'chain', frames: [chain], sound: fitsOnCities };

/** For games in which the order can make a difference. */
export const chainOrderRules: Module = { id: 'chain-order', commands: [outbreak, spreadTo] };
