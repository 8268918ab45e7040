// The infect part: as many infection cards as the rate says, one at a time, each with a pause before it.
// BASE-INF-1 BASE-INF-2 BASE-EVT-6 BASE-EVT-9
import { defineCommand, pack } from '../kernel/command.ts';
import type { FlowFact } from '../kernel/facts.ts';
import { defineFrame, FIELDS, pop, push } from '../kernel/frame.ts';
import { allRun, anyOf, whoSaysYes } from '../kernel/points.ts';
import { MOMENTS, type Module, type State } from '../kernel/types.ts';
import { infectCity } from './chain.ts';
import { passesByItself } from './window.ts';

const LEFT = FIELDS;

export function beginInfections(s: State): void {
  const { skipsInfection, infectionSkipped } = s.game.points;
  if (!anyOf(s, skipsInfection, undefined, undefined)) {
    push(s, infections, s.game.rates[s.rate]);
    return;
  }
  const by = s.sink === undefined ? '' : whoSaysYes(s, skipsInfection, undefined, undefined);
  s.sink?.({ fact: 'infectionSkipped', by } satisfies FlowFact);
  allRun(s, infectionSkipped, undefined, undefined);
}

function flip(s: State): void {
  s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
  infectCity(s, 'top', 1, 'infection');
}

/** Flips the next infection card. */
export const infect = defineCommand({ name: 'infect', phrase: 'infect', play: flip });

const infections = defineFrame({
  name: 'infections',
  fields: ['left'],
  moment: MOMENTS.pause,
  step(s, at) {
    if (s.stack[at + LEFT] === 0) pop(s);
    else if (passesByItself(s, MOMENTS.pause)) flip(s);
    else return false;
    return true;
  },
  offer: (s, _at, out) => out.add(pack(infect, s.turn)),
});

export const infectRules: Module = { id: 'infect', frames: [infections], commands: [infect] };
