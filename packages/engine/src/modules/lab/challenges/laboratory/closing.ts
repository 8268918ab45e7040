// Whoever takes a station off the board closes a line if there are fewer stations now than lines in use. LAB-CLO-3 to LAB-CLO-6, BRINK-BIN-13
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { defineFrame, findFrame, NOWHERE, pop, push } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import type { State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { asksItsSeat, SEAT } from '../../../../rules/enough.ts';
import { stationCount, stationLost } from '../../../base/stations.ts';
import { LINES, NONE, openLines, sequenceOf } from './board.ts';
import { closeLine } from './lines.ts';

const closeOne = defineCommand({
  name: 'close-line',
  phrase: 'close {research}',
  operands: { research: 'research' },
  play(s, command) {
    pop(s);
    countReveal(s);
    closeLine(s, first(command));
  },
});

/** With one line in use the question answers itself. */
const closing = defineFrame({
  name: 'closing',
  fields: ['seat'],
  on: [],
  sound: (s) => openLines(s) === stationCount(s) + 1,
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    for (let research = 0; research < LINES; research++)
      if (sequenceOf(s, research) !== NONE) out.add(pack(closeOne, s.stack[at + SEAT]!, research));
  },
});

/** Lines in use that have no station any more, while somebody is asked which to close. */
export const linesToClose = (s: State): number => (findFrame(s, closing) === NOWHERE ? 0 : 1);

export const closingParts = {
  frames: [closing],
  commands: [closeOne],
  points: [
    answer(stationLost, (s, _holder, seat) => {
      if (openLines(s) > stationCount(s)) push(s, closing, seat);
    }),
  ],
} as const;
