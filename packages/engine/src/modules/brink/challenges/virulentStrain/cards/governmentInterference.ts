// Government Interference: no pawn leaves a city with cubes of the virulent strain unless the active player has treated it there this
// turn. BRINK-GOV-1 to BRINK-GOV-10
import type { OptionSpec } from '../../../../../kernel/config.ts';
import { cellsOf, defineField } from '../../../../../kernel/field.ts';
import { answer, answerDuring } from '../../../../../kernel/points.ts';
import { WORD } from '../../../../../kernel/ranges.ts';
import type { City, Colour, Module, Seat, State } from '../../../../../kernel/types.ts';
import { cubesOn } from '../../../../../ops/cubes.ts';
import { binds } from '../../../../../rules/move.ts';
import { treated } from '../../../../../rules/treat.ts';
import { isVirulent, strainOf } from '../strain.ts';
import { defineContinuing } from '../strainCard.ts';

/** Ruling (BRINK-GOV-2 BRINK-GOV-3): every way of leaving is meant. A table may mean the actions of a pawn's own player alone. */
export const interference: OptionSpec = {
  name: 'interference',
  values: ['every-move', 'own-actions'],
  usual: () => 'every-move',
};

const WORDS = 2;

/**
 * Colour to the cities in which it was treated this turn, as bits. It is noted before the card is drawn too: a treatment of the turn
 * in which that happens counts. BRINK-GOV-6
 */
const noted = defineField(
  'government-interference.treated',
  (shape) => shape.colours * WORDS,
  'public',
  WORD,
  'turn',
);

const cellOf = (s: State, city: City, colour: Colour): number =>
  cellsOf(s, noted) + colour * WORDS + (city >> 5);

function isTreated(s: State, city: City, colour: Colour): boolean {
  return (s.cells[cellOf(s, city, colour)]! & (1 << (city & 31))) !== 0;
}

function note(s: State, _holder: Seat, city: City, colour: Colour): void {
  const at = cellOf(s, city, colour);
  s.cells[at] = s.cells[at]! | (1 << (city & 31));
}

const meansEveryMove = (s: State): boolean => s.game.config.options[interference.name] === 'every-move';

export const governmentInterference: Module = defineContinuing({
  id: 'government-interference',
  fields: [noted],
  bends: (inForce) => [
    answer(treated, note),
    answerDuring(inForce, binds, (s, _holder, pawn, own) => {
      const strain = strainOf(s);
      if (!isVirulent(s, strain)) return false;
      const city = s.pawns[pawn]!;
      if (cubesOn(s, city, strain) === 0 || isTreated(s, city, strain)) return false;
      return own || meansEveryMove(s);
    }),
  ],
});
