// Research stations: at most six, one to a city; building costs the card of the city one is in.
// BASE-CMP-8 BASE-CMP-10 BASE-BLD-1 to BASE-BLD-7
import { countBits } from '../../kernel/bits.ts';
import { ABSENT, FIRST, first, pack, SECOND, seatOf, type Slot } from '../../kernel/command.ts';
import { cellsOf, defineField } from '../../kernel/field.ts';
import { allRun, anyFor, anyOf, commonPoint, foldFor, personalPoint, runFor } from '../../kernel/points.ts';
import { NO_CARDS, oneCard } from '../../kernel/price.ts';
import { HIGH_CITIES, WORD } from '../../kernel/ranges.ts';
import type { City, Module, Need, Packed, Refusal, Seat, State, Offers } from '../../kernel/types.ts';
import { holds } from '../../ops/cards.ts';
import { payCards } from '../../rules/pay.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { BaseFact } from './facts.ts';

const STATION_LIMIT = 6;

/** One bit for each city: cities 0 to 31, then the others. */
const stations = defineField('stations', 2, 'public', [WORD, HIGH_CITIES]);

export function hasStation(s: State, city: City): boolean {
  return (stationWord(s, city >> 5) & (1 << (city & 31))) !== 0;
}

/** This seat does anywhere what others do at a station: it has no pawn. */
export const needsNoStation = personalPoint.any('needsNoStation');

/** The cities, among 32 of them as bits, whose stations serve a seat: those of the table, and any of its own. */
export const stationsServing = personalPoint.fold<[word: number]>('stationsServing');

/** Some other research station than those of the table is in a city. */
export const otherStation = commonPoint.any<[city: City]>('otherStation');

/** Cities with a station that serves a seat among 32 of them, as bits. */
export function servingWord(s: State, seat: Seat, word: number): number {
  return foldFor(s, stationsServing, seat, stationWord(s, word), word);
}

/** Whether a station here serves a seat. */
export function serves(s: State, seat: Seat, city: City): boolean {
  return hasStation(s, city) || (servingWord(s, seat, city >> 5) & (1 << (city & 31))) !== 0;
}

/** Whether there is any station in a city, whomever it serves. */
export function hasAnyStation(s: State, city: City): boolean {
  return hasStation(s, city) || anyOf(s, otherStation, city);
}

/** Whether a seat may do what takes a station. */
export function isAtStation(s: State, seat: Seat): boolean {
  return anyFor(s, needsNoStation, seat) || serves(s, seat, s.pawns[seat]!);
}

/** Why this seat may not do what takes a station. */
export const atStation: Need = {
  isMet: (s, command) => isAtStation(s, seatOf(command)),
  refusal: (s, command) => notServed(s, s.pawns[seatOf(command)]!),
};

/** Why no station in a city serves a seat. */
export function notServed(s: State, city: City): Refusal {
  if (!hasAnyStation(s, city)) return noStation(s, city);
  const message = `The research station in ${s.game.cityNames[city]!} serves others only.`;
  return { reason: 'station-of-others', message };
}

export function noStation(s: State, city: City): Refusal {
  return { reason: 'no-station', message: `There is no research station in ${s.game.cityNames[city]!}.` };
}

/** Cities with a station among 32 of them, as bits. */
export function stationWord(s: State, word: number): number {
  return s.cells[cellsOf(s, stations) + word]!;
}

export function stationCount(s: State): number {
  return countBits(stationWord(s, 0)) + countBits(stationWord(s, 1));
}

/** Whether every station is on the board, so that a new one has to be moved from somewhere. */
function allStationsBuilt(s: State): boolean {
  return stationCount(s) >= STATION_LIMIT;
}

function flip(s: State, city: City): void {
  const at = cellsOf(s, stations) + (city >> 5);
  s.cells[at] = s.cells[at]! ^ (1 << (city & 31));
}

/** Puts a station on a city, from the supply or from another city (ABSENT: the supply). */
export function putStation(s: State, city: City, from: City, by: string): void {
  if (from !== ABSENT) flip(s, from);
  flip(s, city);
  s.sink?.({
    fact: 'stationBuilt',
    city: s.game.cityIds[city]!,
    ...(from === ABSENT ? {} : { from: s.game.cityIds[from]! }),
    by,
  } satisfies BaseFact);
}

/** A rule takes stations off the board, and may take the last one. */
export const losesStations = commonPoint.any('losesStations');
/** A station went back to the supply, by this seat. */
export const stationLost = commonPoint.all<[by: Seat]>('stationLost');

