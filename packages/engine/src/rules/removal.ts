// Cubes that leave the board together although they are named one by one: a record for each colour. The rules look at what is left when all
// of them are gone. BRINK-RVD-8 BRINK-RMT-5
import { defineFrame, FIELDS, pop, push, topFrame } from '../kernel/frame.ts';
import { allRun } from '../kernel/points.ts';
import { HIGH_CITIES, WORD } from '../kernel/ranges.ts';
import type { City, Colour, State } from '../kernel/types.ts';
import { takeCubes } from '../ops/cubes.ts';
import { add, drop, has, isEmpty, lowestOf } from './citySet.ts';
import { removalDone, removed } from './treat.ts';

const COLOUR = FIELDS;
/** Where the set of cities lies that have lost a cube. */
const CITIES = FIELDS + 1;

/** Lies below the question for the next cube, and surfaces when the last one is gone. */
export const removal = defineFrame({
  name: 'removal',
  fields: ['colour', 'low', 'high'],
  ranges: { low: WORD, high: HIGH_CITIES },
  on: ['played-event'],
  sound: (s, at) => !isEmpty(s, at + CITIES),
  step(s) {
    lookAtAll(s);
    return true;
  },
});

/** Whoever removes the last cube of two diseases at once has removed both before anybody asks whether that was the end. */
function lookAtAll(s: State): void {
  const gone: { readonly city: City; readonly colour: Colour }[] = [];
  let colours = 0;
  while (topFrame(s) === removal) {
    const [colour, cities] = [s.stack[s.top + COLOUR]!, s.top + CITIES];
    colours |= 1 << colour;
    for (; !isEmpty(s, cities); drop(s, cities, gone.at(-1)!.city))
      gone.push({ city: lowestOf(s, cities), colour });
    pop(s);
  }
  for (const { city, colour } of gone) allRun(s, removed, city, colour);
  allRun(s, removalDone, colours);
}

/** Takes the first cube of a colour; the record says which cities have lost one. */
export function beginRemoval(s: State, city: City, colour: Colour, by: string): void {
  takeOne(s, push(s, removal, colour), city, by);
}

/** Takes one more cube of the colour of this record. */
export function takeOne(s: State, at: number, city: City, by: string): void {
  takeCubes(s, city, s.stack[at + COLOUR]!, 1, by);
  add(s, at + CITIES, city);
}

/** Whether a city has lost a cube by this record. */
export function hasLost(s: State, at: number, city: City): boolean {
  return has(s, at + CITIES, city);
}

/** The colour of this record. */
export function removedColour(s: State, at: number): Colour {
  return s.stack[at + COLOUR]!;
}
