// The free lab action: at once after building, by whoever built or played the event that builds, and wherever they are; or not at all.
// LAB-BLD-1 to LAB-BLD-6, LAB-LAB-19, LAB-SOLO-30
import { defineCommand, pack } from '../../../../kernel/command.ts';
import { defineFrame, pop, push } from '../../../../kernel/frame.ts';
import { answer, anyFor } from '../../../../kernel/points.ts';
import type { ActionOffer, Module, Offers, Seat, State } from '../../../../kernel/types.ts';
import { actionsLeft } from '../../../../rules/actions.ts';
import { asksItsSeat, SEAT } from '../../../../rules/enough.ts';
import { built, isAtStation } from '../../../base/stations.ts';
import { offersCdc } from '../solo/step.ts';
import { offerProcesses } from './apply.ts';
import { offerCharacterizing } from './characterize.ts';
import { DEEDS, FREE_LAB, labFree, oneLabAction, type Deed } from './labAction.ts';
import { offerSequencing } from './sequence.ts';
import { offerTests } from './test.ts';

const OFFERS: Readonly<Record<Deed, ActionOffer>> = {
  [DEEDS.characterize]: offerCharacterizing,
  [DEEDS.process]: offerProcesses,
  [DEEDS.test]: offerTests,
  [DEEDS.sequence]: offerSequencing,
};
const ALL_DEEDS = Object.values(DEEDS);

function offerAll(s: State, seat: Seat, out: Offers): void {
  for (let i = 0; i < ALL_DEEDS.length; i++) OFFERS[ALL_DEEDS[i]!](s, seat, out);
}

function offerAtStation(s: State, seat: Seat, out: Offers): void {
  if (isAtStation(s, seat)) offerAll(s, seat, out);
}

/** With no action left, what the ability of a role still allows. */
function offerAbility(s: State, seat: Seat, out: Offers): void {
  if (actionsLeft(s) > 0 || !isAtStation(s, seat)) return;
  for (const deed of ALL_DEEDS) if (anyFor(s, labFree, seat, deed)) OFFERS[deed](s, seat, out);
}

const skipLab = defineCommand({ name: 'skip-lab', phrase: 'skip-lab', play: pop });

const freeLab = defineFrame({
  name: FREE_LAB,
  fields: ['seat'],
  on: ['actions', 'played-event'],
  loan: oneLabAction,
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    offerAll(s, seat, out);
    out.add(pack(skipLab, seat));
  },
});

export const freeLabRules = {
  id: 'free-lab',
  frames: [freeLab],
  commands: [skipLab],
  actions: [offerAtStation],
  free: [offerAbility],
  points: [
    answer(built, (s, seat) => {
      push(s, freeLab, seat);
    }),
    answer(offersCdc, (s, _holder, seat, out) => offerAll(s, seat, out)),
  ],
} as const satisfies Module;
