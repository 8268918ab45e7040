// Cubes on their way to a city: what keeps them away, what has room, and what breaks out.
// BASE-INF-3 to BASE-INF-12
import { CAUSES, type Cause, type FlowFact } from '../kernel/facts.ts';
import { allRun, anyOf, commonPoint, foldOf, whoSaysYes } from '../kernel/points.ts';
import { NO_CITY, type City, type Colour, type State } from '../kernel/types.ts';
import { addCubes, CUBES_PER_CITY, cubesOn } from '../ops/cubes.ts';
import { CAUSE, CITY, COLOUR, DEPTH, DUE, DUE_CITY, isStruck, SPREADING, strike } from './chainRecord.ts';

/** No cube of this colour can be put on this city. */
export const prevents = commonPoint.any<[city: City, colour: Colour]>('prevents');
/** Some rule would keep a cube away from this city; without a yes, `intercepts` is not asked. */
export const guards = commonPoint.any<[city: City]>('guards');
/** Acts: of `count` cubes one is not put on the city; the rule pays for it, or asks how it shall be paid. */
export const intercepts = commonPoint.any<[city: City, colour: Colour, count: number]>('intercepts');
/** What keeps cubes of this cause away from a city does not keep away the outbreak of those without room. */
export const breaksOutAnyway = commonPoint.any<[cause: Cause]>('breaksOutAnyway');
/** A full city takes one cube more instead of breaking out. */
export const takesFourth = commonPoint.any<[city: City]>('takesFourth');
/** Outbreaks set off by other outbreaks don't happen: what a full city would get then is left out. */
export const stopsChain = commonPoint.any('stopsChain');
/** How many cubes an outbreak puts on a city that it reaches. */
export const spreadCubes = commonPoint.fold<[city: City, colour: Colour]>('spreadCubes');
/** Cubes from the supply were put on this city. */
export const placed = commonPoint.all<[city: City, colour: Colour, cause: Cause]>('placed');

/** Whether a rule keeps every cube of this colour away from a city. */
export function isPrevented(s: State, city: City, colour: Colour): boolean {
  return anyOf(s, prevents, city, colour);
}

/** How many cubes the next outbreak of a colour that reaches a city puts there. */
export function outbreakCubes(s: State, city: City, colour: Colour): number {
  return foldOf(s, spreadCubes, 1, city, colour);
}

/**
 * Puts cubes on a city as far as nothing stops them and there is room; what does not fit is an outbreak. Ruling A-32
 * (IB-EPI-13 IB-NUR-15 IB-DIF-27): the supply has to hold only what is left to be placed.
 */
export function place(s: State, at: number, city: City, count: number, cause: Cause, from: City): void {
  if (isStruck(s, at, city)) return;
  const colour = s.stack[at + COLOUR]!;
  if (isPrevented(s, city, colour)) {
    if (s.sink !== undefined) tellPrevented(s, city, colour, whoSaysYes(s, prevents, city, colour), cause);
    return;
  }
  const room = CUBES_PER_CITY - cubesOn(s, city, colour);
  if (count > room && anyOf(s, breaksOutAnyway, cause)) {
    strike(s, at, city);
    resolve(s, at, city, room + 1, cause, from);
  } else resolve(s, at, city, count, cause, from);
}

/** Puts cubes on a city that has room for them, for a rule that is no infection: nothing breaks out. */
export function addUnlessPrevented(s: State, city: City, colour: Colour, count: number): void {
  if (isPrevented(s, city, colour))
    tellPrevented(s, city, colour, whoSaysYes(s, prevents, city, colour), 'extra');
  else addCubes(s, city, colour, count, 'extra');
}

function tellPrevented(s: State, city: City, colour: Colour, by: string, cause: Cause): void {
  s.sink?.({
    fact: 'prevented',
    city: s.game.cityIds[city]!,
    colour: s.game.colourIds[colour]!,
    by,
    cause,
  } satisfies FlowFact);
}

/** Puts cubes down as far as no rule keeps them away. Of those on a city that was struck before, the last breaks out anyway. */
function resolve(s: State, at: number, city: City, count: number, cause: Cause, from: City): void {
  const colour = s.stack[at + COLOUR]!;
  const left = isGuarded(s, city) ? intercept(s, at, city, colour, count) : count;
  if (left > 0) putDown(s, at, city, colour, left, cause, from);
}

/** What was due when a question came up. */
export function resolveDue(s: State, at: number, due: number): void {
  s.stack[at + DUE] = 0;
  const count = due % DUE_CITY;
  const city = (due - count) / DUE_CITY - 1;
  if (city === NO_CITY) resolve(s, at, s.stack[at + CITY]!, count, CAUSES[s.stack[at + CAUSE]!]!, NO_CITY);
  else resolve(s, at, city, count, 'outbreak', s.stack[at + SPREADING]! - 1);
}

export function isGuarded(s: State, city: City): boolean {
  return anyOf(s, guards, city);
}

/** Lets rules keep cubes away one by one; says how many are left to be placed now. */
function intercept(s: State, at: number, city: City, colour: Colour, count: number): number {
  const { top } = s;
  const sure = isStruck(s, at, city) ? 1 : 0;
  let left = count;
  while (left > sure && anyOf(s, intercepts, city, colour, left - sure)) {
    left--;
    if (s.top === top) continue;
    const other = s.stack[at + SPREADING] === 0 ? 0 : city + 1;
    s.stack[at + DUE] = left === 0 ? 0 : left + DUE_CITY * other;
    return 0;
  }
  return left;
}

function putDown(
  s: State,
  at: number,
  city: City,
  colour: Colour,
  count: number,
  cause: Cause,
  from: City,
): void {
  const room = CUBES_PER_CITY - cubesOn(s, city, colour);
  const sure = isStruck(s, at, city);
  const ignored = count > room && cause === 'outbreak' && anyOf(s, stopsChain);
  if (ignored && s.sink !== undefined) tellPrevented(s, city, colour, whoSaysYes(s, stopsChain), cause);
  const breaks = sure || (count > room && !ignored);
  const fourth = breaks && anyOf(s, takesFourth, city);
  const put = Math.min(sure && !fourth ? count - 1 : count, fourth ? room + 1 : room);
  if (put > 0) addCubes(s, city, colour, put, cause, from, s.stack[at + DEPTH]);
  if (s.over !== 0) return;
  if (breaks) strike(s, at, city);
  if (put > 0) allRun(s, placed, city, colour, cause);
}
