// One infection card and everything it sets off: the cubes, the outbreak, the chain of outbreaks, then the discard.
// BASE-INF-3 to BASE-INF-12, BASE-OUT-1 to BASE-OUT-18
import type { Cause, FlowFact } from '../kernel/facts.ts';
import { lowestBit } from '../kernel/bits.ts';
import { defineFrame, FIELDS, pop, push } from '../kernel/frame.ts';
import { anyOf, whoSaysYes } from '../kernel/points.ts';
import { NO_CITY, type City, type Module, type State } from '../kernel/types.ts';
import { addCubes, CUBES_PER_CITY, cubesOn } from '../ops/cubes.ts';
import { discardInfectionCard, drawInfectionCard, reshuffleInfectionDiscard } from '../ops/decks.ts';
import { countOutbreak } from '../ops/markers.ts';

// Sets of cities take two words each: cities 0 to 31, then the others.
const CITY = FIELDS;
const COLOUR = FIELDS + 1;
/** Cities that broke out or will: they get no further cube from this card. */
const STRUCK = FIELDS + 2;
/** Outbreaks of the current wave that still have to spread, and those of the next. */
const WAVE = FIELDS + 4;
const NEXT_WAVE = FIELDS + 6;
/** Waves begun: outbreaks of the first have depth 0. */
const WAVES = FIELDS + 8;
/** The city that is spreading (its number plus one) and how many neighbours are done. */
const SPREADING = FIELDS + 9;
const NEIGHBOURS_DONE = FIELDS + 10;

/** Draws an infection card and infects its city; an empty deck is first made anew from the discard pile (BASE-INF-13). */
export function infectCity(s: State, from: 'top' | 'bottom', count: number, cause: Cause): void {
  if (s.infectionDeck.size === 0) reshuffleInfectionDiscard(s);
  const city = drawInfectionCard(s, from);
  const at = push(s, chain, city, s.game.colourOf[city]);
  place(s, at, city, count, cause, NO_CITY);
  if (s.top === at && s.over === 0 && !hasNextWave(s, at)) finish(s, at);
}

function hasNextWave(s: State, at: number): boolean {
  return (s.stack[at + NEXT_WAVE]! | s.stack[at + NEXT_WAVE + 1]!) !== 0;
}

/** Nothing is left to spread: the card is discarded. */
function finish(s: State, at: number): void {
  const card = s.stack[at + CITY]!;
  pop(s);
  discardInfectionCard(s, card);
}

/** Puts cubes on a city as far as there is room; what does not fit is an outbreak. */
function place(s: State, at: number, city: City, count: number, cause: Cause, from: City): void {
  const struck = at + STRUCK + (city >> 5);
  const bit = 1 << (city & 31);
  if ((s.stack[struck]! & bit) !== 0) return;
  const colour = s.stack[at + COLOUR]!;
  const { prevents } = s.game.points;
  if (anyOf(s, prevents, city, colour)) {
    s.sink?.({
      fact: 'prevented',
      city: s.game.cityIds[city]!,
      colour: s.game.colourIds[colour]!,
      by: whoSaysYes(s, prevents, city, colour),
      cause,
    } satisfies FlowFact);
    return;
  }
  const room = CUBES_PER_CITY - cubesOn(s, city, colour);
  if (room > 0) addCubes(s, city, colour, Math.min(count, room), cause, from, s.stack[at + WAVES]! - 1);
  if (count <= room) return;
  s.stack[struck] = s.stack[struck]! | bit;
  const wave = at + NEXT_WAVE + (city >> 5);
  s.stack[wave] = s.stack[wave]! | bit;
}

/** Takes the lowest city out of the current wave, or NO_CITY. */
function takeFromWave(s: State, at: number): City {
  for (let word = 0; word < 2; word++) {
    const bits = s.stack[at + WAVE + word]!;
    if (bits === 0) continue;
    s.stack[at + WAVE + word] = bits & (bits - 1);
    return word * 32 + lowestBit(bits);
  }
  return NO_CITY;
}

function beginNextWave(s: State, at: number): void {
  for (let word = 0; word < 2; word++) {
    s.stack[at + WAVE + word] = s.stack[at + NEXT_WAVE + word]!;
    s.stack[at + NEXT_WAVE + word] = 0;
  }
}

function breakOut(s: State, at: number, city: City): void {
  s.sink?.({
    fact: 'outbreak',
    city: s.game.cityIds[city]!,
    colour: s.game.colourIds[s.stack[at + COLOUR]!]!,
    depth: s.stack[at + WAVES]! - 1,
    total: s.outbreaks + 1,
  } satisfies FlowFact);
  countOutbreak(s);
  s.stack[at + SPREADING] = city + 1;
  s.stack[at + NEIGHBOURS_DONE] = 0;
}

/** Goes on spreading until the neighbours are done, the game is over or a rule has put a question on top. */
function spread(s: State, at: number, city: City): void {
  const near = s.game.near[city]!;
  while (s.over === 0 && s.top === at) {
    const done = s.stack[at + NEIGHBOURS_DONE]!;
    if (done === near.length) {
      s.stack[at + SPREADING] = 0;
      return;
    }
    s.stack[at + NEIGHBOURS_DONE] = done + 1;
    place(s, at, near[done]!, 1, 'outbreak', city);
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
    'neighboursDone',
  ],
  step(s, at) {
    const spreading = s.stack[at + SPREADING]!;
    if (spreading > 0) {
      spread(s, at, spreading - 1);
      return true;
    }
    let city = takeFromWave(s, at);
    if (city === NO_CITY) {
      if (!hasNextWave(s, at)) {
        finish(s, at);
        return true;
      }
      beginNextWave(s, at);
      city = takeFromWave(s, at);
      s.stack[at + WAVES] = s.stack[at + WAVES]! + 1;
    }
    breakOut(s, at, city);
    return true;
  },
});

export const chainRules: Module = { id: 'chain', frames: [chain] };
