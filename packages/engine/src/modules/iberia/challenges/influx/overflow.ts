// An overflowing hospital: all cubes of the colour leave for connected cities, the marker moves, then what they caused breaks out.
// IB-INX-29 to IB-INX-49
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, NOWHERE, pop, push, topFrame } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import type { City, Colour, Module, Seat, State } from '../../../../kernel/types.ts';
import { CUBES_PER_CITY, cubesOn, moveCube, takeCubes } from '../../../../ops/cubes.ts';
import { moveOutbreaks } from '../../../../ops/markers.ts';
import { currentChain, orderMatters, overflows } from '../../../../rules/chain.ts';
import { isStruck, strike } from '../../../../rules/chainRecord.ts';
import { outbreakCubes } from '../../../../rules/placing.ts';
import type { IberiaFact } from '../../facts.ts';
import { hasHospital } from '../../hospitals.ts';

const CITY = FIELDS;
const COLOUR = FIELDS + 1;

/**
 * Patients arrive in a city. Ruling A-26 (IB-INX-39): no token stops them. Ruling A-25 (IB-INX-26): what has no room goes to
 * the supply and the city breaks out in the chain at `at`; a hospital keeps the fourth and overflows. Ruling A-42 (IB-INX-51):
 * where that has happened in this chain, or is about to, what has no room goes to the supply and nothing else follows.
 */
export function arrive(s: State, at: number, colour: Colour, from: City, to: City, by: string): void {
  const full = cubesOn(s, to, colour) >= CUBES_PER_CITY;
  const struck = isStruck(s, at, to);
  if (full && !struck) strike(s, at, to);
  moveCube(s, colour, from, to, by);
  if (full && (struck || !hasHospital(s, to))) takeCubes(s, to, colour, 1, by);
}

/** Ruling A-31 (IB-INX-28 IB-CHO-13 IB-HIS-9): an overflow is no outbreak, and patients who move are not placed. */
function beginOverflow(s: State, _holder: Seat, city: City, colour: Colour): boolean {
  if (!hasHospital(s, city)) return false;
  push(s, overflow, city, colour);
  return true;
}

/** Says where the next cube goes. */
export const evacuate = defineCommand({
  name: 'evacuate',
  phrase: 'evacuate {to}',
  operands: { to: 'city' },
  play(s, command) {
    const [city, colour] = [s.stack[s.top + CITY]!, s.stack[s.top + COLOUR]!];
    arrive(s, currentChain(s), colour, city, first(command), 'overflow');
  },
  refusal(s, command) {
    if (topFrame(s) !== overflow) return undefined;
    const city = s.stack[s.top + CITY]!;
    if (s.game.near[city]!.includes(first(command))) return undefined;
    const message = `No line joins ${s.game.cityNames[city]!} and ${s.game.cityNames[first(command)]!}.`;
    return { reason: 'not-connected', message };
  },
});

/**
 * Ruling A-23 (IB-INX-34 IB-INX-24): the active player chooses. Ruling A-27 (IB-INX-37 IB-INX-38): the marker moves after the
 * cubes; the city counts as broken out, for it was struck when it overflowed.
 */
const overflow = defineFrame({
  name: 'overflow',
  fields: ['city', 'colour'],
  on: ['chain'],
  sound: (s, at) => isStruck(s, currentChain(s), s.stack[at + CITY]!) && hasHospital(s, s.stack[at + CITY]!),
  step(s, at) {
    const [city, colour] = [s.stack[at + CITY]!, s.stack[at + COLOUR]!];
    if (cubesOn(s, city, colour) > 0) return false;
    pop(s);
    s.sink?.({
      fact: 'hospitalOverflowed',
      city: s.game.cityIds[city]!,
      colour: s.game.colourIds[colour]!,
      total: s.outbreaks + 1,
    } satisfies IberiaFact);
    moveOutbreaks(s, s.outbreaks + 1);
    return true;
  },
  offer(s, at, out) {
    const near = s.game.near[s.stack[at + CITY]!]!;
    for (let i = 0; i < near.length; i++) out.add(pack(evacuate, s.turn, near[i]));
  },
});

/** Whether a hospital is about to overflow, so that the order of what waits can make a difference. */
function hasFullHospital(s: State, colour: Colour): boolean {
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (cubesOn(s, city, colour) > CUBES_PER_CITY) return true;
  }
  return false;
}

/**
 * Whether cubes could run out before a hospital overflows that fills up on the way: patients without room go back to the
 * supply, so that the order may save the game.
 */
function couldRunShort(s: State, colour: Colour): boolean {
  const at = currentChain(s);
  let needed = 0;
  let hospitals = 0;
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (isStruck(s, at, city)) continue;
    if (hasHospital(s, city)) hospitals++;
    const near = s.game.near[city]!;
    let hits = 0;
    for (let i = 0; i < near.length; i++) if (isStruck(s, at, near[i]!)) hits++;
    if (hits > 0) needed += hits - 1 + outbreakCubes(s, city, colour);
  }
  return hospitals > 0 && s.supply[colour]! < needed;
}

/** Only a hospital that is about to overflow, or is being emptied, holds a fourth cube. */
function isSound(s: State): boolean {
  const at = currentChain(s);
  for (let city = 0; city < s.game.shape.cities; city++) {
    for (let colour = 0; colour < s.game.shape.colours; colour++) {
      if (cubesOn(s, city, colour) > CUBES_PER_CITY && (at === NOWHERE || !isStruck(s, at, city)))
        return false;
    }
  }
  return true;
}

export const overflowRules: Module = {
  id: 'overflow',
  frames: [overflow],
  sound: isSound,
  commands: [evacuate],
  points: [
    answer(overflows, beginOverflow),
    answer(orderMatters, (s, _holder, colour) => hasFullHospital(s, colour) || couldRunShort(s, colour)),
  ],
};
