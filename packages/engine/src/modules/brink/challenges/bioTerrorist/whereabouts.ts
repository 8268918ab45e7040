// Hidden or spotted: as soon as a team pawn and the Bio-Terrorist are in one city his pawn stands there, and it goes as soon as none is,
// unless he is captured. What everybody can work out about his city is kept beside it. BRINK-BHD-1 to BRINK-BHD-4, BRINK-BHD-6, BRINK-BVW-10
import { lowestBit } from '../../../../kernel/bits.ts';
import { answer } from '../../../../kernel/points.ts';
import { NO_CITY, type City, type Module, type State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { entered } from '../../../../ops/pawns.ts';
import type { BrinkFact } from '../../facts.ts';
import {
  COMMANDS,
  forgetTurn,
  isCaptured,
  noteKnown,
  possibleAt,
  terrorist,
  terroristCity,
} from './memory.ts';

/** Of two words of cities, the bits of this one. */
const bitIn = (city: City, word: number): number => (city >> 5 === word ? 1 << (city & 31) : 0);

/** All cities, in the second of two words; in the first they are all bits. */
const highCities = ({ game }: State): number => 2 ** (game.shape.cities - 32) - 1;

/** Of the cities in which he may be only these are left. */
function keepOnly(s: State, low: number, high: number): void {
  for (let driven = 0; driven <= COMMANDS; driven++) {
    const at = possibleAt(s, driven);
    s.cells[at] = s.cells[at]! & low;
    s.cells[at + 1] = s.cells[at + 1]! & high;
  }
}

/** Wherever he may be now, he goes on from one of these cities. */
function exchangeFor(s: State, low: number, high: number): void {
  for (let driven = 0; driven <= COMMANDS; driven++) {
    const at = possibleAt(s, driven);
    if ((s.cells[at]! | s.cells[at + 1]!) === 0) continue;
    s.cells[at] = low;
    s.cells[at + 1] = high;
  }
}

/** Everybody knows that he is in this city. */
export function narrowTo(s: State, city: City): void {
  keepOnly(s, bitIn(city, 0), bitIn(city, 1));
  noteKnown(s, city);
}

/** Everybody knows that he has left for this city, which no line need join to where he was. He was elsewhere. */
export function jumpTo(s: State, city: City): void {
  keepOnly(s, ~bitIn(city, 0), ~bitIn(city, 1));
  exchangeFor(s, bitIn(city, 0), bitIn(city, 1));
  noteKnown(s, city);
}

/** Everybody knows that he has left this city by air for another one, and nothing else. */
export function jumpFrom(s: State, from: City): void {
  narrowTo(s, from);
  exchangeFor(s, ~bitIn(from, 0), highCities(s) & ~bitIn(from, 1));
}

/** He may be in any city: his first one is his secret. */
export function beAnywhere(s: State): void {
  const at = possibleAt(s, 0);
  s.cells[at] = -1;
  s.cells[at + 1] = highCities(s);
}

/** A command that everybody saw to be a drive, or one that may have been one. */
export function widen(s: State, drive: 'seen' | 'maybe'): void {
  const { nearLow, nearHigh } = s.game;
  for (let driven = COMMANDS; driven >= 0; driven--) {
    const at = possibleAt(s, driven);
    let [low, high] = drive === 'maybe' ? [s.cells[at]!, s.cells[at + 1]!] : [0, 0];
    for (let word = 0; word < 2; word++) {
      const from = driven === 0 ? 0 : s.cells[possibleAt(s, driven - 1) + word]!;
      for (let bits = from; bits !== 0; bits &= bits - 1) {
        const city = 32 * word + lowestBit(bits);
        low |= nearLow[city]!;
        high |= nearHigh[city]!;
      }
    }
    s.cells[at] = low;
    s.cells[at + 1] = high;
  }
}

/** In his next turn he has not driven yet. */
export function closeTurn(s: State): void {
  const [low, high] = [possibleCities(s, 0), possibleCities(s, 1)];
  s.cells.fill(0, possibleAt(s, 0), possibleAt(s, COMMANDS + 1));
  s.cells[possibleAt(s, 0)] = low;
  s.cells[possibleAt(s, 0) + 1] = high;
  forgetTurn(s);
}

/** The cities in which he may be, as one of two words. */
export function possibleCities(s: State, word: number): number {
  let bits = 0;
  for (let driven = 0; driven <= COMMANDS; driven++) bits |= s.cells[possibleAt(s, driven) + word]!;
  return bits;
}

function hasTeamPawn({ game: { pawnSeats }, pawns }: State, city: City): boolean {
  for (let i = 0; i < pawnSeats.length; i++) if (pawns[pawnSeats[i]!] === city) return true;
  return false;
}

/** Everybody knows that he is in no city of the team. */
function leaveWatched(s: State): void {
  const { pawnSeats } = s.game;
  let [low, high] = [-1, -1];
  for (let i = 0; i < pawnSeats.length; i++) {
    low &= ~bitIn(s.pawns[pawnSeats[i]!]!, 0);
    high &= ~bitIn(s.pawns[pawnSeats[i]!]!, 1);
  }
  keepOnly(s, low, high);
}

function tellSight(s: State, fact: 'spotted' | 'vanished', city: City): void {
  s.sink?.({ fact, seat: terrorist(s) + 1, city: s.game.cityIds[city]! } satisfies BrinkFact);
}

/** A pawn has moved: puts his on the board or takes it away. Of one that is nowhere all that is known is that nobody meets him. */
export function look(s: State): void {
  const city = terroristCity(s);
  if (city === NO_CITY) {
    leaveWatched(s);
    return;
  }
  const shown = s.pawns[terrorist(s)]!;
  const isSeen = isCaptured(s) || hasTeamPawn(s, city);
  const now = isSeen ? city : NO_CITY;
  s.pawns[terrorist(s)] = now;
  if (isSeen) {
    narrowTo(s, city);
    if (shown !== city) tellSight(s, 'spotted', city);
    return;
  }
  leaveWatched(s);
  if (shown !== NO_CITY) tellSight(s, 'vanished', shown);
}

export const whereaboutsRules: Module = {
  id: 'whereabouts',
  points: [
    answer(entered, (s) => {
      const [low, high] = [possibleCities(s, 0), possibleCities(s, 1)];
      look(s);
      if (terroristCity(s) === NO_CITY) return;
      // Whoever comes where he might be learns whether he is, and does not go back behind that. BRINK-BVW-8
      if (possibleCities(s, 0) !== low || possibleCities(s, 1) !== high) countReveal(s);
    }),
  ],
};
