// The record of a chain on the stack: what each of its fields holds.
import { FIELDS } from '../kernel/frame.ts';
import type { City, State } from '../kernel/types.ts';
import { add, has } from './citySet.ts';

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
