// One cube of each Treat Disease action may go into a sample dish instead of the supply. LAB-TRT-1 to LAB-TRT-6
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import type { Module } from '../../../../kernel/types.ts';
import { takeFromSupply } from '../../../../ops/cubes.ts';
import { asksItsSeat, SEAT } from '../../../../rules/enough.ts';
import { whenAsked } from '../../../../rules/needs.ts';
import { treatmentDone } from '../../../../rules/treat.ts';
import type { LabFact } from '../../facts.ts';
import { addToDish, DISH, dishName } from './board.ts';
import { isSampleDish } from './process.ts';

const COLOUR = FIELDS + 1;

const QUESTION = 'sample';

const isForSamples = whenAsked(QUESTION, {
  isMet: (_s, command) => isSampleDish(first(command)),
  refusal: () => ({ reason: 'no-sample-dish', message: 'Samples go into sample-1 or sample-2.' }),
});

/** The cube is in the supply already: it went there with the others. */
const sample = defineCommand({
  name: 'sample',
  phrase: 'sample into {dish}',
  operands: { dish: 'dish' },
  needs: [isForSamples],
  play(s, command) {
    const [seat, colour] = [s.stack[s.top + SEAT]!, s.stack[s.top + COLOUR]!];
    const dish = first(command);
    pop(s);
    takeFromSupply(s, colour, 1);
    addToDish(s, dish, colour, 1);
    s.sink?.({
      fact: 'sampled',
      seat: seat + 1,
      colour: s.game.colourIds[colour]!,
      dish: dishName(dish),
    } satisfies LabFact);
  },
});

const noSample = defineCommand({ name: 'no-sample', phrase: 'no-sample', play: pop });

const sampling = defineFrame({
  name: QUESTION,
  fields: ['seat', 'colour'],
  on: ['actions'],
  sound: (s, at) => s.stack[at + SEAT] === s.turn && s.supply[s.stack[at + COLOUR]!]! > 0,
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    out.add(pack(sample, seat, DISH.sample1));
    out.add(pack(sample, seat, DISH.sample2));
    out.add(pack(noSample, seat));
  },
});

export const samplingRules = {
  id: 'lab-sampling',
  frames: [sampling],
  commands: [sample, noSample],
  points: [
    answer(treatmentDone, (s, seat, colour) => {
      if (s.over === 0) push(s, sampling, seat, colour);
    }),
  ],
} as const satisfies Module;
