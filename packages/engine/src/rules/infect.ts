// The infect part: as many infection cards as the rate says, one at a time, each with a pause before it.
// BASE-INF-1 BASE-INF-2 BASE-EVT-6 BASE-EVT-9 BASE-EVC-7
import { defineCommand, pack } from '../kernel/command.ts';
import type { FlowFact } from '../kernel/facts.ts';
import { defineFrame, FIELDS, pop, push } from '../kernel/frame.ts';
import { allRun, anyOf, whoSaysYes } from '../kernel/points.ts';
import { MOMENTS, type Module, type State } from '../kernel/types.ts';
import { infectCity } from './chain.ts';
import { passesByItself } from './window.ts';

const LEFT = FIELDS;
const BEGUN = FIELDS + 1;

/** The part begins with its first card: until then an event may still cancel it. */
export function pushInfections(s: State): void {
  push(s, infections, s.game.rates[s.rate]);
}

function skip(s: State): void {
  const { skipsInfection, infectionSkipped } = s.game.points;
  s.sink?.({
    fact: 'infectionSkipped',
    by: whoSaysYes(s, skipsInfection, undefined, undefined),
  } satisfies FlowFact);
  allRun(s, infectionSkipped, undefined, undefined);
  pop(s);
}

function flip(s: State): void {
  s.stack[s.top + BEGUN] = 1;
  s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
  infectCity(s, 'top', 1, 'infection');
}

/** Flips the next infection card. */
export const infect = defineCommand({ name: 'infect', phrase: 'infect', play: flip });

const infections = defineFrame({
  name: 'infections',
  fields: ['left', 'begun'],
  moment: MOMENTS.pause,
  step(s, at) {
    if (s.stack[at + LEFT] === 0) pop(s);
    else if (s.stack[at + BEGUN] === 0 && anyOf(s, s.game.points.skipsInfection, undefined, undefined))
      skip(s);
    else if (passesByItself(s, MOMENTS.pause)) flip(s);
    else return false;
    return true;
  },
  offer: (s, _at, out) => out.add(pack(infect, s.turn)),
});

export const infectRules: Module = { id: 'infect', frames: [infections], commands: [infect] };
