// Hidden Pocket: if the virulent strain is eradicated, it comes back with a cube on each city whose card lies in the infection discard
// pile, unless every one of them is kept away. It stays cured. No card is purple, so nothing
// brings purple back. BRINK-HID-1 to BRINK-HID-7, LAB-WP-11
import type { City, Colour, State } from '../../../../../kernel/types.ts';
import { addUnlessPrevented, isPrevented } from '../../../../../rules/placing.ts';
import { asIfBack, bringBack, isEradicated } from '../../../../base/cure.ts';
import type { BrinkFact } from '../../../facts.ts';
import { defineOnce } from '../strainCard.ts';

/** The cities of a colour in the discard pile; cards behind those of the cities have no colour. */
function discarded(s: State, colour: Colour): readonly City[] {
  const { cards, size } = s.infectionDiscard;
  return [...cards.subarray(0, size)].filter((card) => s.game.colourOf[card] === colour);
}

export const hiddenPocket = defineOnce({
  id: 'hidden-pocket',
  isDue: (s, strain) =>
    isEradicated(s, strain) &&
    asIfBack(s, strain, () => discarded(s, strain).some((city) => !isPrevented(s, city, strain))),
  act(s, strain) {
    bringBack(s, strain);
    s.sink?.({ fact: 'diseaseReturned', colour: s.game.colourIds[strain]! } satisfies BrinkFact);
    for (const city of discarded(s, strain)) if (s.over === 0) addUnlessPrevented(s, city, strain, 1);
  },
});
