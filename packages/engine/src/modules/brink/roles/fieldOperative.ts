// Field Operative: once a turn, for an action, takes a cube of his city as a sample; three samples of a colour pay for two cards of its cure.
// He gives samples back whenever events may be played. BRINK-FOP-1 to BRINK-FOP-9, BRINK-FOP-11 to BRINK-FOP-14
import { byName } from '../../../kernel/byName.ts';
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { cellsOf, defineField } from '../../../kernel/field.ts';
import { answer } from '../../../kernel/points.ts';
import { between } from '../../../kernel/ranges.ts';
import { MOMENTS, type Colour, type Need, type Role, type Seat, type State } from '../../../kernel/types.ts';
import { returnCubes } from '../../../ops/cubes.ts';
import { roleLeft } from '../../../rules/changeRole.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { hasCube } from '../../../rules/needs.ts';
import { keepCube } from '../../../rules/treat.ts';
import { defineAction, defineInterruption, offerIf } from '../../../rules/undertake.ts';
import { currentPayment, pay, pieceRefusal } from '../../base/curePayment.ts';
import {
  fits,
  hasPieces,
  offersPieces,
  placeOfKind,
  paysBeyondHand,
  restPays,
} from '../../base/curePieces.ts';
import type { BrinkFact } from '../facts.ts';

const MOST_CUBES = 24;
const SAMPLES = 3;
const CARDS = 2;

const collecting = oncePerTurn('field-operative.collected');
/** Colour to the samples of it on the role card. */
const samples = defineField(
  'field-operative.samples',
  (shape) => shape.colours,
  'public',
  between(0, MOST_CUBES),
);

const samplesOf = (s: State, colour: Colour): number => s.cells[cellsOf(s, samples) + colour]!;

function changeSamples(s: State, colour: Colour, by: number): void {
  s.cells[cellsOf(s, samples) + colour] = samplesOf(s, colour) + by;
}

function giveBack(s: State, seat: Seat, colour: Colour, count: number): void {
  changeSamples(s, colour, -count);
  returnCubes(s, colour, count);
  s.sink?.({
    fact: 'samplesReturned',
    seat: seat + 1,
    colour: s.game.colourIds[colour]!,
    count,
    now: samplesOf(s, colour),
  } satisfies BrinkFact);
}

function giveAllBack(s: State, seat: Seat): void {
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (samplesOf(s, colour) > 0) giveBack(s, seat, colour, samplesOf(s, colour));
}

function areAnyKept(s: State): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (samplesOf(s, colour) > 0) return true;
  return false;
}

const hasCubeHere = hasCube(
  (s, command) => s.pawns[seatOf(command)]!,
  (_s, command) => first(command),
);

const collect = defineAction({
  name: 'collect',
  phrase: 'collect {colour}',
  operands: { colour: 'colour' },
  needs: [collecting.isUnused, hasCubeHere],
  effect(s, command) {
    collecting.use(s);
    changeSamples(s, first(command), 1);
    keepCube(s, s.pawns[seatOf(command)]!, first(command), 'field-operative');
  },
});

const isSampled: Need = {
  isMet: (s, command) => samplesOf(s, first(command)) > 0,
  refusal: (s, command) => ({
    reason: 'no-sample',
    message: `There is no ${s.game.colourIds[first(command)]!} sample on the role card.`,
  }),
};

const returnSample = defineInterruption({
  name: 'return',
  phrase: 'return {colour}',
  operands: { colour: 'colour' },
  needs: [isSampled],
  pricedByTrial: true,
  effect: (s, command) => giveBack(s, seatOf(command), first(command), 1),
});

/** Three samples, never fewer or more, and at least one card besides them. */
const paySamples = defineCommand({
  name: 'pay-samples',
  phrase: 'pay samples',
  pricedByTrial: true,
  play(s, command) {
    giveBack(s, seatOf(command), currentPayment(s)!.colour, SAMPLES);
    pay(s, CARDS, placeOfKind('samples'));
  },
  refusal(s) {
    const payment = currentPayment(s);
    return payment && pieceRefusal(s, payment, placeOfKind('samples'));
  },
});

export const fieldOperative = {
  kind: 'role',
  id: 'field-operative',
  fields: [collecting.field, samples],
  holds: samplesOf,
  sound: (s) => !areAnyKept(s) || s.roles.some((role) => s.game.roleIds[role] === 'field-operative'),
  commands: [collect, returnSample, paySamples],
  show: (s) => (areAnyKept(s) ? { samples: byName(s.game.colourIds, (colour) => samplesOf(s, colour)) } : {}),
  actions: [
    (s, seat, out) => {
      if (collecting.isUsed(s)) return;
      for (let colour = 0; colour < s.game.shape.colours; colour++)
        offerIf(s, out, pack(collect, seat, colour));
    },
  ],
  interruptions: [
    {
      moments: MOMENTS.pause,
      playable: areAnyKept,
      offer(s, seat, out) {
        for (let colour = 0; colour < s.game.shape.colours; colour++)
          offerIf(s, out, pack(returnSample, seat, colour));
      },
    },
  ],
  points: [
    answer(roleLeft, giveAllBack),
    answer(paysBeyondHand, () => true),
    answer(hasPieces, () => true),
    answer(restPays, (s, _seat, count, colour, place) =>
      place < placeOfKind('samples') && samplesOf(s, colour) >= SAMPLES ? count + CARDS : count,
    ),
    answer(offersPieces, (s, seat, payment, out) => {
      if (samplesOf(s, payment.colour) < SAMPLES || payment.left <= CARDS) return;
      if (fits(s, payment, CARDS, placeOfKind('samples'))) out.add(pack(paySamples, seat));
    }),
  ],
} as const satisfies Role;
