// The purple cure takes as many city cards as any other, of any colours, but some have to be of purple cities: one, unless a rule asks for
// more. BRINK-MCU-1 to BRINK-MCU-3
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import { answer, commonPoint, foldOf } from '../../../../kernel/points.ts';
import { between } from '../../../../kernel/ranges.ts';
import type { Module, State } from '../../../../kernel/types.ts';
import { cured } from '../../../base/cure.ts';
import { currentPayment } from '../../../base/curePayment.ts';
import { anyCardPays, cardPaid, citiesDemanded } from '../../../base/curePieces.ts';
import { isPurple, purpleIn } from './purple.ts';

const MOST_CARDS = 12;

/** How many of the cards for the purple cure have to be of purple cities. */
export const purpleCities = commonPoint.fold('purpleCities');

/** How many of them have been paid in the payment that goes on. */
const paid = defineField('mutation.citiesPaid', 1, 'public', between(0, MOST_CARDS));

const required = (s: State): number => foldOf(s, purpleCities, 1);

export const purpleCureRules: Module = {
  id: 'purple-cure',
  fields: [paid],
  sound: (s) => s.cells[cellsOf(s, paid)] === 0 || currentPayment(s)?.colour === purpleIn(s),
  show: (s) => ({ purpleCitiesForCure: required(s) }),
  points: [
    answer(anyCardPays, (s, _holder, colours) => colours | (1 << purpleIn(s))),
    answer(citiesDemanded, (s, _holder, count, colour) =>
      colour === purpleIn(s) ? Math.max(0, count + required(s) - s.cells[cellsOf(s, paid)]!) : count,
    ),
    answer(cardPaid, (s, _holder, card, colour) => {
      const cell = cellsOf(s, paid);
      if (colour === purpleIn(s) && isPurple(s, card)) s.cells[cell] = s.cells[cell]! + 1;
    }),
    answer(cured, (s) => {
      s.cells[cellsOf(s, paid)] = 0;
    }),
  ],
};
