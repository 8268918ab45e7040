// The record of a chain on the stack: what each of its fields holds.
import { CAUSES } from '../kernel/facts.ts';
import { FIELDS } from '../kernel/frame.ts';
import { between, CITIES, HIGH_CITIES, orNone, plusOne, WORD } from '../kernel/ranges.ts';
import { NO_CITY, type City, type Colour, type Range, type State } from '../kernel/types.ts';
import { CUBES_PER_CITY } from '../ops/cubes.ts';
import { add, has, isEmpty } from './citySet.ts';

// Sets of cities take two words each, see citySet.ts.
/** The card that is resolved, or NO_CITY if something else began the chain. */
export const CITY = FIELDS;
export const COLOUR = FIELDS + 1;
/** Cities that broke out or will: they get no further cube from this card. */
export const STRUCK = FIELDS + 2;
/** Outbreaks of the current wave that wait, and those of the next. */
export const WAVE = FIELDS + 4;
export const NEXT_WAVE = FIELDS + 6;
/** Waves begun: outbreaks of the first have depth 0. */
export const WAVES = FIELDS + 8;
/** The city that is spreading (its number plus one), at which depth, and who still gets a cube. */
export const SPREADING = FIELDS + 9;
export const DEPTH = FIELDS + 10;
export const RECEIVERS = FIELDS + 11;
/**
 * Cubes that a city still has to get once a question is answered: their number, and during an outbreak DUE_CITY times the number
 * of the city plus one; else the city is that of the card. Why the card came.
 */
export const DUE = FIELDS + 13;
export const DUE_CITY = 8;
export const CAUSE = FIELDS + 14;

/** A city will break out; until the chain is over it gets no cube any more. */
export function strike(s: State, at: number, city: City): void {
  add(s, at + STRUCK, city);
  add(s, at + NEXT_WAVE, city);
}

export function isStruck(s: State, at: number, city: City): boolean {
  return has(s, at + STRUCK, city);
}

/** Of what its name does not say: cities of the sets, how far it has come. */
export const CHAIN_RANGES: Readonly<Record<string, Range>> = {
  city: orNone(CITIES),
  struckLow: WORD,
  struckHigh: HIGH_CITIES,
  waveLow: WORD,
  waveHigh: HIGH_CITIES,
  nextWaveLow: WORD,
  nextWaveHigh: HIGH_CITIES,
  waves: CITIES,
  spreading: plusOne(CITIES),
  depth: CITIES,
  receiversLow: WORD,
  receiversHigh: HIGH_CITIES,
  due: ({ shape }) => [0, DUE_CITY * shape.cities + CUBES_PER_CITY],
  cause: between(0, CAUSES.length - 1),
};

/** Its card lies nowhere else, every outbreak that waits is struck and no city that still gets a cube is. */
export function isSoundChain(s: State, at: number): boolean {
  const city = s.stack[at + CITY]!;
  if (city !== NO_CITY && !isColourFor(s, city, s.stack[at + COLOUR]!)) return false;
  if (!isSoundDue(s.stack[at + DUE]!, city)) return false;
  for (let word = 0; word < 2; word++) {
    const struck = s.stack[at + STRUCK + word]!;
    const waits = s.stack[at + WAVE + word]! | s.stack[at + NEXT_WAVE + word]!;
    if ((waits & ~struck) !== 0 || (s.stack[at + RECEIVERS + word]! & struck) !== 0) return false;
  }
  const begun = s.stack[at + WAVES]! > 0;
  const [spreads, receives] = [s.stack[at + SPREADING]! > 0, !isEmpty(s, at + RECEIVERS)];
  if ((spreads || !isEmpty(s, at + WAVE)) && !begun) return false;
  if (receives && !spreads) return false;
  return city === NO_CITY || (s.strata[city] === 0 && !isDiscarded(s, city));
}

/** A card brings cubes of its city's colour, or of one that no city has. */
function isColourFor({ game }: State, city: City, colour: Colour): boolean {
  return game.colourOf[city] === colour || !game.colourOf.includes(colour);
}

/** As many cubes as a city has room for, in a city that is named or that of the card. */
function isSoundDue(due: number, card: City): boolean {
  const count = due % DUE_CITY;
  return due === 0 || (count > 0 && count <= CUBES_PER_CITY && (due > DUE_CITY || card !== NO_CITY));
}

function isDiscarded(s: State, card: City): boolean {
  const { cards, size } = s.infectionDiscard;
  return cards.subarray(0, size).includes(card);
}
