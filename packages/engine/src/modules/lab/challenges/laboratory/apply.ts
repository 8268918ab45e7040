// Process a Sample, onto a Sequence card: all cubes of the centrifuge, separation or growth dish go to one characterised line; what finds no
// circle goes to the supply. A move that would fill none is refused. LAB-PRO-7 LAB-PRO-8 LAB-PRO-9 LAB-PRO-15 LAB-CHA-4 LAB-REM-4
import { first, pack, second, seatOf } from '../../../../kernel/command.ts';
import type { Need, Offers, Seat, State } from '../../../../kernel/types.ts';
import { colourOfLine, DISH, dishName, isDishEmpty, LINES, NONE, researchName } from './board.ts';
import { anyFits, pushPlacement } from './filling.ts';
import { DEEDS, defineLabAction } from './labAction.ts';
import { holdsCubes, isSampleDish, leaves, offerArrows } from './process.ts';

/** The line that the command names second has a cure colour. */
export const isCharacterized: Need = {
  isMet: (s, command) => colourOfLine(s, second(command)) !== NONE,
  refusal: (_s, command) => ({
    reason: 'not-characterized',
    message: `${researchName(second(command))} is not characterised yet.`,
  }),
};

const fitsSomewhere: Need = {
  isMet: (s, command) => anyFits(s, first(command), second(command)),
  refusal: (_s, command) => ({
    reason: 'nothing-fits',
    message: `No cube of the ${dishName(first(command))} dish finds a circle on ${researchName(second(command))}.`,
  }),
};

export const apply = defineLabAction(DEEDS.process, {
  name: 'apply',
  phrase: 'apply {dish} to {research}',
  operands: { dish: 'dish', research: 'research' },
  needs: [
    leaves((dish) => !isSampleDish(dish), 'a Sequence card'),
    holdsCubes,
    isCharacterized,
    fitsSomewhere,
  ],
  effect: (s, command) => pushPlacement(s, seatOf(command), second(command), first(command), NONE),
});

export function offerProcesses(s: State, seat: Seat, out: Offers): void {
  offerArrows(s, seat, out);
  for (let research = 0; research < LINES; research++) {
    if (colourOfLine(s, research) === NONE) continue;
    for (let dish = DISH.centrifuge; dish <= DISH.growth; dish++)
      if (!isDishEmpty(s, dish) && anyFits(s, dish, research)) out.add(pack(apply, seat, dish, research));
  }
}
