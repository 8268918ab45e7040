// Complex Molecular Structure: until the virulent strain is cured, its cure takes one card more. If the strain is purple, that card
// has to be of a purple city. BRINK-CMS-1 to BRINK-CMS-3, LAB-WP-10
import { answer } from '../../../../../kernel/points.ts';
import { cureCards } from '../../../../base/cure.ts';
import { purpleIn } from '../../mutation/purple.ts';
import { purpleCities } from '../../mutation/purpleCure.ts';
import { defineContinuing } from '../strainCard.ts';

export const complexMolecularStructure = defineContinuing({
  id: 'complex-molecular-structure',
  until: 'cure',
  bends: (concerns) => [
    answer(purpleCities, (s, _holder, count) => (concerns(s, purpleIn(s)) ? count + 1 : count)),
    answer(cureCards, (s, _seat, count, colour) => (concerns(s, colour) ? count + 1 : count)),
  ],
});
