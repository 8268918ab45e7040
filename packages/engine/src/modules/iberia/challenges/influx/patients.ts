// The part in which patients move: each hospital draws the nearest cube of its colour one step nearer.
// IB-INX-4, IB-INX-11 to IB-INX-28, IB-INX-50
import { defineCommand, first, pack, second } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../../kernel/frame.ts';
import { COLOURS, plusOne, setOf } from '../../../../kernel/ranges.ts';
import {
  NO_CITY,
  type City,
  type Colour,
  type Module,
  type Offers,
  type Part,
  type State,
} from '../../../../kernel/types.ts';
import { CUBES_PER_CITY, cubesOn, moveCube } from '../../../../ops/cubes.ts';
import { openChain } from '../../../../rules/chain.ts';
import { pushPause } from '../../../../rules/window.ts';
import { distance } from '../../geography.ts';
import { hospitalCity } from '../../hospitals.ts';
import { eachByTrain } from '../../trains.ts';
import { arrive } from './overflow.ts';

/** Hospitals that have not drawn a patient yet in this part, as bits of their colours. */
const LEFT = FIELDS;
/** The colour whose patient moves now, plus one. */
const CURRENT = FIELDS + 1;

export const patientsPart: Part = {
  name: 'patients',
  begin: (s) => push(s, patients, (1 << s.game.shape.colours) - 1),
};

/**
 * The distance in lines of the nearest patients outside the hospital's city; 0 if there are none. Ruling A-22 (IB-INX-14):
 * those inside do not count.
 */
function nearestDistance(s: State, colour: Colour, hospital: City): number {
  let nearest = 0;
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (city === hospital || cubesOn(s, city, colour) === 0) continue;
    const lines = distance(city, hospital);
    if (nearest === 0 || lines < nearest) nearest = lines;
  }
  return nearest;
}

const steps = new Int32Array(64);
const queue = new Int32Array(64);

/** Fills `steps` with the steps from each city to the hospital. Ruling A-24 (IB-INX-17 IB-INX-22): a line or a train ride, no ship. */
function countSteps(s: State, hospital: City): void {
  steps.fill(-1);
  steps[hospital] = 0;
  queue[0] = hospital;
  let end = 1;
  for (let i = 0; i < end; i++) {
    const city = queue[i]!;
    const visit = (other: City): void => {
      if (steps[other]! >= 0) return;
      steps[other] = steps[city]! + 1;
      queue[end++] = other;
    };
    s.game.near[city]!.forEach(visit);
    eachByTrain(s, city, visit);
  }
}

/** Calls back with every step that a nearest patient may take on a fastest way. */
function eachStep(s: State, colour: Colour, visit: (from: City, to: City) => void): void {
  const hospital = hospitalCity(s, colour);
  const nearest = nearestDistance(s, colour, hospital);
  if (nearest === 0) return;
  countSteps(s, hospital);
  for (let from = 0; from < s.game.shape.cities; from++) {
    if (cubesOn(s, from, colour) === 0 || from === hospital || distance(from, hospital) !== nearest) continue;
    const next = new Set<City>(s.game.near[from]);
    eachByTrain(s, from, (city) => next.add(city));
    for (const to of next) if (steps[to] === steps[from]! - 1) visit(from, to);
  }
}

function hasPatient(s: State, colour: Colour): boolean {
  const hospital = hospitalCity(s, colour);
  return hospital !== NO_CITY && nearestDistance(s, colour, hospital) > 0;
}

/** Whether a step of this colour could fill a city beyond its room. */
function couldOverfill(s: State, colour: Colour): boolean {
  let found = false;
  eachStep(s, colour, (_from, to) => (found ||= cubesOn(s, to, colour) >= CUBES_PER_CITY));
  return found;
}

/** The colours that still have a patient to move, in order. */
function waiting(s: State, at: number): Colour[] {
  const colours: Colour[] = [];
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if ((s.stack[at + LEFT]! & (1 << colour)) !== 0 && hasPatient(s, colour)) colours.push(colour);
  }
  return colours;
}

function choose(s: State, at: number, colour: Colour): void {
  s.stack[at + LEFT] = s.stack[at + LEFT]! & ~(1 << colour);
  s.stack[at + CURRENT] = colour + 1;
}

/** Says which hospital is next. */
export const admit = defineCommand({
  name: 'admit',
  phrase: 'admit {colour}',
  operands: { colour: 'colour' },
  play: (s, command) => choose(s, s.top, first(command)),
});

/** Says which patient moves, and where to. */
export const transfer = defineCommand({
  name: 'transfer',
  phrase: 'transfer {from} to {to}',
  operands: { from: 'city', to: 'city' },
  play(s, command) {
    const colour = s.stack[s.top + CURRENT]! - 1;
    s.stack[s.top + CURRENT] = 0;
    const [from, to] = [first(command), second(command)];
    // Below what the step sets off: events may be played once that is over, before the next patient or the draw. IB-INX-50
    pushPause(s);
    if (cubesOn(s, to, colour) < CUBES_PER_CITY) moveCube(s, colour, from, to, 'hospital');
    else arrive(s, openChain(s, colour), colour, from, to, 'hospital');
  },
  refusal(s, command) {
    const colour = topFrame(s) === patients ? s.stack[s.top + CURRENT]! - 1 : -1;
    if (colour < 0) return undefined;
    const [name, from] = [s.game.colourIds[colour]!, first(command)];
    const hospital = hospitalCity(s, colour);
    if (distance(from, hospital) === nearestDistance(s, colour, hospital) && cubesOn(s, from, colour) > 0) {
      return { reason: 'not-a-fastest-way', message: 'A patient takes a fastest way to the hospital.' };
    }
    return {
      reason: 'not-nearest',
      message: `There is no nearest ${name} patient in ${s.game.cityNames[from]!}.`,
    };
  },
});

/** The order of the hospitals matters, and is asked for, only where one of the steps could overfill a city. */
const patients = defineFrame({
  name: 'patients',
  fields: ['waiting', 'current'],
  ranges: { waiting: setOf(COLOURS), current: plusOne(COLOURS) },
  on: ['turn'],
  part: patientsPart.name,
  sound: (s, at) => s.stack[at + CURRENT] === 0 || hasPatient(s, s.stack[at + CURRENT]! - 1),
  step(s, at) {
    if (s.stack[at + CURRENT]! > 0) return false;
    const colours = waiting(s, at);
    if (colours.length === 0) pop(s);
    else if (colours.length > 1 && colours.some((colour) => couldOverfill(s, colour))) return false;
    else choose(s, at, colours[0]!);
    return true;
  },
  offer(s, at, out: Offers) {
    const current = s.stack[at + CURRENT]!;
    if (current > 0) eachStep(s, current - 1, (from, to) => out.add(pack(transfer, s.turn, from, to)));
    else for (const colour of waiting(s, at)) out.add(pack(admit, s.turn, colour));
  },
});

export const patientRules: Module = { id: 'patients', frames: [patients], commands: [admit, transfer] };
