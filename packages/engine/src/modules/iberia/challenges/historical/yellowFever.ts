// Yellow fever: a yellow cube placed in a port brings one more to each port that a line joins to it. IB-YEL-1 to IB-YEL-17
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import type { OptionSpec } from '../../../../kernel/config.ts';
import type { Cause } from '../../../../kernel/facts.ts';
import { cellsOf, defineField, read, write } from '../../../../kernel/field.ts';
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import {
  NO_CITY,
  type City,
  type Colour,
  type Module,
  type Seat,
  type State,
} from '../../../../kernel/types.ts';
import { currentChain, isPrevented, isStruck, placeExtra } from '../../../../rules/chain.ts';
import { isPort } from '../../geography.ts';
import { tokensIn } from '../../water.ts';
import { has } from './diseases.ts';

/**
 * Ruling A-37 (IB-YEL-3 IB-YEL-7 IB-YEL-10 IB-YEL-11 IB-YEL-16 IB-YEL-17): cubes of cards, epidemics and outbreaks bring others,
 * once for each port; what they bring brings no more. A table may let cards of the infect part alone do so.
 */
export const scope: OptionSpec = {
  name: 'yellow-fever',
  values: ['all', 'infections'],
  usual: () => 'all',
};

const COLOUR = FIELDS;

/** City to the cubes it is still to get in this step, and their sum. */
const due = defineField('yellow-fever.due', (shape) => shape.cities, 'public');
const total = defineField('yellow-fever.total', 1, 'public');

function add(s: State, city: City, count: number): void {
  const at = cellsOf(s, due) + city;
  s.cells[at] = s.cells[at]! + count;
  write(s, total, read(s, total) + count);
}

const dueIn = (s: State, city: City): number => s.cells[cellsOf(s, due) + city]!;

const isNarrow = (s: State): boolean => s.game.config.options[scope.name] === 'infections';

function placed(s: State, _holder: Seat, city: City, colour: Colour, cause: Cause): void {
  if (cause === 'extra' || !isPort(city) || !has(s, colour, 'yellow-fever')) return;
  if (cause !== 'infection' && isNarrow(s)) return;
  const near = s.game.near[city]!;
  for (let i = 0; i < near.length; i++) if (isPort(near[i]!)) add(s, near[i]!, 1);
}

function bring(s: State, city: City): void {
  add(s, city, -1);
  placeExtra(s, city);
}

/** Says which port gets its cube next. */
export const fever = defineCommand({
  name: 'fever',
  phrase: 'fever {city}',
  operands: { city: 'city' },
  play: (s, command) => bring(s, first(command)),
});

/** Whether a port that is due can still get a cube, or at least spend a token instead. */
function isOpen(s: State, city: City, colour: Colour): boolean {
  return !isStruck(s, currentChain(s), city) && !isPrevented(s, city, colour);
}

/** Whether a region has tokens, but too few for all the cubes that are due around it. */
function isShort(s: State, region: number, colour: Colour): boolean {
  const there = tokensIn(s, region);
  if (there === 0) return false;
  const cities = s.game.citiesOf[region]!;
  let wanted = 0;
  for (let i = 0; i < cities.length; i++) if (isOpen(s, cities[i]!, colour)) wanted += dueIn(s, cities[i]!);
  return wanted > there;
}

function isContested(s: State, city: City, colour: Colour): boolean {
  if (!isOpen(s, city, colour)) return false;
  const regions = s.game.regionsOf[city]!;
  for (let i = 0; i < regions.length; i++) if (isShort(s, regions[i]!, colour)) return true;
  return false;
}

/** A port for which the order is no matter, or NO_CITY. */
function nextPort(s: State, colour: Colour): City {
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (dueIn(s, city) > 0 && !isContested(s, city, colour)) return city;
  }
  return NO_CITY;
}

/** The order is the active player's; it matters, and is asked for, where tokens are too few. */
const spreading = defineFrame({
  name: 'yellow-fever',
  fields: ['colour'],
  step(s, at) {
    if (read(s, total) === 0) {
      pop(s);
      return true;
    }
    const city = nextPort(s, s.stack[at + COLOUR]!);
    if (city === NO_CITY) return false;
    bring(s, city);
    return true;
  },
  offer(s, _at, out) {
    for (let city = 0; city < s.game.shape.cities; city++)
      if (dueIn(s, city) > 0) out.add(pack(fever, s.turn, city));
  },
});

export const yellowFeverRules: Module = {
  id: 'yellow-fever',
  fields: [due, total],
  frames: [spreading],
  commands: [fever],
  points: {
    placed,
    stepDone(s, _holder, colour) {
      if (read(s, total) > 0) push(s, spreading, colour);
    },
    orderMatters: (s, _holder, colour) => has(s, colour, 'yellow-fever') && !isNarrow(s),
  },
};
