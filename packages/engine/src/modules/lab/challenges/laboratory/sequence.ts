// Sequence a Disease: draw a Sequence card, then put it on an empty line, swap it for one in place, or discard it. A line may get a card
// while there are more stations than cards on lines. LAB-SEQ-1 to LAB-SEQ-12
import { defineCommand, first, pack, seatOf } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { between } from '../../../../kernel/ranges.ts';
import type { Offers, Seat, State } from '../../../../kernel/types.ts';
import { asksItsSeat, SEAT } from '../../../../rules/enough.ts';
import { whenAsked } from '../../../../rules/needs.ts';
import { offerIf } from '../../../../rules/undertake.ts';
import { stationCount } from '../../../base/stations.ts';
import type { LabFact } from '../../facts.ts';
import {
  colourOfLine,
  cubesByName,
  cubesOnLine,
  LINES,
  NONE,
  openLines,
  researchName,
  sequenceOf,
  setSequence,
} from './board.ts';
import { discardSequence, DRAWN, drawSequence } from './deck.ts';
import { OLD_CARD, pushPlacement } from './filling.ts';
import { DEEDS, defineLabAction } from './labAction.ts';
import { clearLine, placeSequence } from './lines.ts';
import { SEQUENCE_CARDS, sequenceWord, showsVial } from './sequences.ts';

const CARD = FIELDS + 1;
const QUESTION = 'sequencing';

/** There are always cards left: two lie on lines at most, and one is drawn at a time. */
const sequence = defineLabAction(DEEDS.sequence, {
  name: 'sequence',
  phrase: 'sequence',
  effect(s, command) {
    const seat = seatOf(command);
    const card = drawSequence(s);
    s.sink?.({ fact: 'sequenceDrawn', seat: seat + 1, card: sequenceWord(s, card) } satisfies LabFact);
    push(s, sequencing, seat, card + 1);
  },
});

export function offerSequencing(_s: State, seat: Seat, out: Offers): void {
  out.add(pack(sequence, seat));
}

/** Takes the question off and says which card it was about. */
function take(s: State): number {
  const card = s.stack[s.top + CARD]! - 1;
  pop(s);
  return card;
}

const isEmptySpace = whenAsked(QUESTION, {
  isMet: (s, command) => sequenceOf(s, first(command)) === NONE,
  refusal: (_s, command) => ({
    reason: 'line-taken',
    message: `There is a Sequence card on ${researchName(first(command))}: swap it.`,
  }),
});

const hasStationForLine = whenAsked(QUESTION, {
  isMet: (s) => stationCount(s) > openLines(s),
  refusal: () => ({
    reason: 'too-few-stations',
    message: 'A line is opened when there are more research stations than Sequence cards on the lines.',
  }),
});

const placeOn = defineCommand({
  name: 'place-sequence',
  phrase: 'place-sequence on {research}',
  operands: { research: 'research' },
  needs: [isEmptySpace, hasStationForLine],
  play: (s, command) => placeSequence(s, first(command), take(s), 'sequence'),
});

const hasCard = whenAsked(QUESTION, {
  isMet: (s, command) => sequenceOf(s, first(command)) !== NONE,
  refusal: (_s, command) => ({
    reason: 'no-sequence',
    message: `There is no Sequence card on ${researchName(first(command))}.`,
  }),
});

/** A card that shows the line's vial keeps what fits; any other ends what was done for the line. */
const swapOn = defineCommand({
  name: 'swap-sequence',
  phrase: 'swap-sequence on {research}',
  operands: { research: 'research' },
  needs: [hasCard],
  play(s, command) {
    const [seat, research] = [seatOf(command), first(command)];
    const card = take(s);
    const cure = colourOfLine(s, research);
    if (cure !== NONE && showsVial(s, card, cure)) pushPlacement(s, seat, research, OLD_CARD, card);
    else replace(s, research, card);
  },
});

function replace(s: State, research: number, card: number): void {
  const from = sequenceOf(s, research);
  const returned = cubesByName(s, (colour) => cubesOnLine(s, research, colour));
  const cards = clearLine(s, research);
  discardSequence(s, from);
  setSequence(s, research, card);
  s.sink?.({
    fact: 'sequenceSwapped',
    research: researchName(research),
    card: sequenceWord(s, card),
    from: sequenceWord(s, from),
    kept: {},
    returned,
    cards,
  } satisfies LabFact);
}

const drop = defineCommand({
  name: 'drop-sequence',
  phrase: 'drop-sequence',
  play(s) {
    const card = take(s);
    discardSequence(s, card);
    s.sink?.({ fact: 'sequenceDropped', card: sequenceWord(s, card) } satisfies LabFact);
  },
});

/** What happens to the card that was drawn. */
const sequencing = defineFrame({
  name: QUESTION,
  fields: ['seat', DRAWN],
  ranges: { [DRAWN]: between(1, SEQUENCE_CARDS) },
  on: ['actions', 'played-event'],
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    for (let research = 0; research < LINES; research++) {
      offerIf(s, out, pack(placeOn, seat, research));
      offerIf(s, out, pack(swapOn, seat, research));
    }
    out.add(pack(drop, seat));
  },
});

export const sequenceParts = {
  frames: [sequencing],
  commands: [sequence, placeOn, swapOn, drop],
} as const;
