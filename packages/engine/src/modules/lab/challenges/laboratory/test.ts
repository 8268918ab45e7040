// Test a Cure: a city card of the cure colour on the Test space of a line that holds a cube; then a cube of that colour leaves any city. Any
// city card tests purple, unless a challenge asks for that of a purple city. LAB-TST-1 to LAB-TST-7, LAB-REM-6 LAB-REM-7
import { defineCommand, first, pack, second, seatOf } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../../kernel/frame.ts';
import { anyOf } from '../../../../kernel/points.ts';
import { oneCard } from '../../../../kernel/price.ts';
import {
  NO_CARD,
  type Card,
  type Colour,
  type Need,
  type Offers,
  type Seat,
  type State,
} from '../../../../kernel/types.ts';
import { layFromHand, nextHeldCity } from '../../../../ops/cards.ts';
import { cubesOn, isOnBoard } from '../../../../ops/cubes.ts';
import { asksItsSeat, SEAT } from '../../../../rules/enough.ts';
import { needNo } from '../../../../rules/needs.ts';
import { noCityCard, noCube } from '../../../../rules/refusals.ts';
import { removeCubes } from '../../../../rules/treat.ts';
import { offerIf } from '../../../../rules/undertake.ts';
import type { LabFact } from '../../facts.ts';
import { isCharacterized } from './apply.ts';
import { colourOfLine, hasCubesOnLine, LINES, NONE, researchName, setTested, testCard } from './board.ts';
import { DEEDS, defineLabAction } from './labAction.ts';
import { purpleOf, testsInPurpleCities } from './purple.ts';

const COLOUR = FIELDS + 1;

const isUntested: Need = {
  isMet: (s, command) => testCard(s, second(command)) === NONE,
  refusal: (_s, command) => ({
    reason: 'tested',
    message: `${researchName(second(command))} has been tested.`,
  }),
};

const hasCube: Need = {
  isMet: (s, command) => hasCubesOnLine(s, second(command)),
  refusal: (_s, command) => ({
    reason: 'no-cube-on-line',
    message: `There is no cube on the Sequence card of ${researchName(second(command))} yet.`,
  }),
};

const isHeldCity = needNo((s, command) =>
  noCityCard(s, seatOf(command), first(command), 'A cure is tested with a city card.'),
);

function tests(s: State, card: Card, colour: Colour): boolean {
  if (colour !== purpleOf(s)) return s.game.colourOf[card] === colour;
  return !anyOf(s, testsInPurpleCities) || cubesOn(s, card, colour) > 0;
}

const hasColour: Need = {
  isMet: (s, command) => tests(s, first(command), colourOfLine(s, second(command))),
  refusal(s, command) {
    const colour = colourOfLine(s, second(command));
    if (colour === purpleOf(s)) return noCube(s, first(command), colour)!;
    return { reason: 'wrong-colour', message: `This test takes a ${s.game.colourIds[colour]!} card.` };
  },
};

const test = defineLabAction(DEEDS.test, {
  name: 'test',
  phrase: 'test {research} with {card}',
  operands: { card: 'card', research: 'research' },
  needs: [isCharacterized, isUntested, hasCube, isHeldCity, hasColour],
  price: (_s, command) => oneCard(first(command)),
  effect(s, command) {
    const [seat, card, research] = [seatOf(command), first(command), second(command)];
    layFromHand(s, card);
    setTested(s, research, card);
    s.sink?.({
      fact: 'tested',
      seat: seat + 1,
      research: researchName(research),
      card: s.game.cardIds[card]!,
    } satisfies LabFact);
    const colour = colourOfLine(s, research);
    if (isOnBoard(s, colour)) push(s, testing, seat, colour);
  },
});

export function offerTests(s: State, seat: Seat, out: Offers): void {
  for (let research = 0; research < LINES; research++) {
    if (colourOfLine(s, research) === NONE || testCard(s, research) !== NONE) continue;
    for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card))
      offerIf(s, out, pack(test, seat, card, research));
  }
}

const testIn = defineCommand({
  name: 'test-in',
  phrase: 'test-in {city}',
  operands: { city: 'city' },
  play(s, command) {
    const colour = s.stack[s.top + COLOUR]!;
    pop(s);
    removeCubes(s, first(command), colour, 1, 'test');
  },
  refusal: (s, command) =>
    topFrame(s) === testing ? noCube(s, first(command), s.stack[s.top + COLOUR]!) : undefined,
});

/** Which city loses a cube. */
const testing = defineFrame({
  name: 'testing',
  fields: ['seat', 'colour'],
  on: ['actions', 'played-event'],
  sound(s, at) {
    const colour = s.stack[at + COLOUR]!;
    for (let research = 0; research < LINES; research++)
      if (colourOfLine(s, research) === colour && testCard(s, research) !== NONE) return isOnBoard(s, colour);
    return false;
  },
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const [seat, colour] = [s.stack[at + SEAT]!, s.stack[at + COLOUR]!];
    for (let city = 0; city < s.game.shape.cities; city++)
      if (cubesOn(s, city, colour) > 0) out.add(pack(testIn, seat, city));
  },
});

export const testParts = { frames: [testing], commands: [test, testIn] } as const;
