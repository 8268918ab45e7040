// Unacceptable Loss: four cubes of the virulent strain leave the supply for good, or as many as there are.
// BRINK-UNA-1 to BRINK-UNA-4, BRINK-CMP-4
import { defineField, read, write } from '../../../../../kernel/field.ts';
import { between } from '../../../../../kernel/ranges.ts';
import { takeFromSupply } from '../../../../../ops/cubes.ts';
import type { BrinkFact } from '../../../facts.ts';
import { strainOf } from '../strain.ts';
import { defineOnce } from '../strainCard.ts';

const CUBES = 4;

/** How many are gone. */
const gone = defineField('unacceptable-loss.gone', 1, 'public', between(0, CUBES));

export const unacceptableLoss = defineOnce({
  id: 'unacceptable-loss',
  fields: [gone],
  holds: (s, colour) => (colour === strainOf(s) ? read(s, gone) : 0),
  sound: (s) => read(s, gone) === 0 || strainOf(s) >= 0,
  isDue: (s, strain) => s.supply[strain]! > 0,
  act(s, strain) {
    const count = Math.min(CUBES, s.supply[strain]!);
    takeFromSupply(s, strain, count);
    write(s, gone, count);
    s.sink?.({ fact: 'cubesLost', colour: s.game.colourIds[strain]!, count } satisfies BrinkFact);
  },
});
