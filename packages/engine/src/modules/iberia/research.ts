// Research: five city cards of the colour of the hospital one is in. The fourth disease researched wins. Nothing is ever cured.
// IB-RES-1 to IB-RES-12, IB-END-1 IB-END-2 IB-TRE-7
import { countBits } from '../../kernel/bits.ts';
import { bits, first, pack, seatOf } from '../../kernel/command.ts';
import { cellsOf, defineField } from '../../kernel/field.ts';
import { FLAG } from '../../kernel/ranges.ts';
import {
  type Colour,
  type Module,
  type Offers,
  type Refusal,
  type Seat,
  type State,
} from '../../kernel/types.ts';
import { countOfColour } from '../../ops/cards.ts';
import { checkWin } from '../../ops/markers.ts';
import { cardsIn, cardsOfColour, offerChoices } from '../../rules/cardSets.ts';
import { payCards } from '../../rules/pay.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { IberiaFact } from './facts.ts';
import { hasHospital } from './hospitals.ts';

export const CARDS_FOR_RESEARCH = 5;

/** Colour to 1 once its disease is researched. */
const researched = defineField('researched', (shape) => shape.colours, 'public', FLAG);

export function isResearched(s: State, colour: Colour): boolean {
  return s.cells[cellsOf(s, researched) + colour] === 1;
}

/** The colours whose disease is researched, as bits. */
export function researchedColours(s: State): number {
  const at = cellsOf(s, researched);
  let colours = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) colours |= s.cells[at + colour]! << colour;
  return colours;
}

function complete(s: State, colour: Colour, seat: Seat): void {
  s.cells[cellsOf(s, researched) + colour] = 1;
  s.sink?.({
    fact: 'researched',
    colour: s.game.colourIds[colour]!,
    seat: seat + 1,
  } satisfies IberiaFact);
  checkWin(s);
}

export const research = defineAction({
  name: 'research',
  phrase: 'research {colour} with {cards}',
  operands: { colour: 'colour', cards: 'cards' },
  price: (s, command) => cardsIn(s, first(command), bits(command)),
  effect(s, command) {
    payCards(s, command, 'research');
    complete(s, first(command), seatOf(command));
  },
  refusal(s, command): Refusal | undefined {
    const [seat, colour, set] = [seatOf(command), first(command), bits(command)];
    const city = s.pawns[seat]!;
    const name = s.game.colourIds[colour]!;
    if (!hasHospital(s, city)) {
      return { reason: 'no-hospital', message: `There is no hospital in ${s.game.cityNames[city]!}.` };
    }
    if (s.game.colourOf[city] !== colour) {
      const own = s.game.colourIds[s.game.colourOf[city]!]!;
      const message = `The hospital in ${s.game.cityNames[city]!} is ${own}: no other disease is researched there.`;
      return { reason: 'wrong-colour', message };
    }
    if (isResearched(s, colour)) {
      return { reason: 'already-researched', message: `The ${name} disease is already researched.` };
    }
    if ((set & ~cardsOfColour(s, seat, colour)) !== 0) {
      return { reason: 'card-not-held', message: `All ${name} cards for research come from the own hand.` };
    }
    if (countBits(set) === CARDS_FOR_RESEARCH) return undefined;
    const message = `Research takes exactly ${String(CARDS_FOR_RESEARCH)} ${name} cards.`;
    return { reason: 'wrong-count', message };
  },
});

/** Ruling A-33 (IB-RES-6): a disease is researched once. */
export function offerResearch(s: State, seat: Seat, out: Offers): void {
  const city = s.pawns[seat]!;
  if (!hasHospital(s, city)) return;
  const colour = s.game.colourOf[city]!;
  if (isResearched(s, colour) || countOfColour(s, seat, colour) < CARDS_FOR_RESEARCH) return;
  offerChoices(out, pack(research, seat, colour), cardsOfColour(s, seat, colour), CARDS_FOR_RESEARCH);
}

export const researchRules: Module = {
  id: 'research',
  fields: [researched],
  hasWon: (s) => researchedColours(s) === (1 << s.game.shape.colours) - 1,
  commands: [research],
  show: (s) => ({
    researched: s.game.colourIds.filter((_, colour) => isResearched(s, colour)),
    cardsForResearch: CARDS_FOR_RESEARCH,
  }),
};
