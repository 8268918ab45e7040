// Yellow fever: a yellow cube placed in a port brings one more to each port that a line joins to it. IB-YEL-1 to IB-YEL-17
import type { OptionSpec } from '../../../../kernel/config.ts';
import type { Cause } from '../../../../kernel/facts.ts';
import { cellsOf, defineField, read, write } from '../../../../kernel/field.ts';
import { defineFrame, NOWHERE, pop, push } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import { between, COUNT } from '../../../../kernel/ranges.ts';
import type { City, Colour, Module, Seat, State } from '../../../../kernel/types.ts';
import { currentChain, orderMatters, placeExtra, stepDone } from '../../../../rules/chain.ts';
import { placed } from '../../../../rules/placing.ts';
import { isPort } from '../../geography.ts';
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

/** City to the cubes it is still to get in this step, and their sum. */
const due = defineField('yellow-fever.due', (shape) => shape.cities, 'public', between(0, 8));
const total = defineField('yellow-fever.total', 1, 'public', COUNT);

function add(s: State, city: City, count: number): void {
  const at = cellsOf(s, due) + city;
  s.cells[at] = s.cells[at]! + count;
  write(s, total, read(s, total) + count);
}

const isDue = (s: State, city: City): boolean => s.cells[cellsOf(s, due) + city]! > 0;

const isNarrow = (s: State): boolean => s.game.config.options[scope.name] === 'infections';

function noteFever(s: State, _holder: Seat, city: City, colour: Colour, cause: Cause): void {
  if (cause === 'extra' || !isPort(city) || !has(s, colour, 'yellow-fever')) return;
  if (cause !== 'infection' && isNarrow(s)) return;
  const near = s.game.near[city]!;
  for (let i = 0; i < near.length; i++) if (isPort(near[i]!)) add(s, near[i]!, 1);
}

/**
 * The order is the active player's, but on this map it never matters, so it is not asked for: no two ports that are due share
 * a region with a token, for that token would have kept away the cube that brings theirs.
 */
const spreading = defineFrame({
  name: 'yellow-fever',
  on: ['chain'],
  step(s) {
    if (read(s, total) === 0) {
      pop(s);
      return true;
    }
    let city = 0;
    while (!isDue(s, city)) city++;
    add(s, city, -1);
    placeExtra(s, city);
    return true;
  },
});

export const yellowFeverRules: Module = {
  id: 'yellow-fever',
  fields: [due, total],
  sound(s) {
    const at = cellsOf(s, due);
    const cubes = s.cells.subarray(at, at + s.game.shape.cities).reduce((sum, count) => sum + count, 0);
    return cubes === read(s, total) && (cubes === 0 || currentChain(s) !== NOWHERE);
  },
  frames: [spreading],
  points: [
    answer(placed, noteFever),
    answer(stepDone, (s) => {
      if (read(s, total) > 0) push(s, spreading);
    }),
    answer(orderMatters, (s, _holder, colour) => has(s, colour, 'yellow-fever') && !isNarrow(s)),
  ],
};
