// Rate Effect: an infect part that turns over a card of the virulent strain turns over one card more, after all others.
// If the strain is purple, a Mutation card is one of its cards. BRINK-RAT-1 to BRINK-RAT-7, BRINK-CTB-7, LAB-WP-12
import { defineField, read, write } from '../../../../../kernel/field.ts';
import { answerDuring } from '../../../../../kernel/points.ts';
import { between } from '../../../../../kernel/ranges.ts';
import type { Colour, InfectionCard, State } from '../../../../../kernel/types.ts';
import { isOfCity } from '../../../../../ops/decks.ts';
import { earnsOneMore, infectsNoMore, infectsOnceMore } from '../../../../../rules/infect.ts';
import { turnedOver } from '../../../../../rules/infectionCard.ts';
import { purpleIn } from '../../mutation/purple.ts';
import { isVirulent, strainOf } from '../strain.ts';
import { defineContinuing } from '../strainCard.ts';

const TURNED_OVER = 1;
const PROMISED = 2;
const GIVEN = 3;

/** How far this turn's extra card is: not earned, earned by a card of the strain, promised as the next one, turned over. */
const extra = defineField('rate-effect.extra', 1, 'public', between(0, GIVEN), 'turn');

/** The disease that a card brings. */
function colourOf(s: State, card: InfectionCard): Colour {
  return isOfCity(s, card) ? s.game.colourOf[card]! : purpleIn(s);
}

export const rateEffect = defineContinuing({
  id: 'rate-effect',
  fields: [extra],
  bends: (inForce) => [
    answerDuring(inForce, turnedOver, (s, _holder, card, cause) => {
      if (cause !== 'infection') return;
      if (read(s, extra) === PROMISED) write(s, extra, GIVEN);
      else if (read(s, extra) === 0 && isVirulent(s, colourOf(s, card))) write(s, extra, TURNED_OVER);
    }),
    answerDuring(inForce, earnsOneMore, (s, _holder, card) => isVirulent(s, colourOf(s, card))),
    // Asked again if an event that was played before the extra card has shortened the part.
    answerDuring(inForce, infectsOnceMore, (s) => {
      const isEarned = read(s, extra) === TURNED_OVER || read(s, extra) === PROMISED;
      if (!isEarned || !isVirulent(s, strainOf(s))) return false;
      write(s, extra, PROMISED);
      return true;
    }),
    // An event that was played before the extra card may have eradicated the strain. BRINK-VS-22
    answerDuring(inForce, infectsNoMore, (s) => {
      if (read(s, extra) !== PROMISED || isVirulent(s, strainOf(s))) return false;
      write(s, extra, TURNED_OVER);
      return true;
    }),
  ],
});
