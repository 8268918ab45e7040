// A pawn that hides: in how many cities it may be, how near those who look for it are, and where it is likely to bring cubes in its next
// turn. All of it follows from what is public; where it really is, and what it holds, is no part of it.
import { NO_CITY, type City, type Game, type Hiding, type State } from '@cordon/engine/inner';
import { chainFrom, FULL } from './chain.ts';
import type { Feature } from './names.ts';

const SIGNS = { places: -1, far: -1, cards: -1, held: 1, ruin: -1, drain: -1 } as const;
const AT = { places: 0, far: 1, cards: 2, held: 3, ruin: 4, drain: 5 } as const;

/** Of what it can do in its next turn it does so much: in the cities that it reaches at once, in those a step further, and by a card. */
const AT_ONCE = 0.8;
const A_STEP_FURTHER = 0.35;
const BY_CARD = 0.6;
/** Cities in which it may be where those who look for it have all but found it. */
const ALL_BUT_FOUND = 0.5;
const FAR_ENOUGH = 5;
/** So few places are worth a way. */
const FEW_PLACES = 8;
/** Cubes that it brings in about one turn. */
const CUBES_A_TURN = 2;

/** What was found in the state that was looked at last. */
export const hunt = {
  /** The colour that it brings; -1 where nobody hides. */
  colour: -1,
  /** Changes with whatever decides where cubes are to be feared. */
  revision: 0,
  places: 0,
  isHeld: false,
  cards: 0,
};

let hiding: Hiding | undefined;
const possible = new Int32Array(2);
const cities = new Uint8Array(64);

/** Call this before looking at states of a game. */
export function useHunt(game: Game): void {
  ({ hiding } = game);
  hunt.colour = hiding === undefined ? -1 : hiding.colour(game);
  hunt.revision++;
  hunt.places = 0;
  possible.fill(0);
}

/** None at a table where nobody hides. */
export function huntFeatures(game: Game): Feature[] {
  if (game.hiding === undefined) return [];
  return Object.entries(SIGNS).map(([name, sign]) => ({ name: `hiding:${name}`, sign }));
}

export function lookAtHunt(s: State): void {
  if (hiding === undefined) return;
  const [low, high] = [hiding.possible(s, 0), hiding.possible(s, 1)];
  const isHeld = hiding.isHeld(s);
  const cards = hiding.cards(s);
  if (low === possible[0] && high === possible[1] && isHeld === hunt.isHeld && cards === hunt.cards) return;
  hunt.revision++;
  hunt.isHeld = isHeld;
  hunt.cards = cards;
  possible[0] = low;
  possible[1] = high;
  hunt.places = 0;
  for (let city = 0; city < s.game.shape.cities; city++)
    if ((possible[city >> 5]! & (1 << (city & 31))) !== 0) cities[hunt.places++] = city;
}

/** The chance that it brings a cube to a city in its next turn. */
export function threatTo(s: State, city: City): number {
  if (hunt.isHeld || hunt.places === 0) return 0;
  const { distances, shape } = s.game;
  let near = 0;
  let further = 0;
  for (let i = 0; i < hunt.places; i++) {
    const steps = distances[cities[i]! * shape.cities + city]!;
    if (steps <= 1) near++;
    else if (steps === 2) further++;
  }
  const byFoot = (AT_ONCE * near + A_STEP_FURTHER * further) / hunt.places;
  // What lies face up in the discard pile it doesn't hold.
  const unknown = s.infectionDeck.size + hunt.cards;
  const byCard = s.strata[city]! > 0 && unknown > 0 ? (BY_CARD * hunt.cards) / unknown : 0;
  return Math.min(1, byFoot + byCard);
}

/** The mean of the steps from the cities in which it may be to the nearest of those who look for it. */
function stepsToHunters(s: State): number {
  const { distances, pawnSeats, shape } = s.game;
  let sum = 0;
  for (let i = 0; i < hunt.places; i++) {
    let least = FAR_ENOUGH;
    for (let at = 0; at < pawnSeats.length; at++) {
      const pawn = s.pawns[pawnSeats[at]!]!;
      if (pawn === NO_CITY) continue;
      const steps = distances[pawn * shape.cities + cities[i]!]!;
      if (steps < least) least = steps;
    }
    sum += least;
  }
  return sum / hunt.places;
}

/** The chance that it ends the game in its next turn: by an outbreak for which cubes are missing, or that is one too many. */
function ruinIn(s: State): number {
  const { near, outbreakLimit, shape } = s.game;
  const supply = s.supply[hunt.colour]!;
  let none = 1;
  for (let city = 0; city < shape.cities; city++) {
    if (s.cubes[city * shape.colours + hunt.colour]! < FULL) continue;
    if (near[city]!.length <= supply && s.outbreaks + 1 < outbreakLimit) {
      if (s.outbreaks + chainFrom(s, city, hunt.colour) < outbreakLimit) continue;
    }
    none *= 1 - threatTo(s, city);
  }
  return 1 - none;
}

/** Writes what is to be feared of it, and how near it is to be found; `lookAtHunt` comes first. Where its disease is gone for good it does no more harm. */
export function describeHunt(s: State, start: number, out: Float64Array): void {
  if (s.game.goals?.isGone(s, hunt.colour) === true) return;
  out[start + AT.places] = hunt.places === 0 ? Math.log(ALL_BUT_FOUND) : Math.log(hunt.places);
  if (hunt.places > 0 && hunt.places <= FEW_PLACES && !hunt.isHeld)
    out[start + AT.far] = stepsToHunters(s) / Math.sqrt(hunt.places);
  out[start + AT.cards] = Math.sqrt(hunt.cards);
  out[start + AT.held] = hunt.isHeld ? 1 : 0;
  out[start + AT.ruin] = ruinIn(s);
  out[start + AT.drain] = Math.exp(-s.supply[hunt.colour]! / CUBES_A_TURN);
}
