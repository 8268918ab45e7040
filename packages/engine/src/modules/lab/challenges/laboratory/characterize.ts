// Characterize a Disease: a city card on a line with a Sequence card that shows the vial of its colour makes that the line's cure colour.
// Purple is characterised with the card of a purple city. LAB-CHA-1 to LAB-CHA-10
import { ABSENT_THIRD, first, pack, second, seatOf, third } from '../../../../kernel/command.ts';
import { oneCard } from '../../../../kernel/price.ts';
import {
  NO_CARD,
  type Colour,
  type Need,
  type Offers,
  type Packed,
  type Seat,
  type State,
} from '../../../../kernel/types.ts';
import { layFromHand, nextHeldCity } from '../../../../ops/cards.ts';
import { cubesOn } from '../../../../ops/cubes.ts';
import { needNo } from '../../../../rules/needs.ts';
import { noCityCard, noCube } from '../../../../rules/refusals.ts';
import { offerIf } from '../../../../rules/undertake.ts';
import { isCured } from '../../../base/cure.ts';
import type { LabFact } from '../../facts.ts';
import { colourOfLine, lineFor, LINES, NONE, researchName, sequenceOf, setCharacterized } from './board.ts';
import { DEEDS, defineLabAction } from './labAction.ts';
import { closeLine } from './lines.ts';
import { purpleOf } from './purple.ts';
import { showsVial } from './sequences.ts';

/** The colour that a line would get. */
function colourMeant(s: State, command: Packed): Colour {
  const named = third(command);
  return named === ABSENT_THIRD ? s.game.colourOf[first(command)]! : named;
}

const hasSequence: Need = {
  isMet: (s, command) => sequenceOf(s, second(command)) !== NONE,
  refusal: (_s, command) => ({
    reason: 'no-sequence',
    message: `There is no Sequence card on ${researchName(second(command))}.`,
  }),
};

const isOpen: Need = {
  isMet: (s, command) => colourOfLine(s, second(command)) === NONE,
  refusal: (s, command) => ({
    reason: 'characterized',
    message: `${researchName(second(command))} is already characterised: ${s.game.colourIds[colourOfLine(s, second(command))]!}.`,
  }),
};

const isHeldCity = needNo((s, command) =>
  noCityCard(s, seatOf(command), first(command), 'A disease is characterised with a city card.'),
);

/** A card stands for its own colour, unnamed, or for purple. */
const standsFor: Need = {
  isMet: (s, command) =>
    third(command) === ABSENT_THIRD ||
    (third(command) === purpleOf(s) && cubesOn(s, first(command), purpleOf(s)) > 0),
  refusal(s, command) {
    const [city, colour] = [s.game.cityNames[first(command)]!, s.game.colourIds[third(command)]!];
    if (third(command) === purpleOf(s)) return noCube(s, first(command), purpleOf(s))!;
    if (third(command) === s.game.colourOf[first(command)])
      return { reason: 'own-colour', message: `The ${city} card is ${colour}: leave “as ${colour}” out.` };
    return { reason: 'wrong-colour', message: `The ${city} card does not stand for ${colour}.` };
  },
};

const isUncured: Need = {
  isMet: (s, command) => !isCured(s, colourMeant(s, command)),
  refusal: (s, command) => ({
    reason: 'already-cured',
    message: `The ${s.game.colourIds[colourMeant(s, command)]!} disease is already cured.`,
  }),
};

const hasVial: Need = {
  isMet: (s, command) => showsVial(s, sequenceOf(s, second(command)), colourMeant(s, command)),
  refusal: (s, command) => ({
    reason: 'no-vial-shown',
    message: `The Sequence card on ${researchName(second(command))} shows no ${s.game.colourIds[colourMeant(s, command)]!} vial.`,
  }),
};

export const characterize = defineLabAction(DEEDS.characterize, {
  name: 'characterize',
  phrase: 'characterize {research} with {card} [as {colour}]',
  operands: { card: 'card', research: 'research', colour: 'colour' },
  optional: ['colour'],
  needs: [hasSequence, isOpen, isHeldCity, standsFor, isUncured, hasVial],
  price: (_s, command) => oneCard(first(command)),
  effect(s, command) {
    const [card, research, colour] = [first(command), second(command), colourMeant(s, command)];
    const other = lineFor(s, colour);
    layFromHand(s, card);
    setCharacterized(s, research, card, colour);
    s.sink?.({
      fact: 'characterized',
      seat: seatOf(command) + 1,
      research: researchName(research),
      card: s.game.cardIds[card]!,
      colour: s.game.colourIds[colour]!,
    } satisfies LabFact);
    // There is one vial of each colour.
    if (other !== NONE) closeLine(s, other);
  },
});

export function offerCharacterizing(s: State, seat: Seat, out: Offers): void {
  const purple = purpleOf(s);
  for (let research = 0; research < LINES; research++) {
    if (sequenceOf(s, research) === NONE || colourOfLine(s, research) !== NONE) continue;
    for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card)) {
      offerIf(s, out, pack(characterize, seat, card, research, ABSENT_THIRD));
      if (purple !== NONE) offerIf(s, out, pack(characterize, seat, card, research, purple));
    }
  }
}