/** Takes a station off a city. */
export function removeStation(s: State, seat: Seat, city: City, by: string): void {
  flip(s, city);
  s.sink?.({ fact: 'stationRemoved', city: s.game.cityIds[city]!, by } satisfies BaseFact);
  allRun(s, stationLost, seat);
}

/** Offers a command once for the supply, or once for each station that could be moved when the supply is empty. */
function offerStationSources(s: State, out: Offers, command: Packed, slot: Slot): void {
  if (!allStationsBuilt(s)) {
    out.add(command | (ABSENT << slot));
    return;
  }
  for (let city = 0; city < s.game.shape.cities; city++)
    if (hasStation(s, city)) out.add(command | (city << slot));
}

/** Offers a command, which names the city first and then where the station comes from, with every city that has none. */
export function offerStationsAnywhere(s: State, out: Offers, command: Packed): void {
  const { cities } = s.game.shape;
  if (allStationsBuilt(s)) {
    for (let city = 0; city < cities; city++)
      if (!hasStation(s, city)) offerStationSources(s, out, command | (city << FIRST), SECOND);
    return;
  }
  const fromSupply = command | (ABSENT << SECOND);
  for (let from = 0; from < cities; from += 32) {
    const built = stationWord(s, from >> 5);
    const end = Math.min(32, cities - from);
    for (let bit = 0; bit < end; bit++)
      if ((built & (1 << bit)) === 0) out.add(fromSupply | ((from + bit) << FIRST));
  }
}

/** Why a station cannot come to this city from there, whoever builds it. */
export function stationRefusal(s: State, city: City, from: City): Refusal | undefined {
  const { cityNames } = s.game;
  if (hasStation(s, city)) {
    return { reason: 'station-there', message: `${cityNames[city]!} already has a research station.` };
  }
  if (from === ABSENT) {
    if (!allStationsBuilt(s)) return undefined;
    return {
      reason: 'stations-used-up',
      message: 'All six stations are built: say which one to move (“from …”).',
    };
  }
  if (!allStationsBuilt(s)) {
    return { reason: 'stations-left', message: 'A station is moved only when all six are built.' };
  }
  if (hasStation(s, from)) return undefined;
  return { reason: 'no-station-there', message: `There is no station in ${cityNames[from]!} to move.` };
}

/** This seat has built a station here, by the action or by an event. */
export const built = personalPoint.all<[city: City]>('built');
/** This seat builds without giving up a card. */
export const buildsFree = personalPoint.any('buildsFree');
/** This seat cannot take the action that builds. */
export const neverBuilds = personalPoint.any('neverBuilds');

const mayBuild: Need = {
  isMet: (s, command) => !anyFor(s, neverBuilds, seatOf(command)),
  refusal: () => ({ reason: 'never-builds', message: 'Your role doesn’t build research stations.' }),
};

export const build = defineAction({
  name: 'build',
  phrase: 'build [from {from}]',
  needs: [mayBuild],
  operands: { from: 'city' },
  optional: ['from'],
  price: (s, command) =>
    anyFor(s, buildsFree, seatOf(command)) ? NO_CARDS : oneCard(s.pawns[seatOf(command)]!),
  effect(s, command) {
    payCards(s, command, 'build');
    const seat = seatOf(command);
    putStation(s, s.pawns[seat]!, first(command), 'build');
    runFor(s, built, seat, s.pawns[seat]!);
  },
  refusal(s, command) {
    const seat = seatOf(command);
    const city = s.pawns[seat]!;
    // Who stands beside a station learns that before any word about cards.
    if (!hasStation(s, city) && !anyFor(s, buildsFree, seat) && !holds(s, seat, city)) {
      return {
        reason: 'card-not-held',
        message: `To build here you need the ${s.game.cityNames[city]!} card.`,
      };
    }
    return stationRefusal(s, city, first(command));
  },
});

export function offerBuilding(s: State, seat: Seat, out: Offers): void {
  const city = s.pawns[seat]!;
  if (hasStation(s, city) || !(holds(s, seat, city) || anyFor(s, buildsFree, seat))) return;
  if (anyFor(s, neverBuilds, seat)) return;
  offerStationSources(s, out, pack(build, seat), FIRST);
}

export const stationRules: Module = {
  id: 'stations',
  fields: [stations],
  sound: (s) => stationCount(s) >= (anyOf(s, losesStations) ? 0 : 1) && stationCount(s) <= STATION_LIMIT,
  commands: [build],
  show: (s) => ({ stations: s.game.cityIds.filter((_, city) => hasStation(s, city)) }),
};
