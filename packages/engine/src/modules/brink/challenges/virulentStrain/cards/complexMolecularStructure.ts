// Complex Molecular Structure: until the virulent strain is cured, its cure takes one card more. If the strain is purple, that card
// has to be of a purple city. BRINK-CMS-1 to BRINK-CMS-3, LAB-WP-10
import { answerDuring } from '../../../../../kernel/points.ts';
import { cureCards } from '../../../../base/cure.ts';
import { purpleIn } from '../../mutation/purple.ts';
import { purpleCities } from '../../mutation/purpleCure.ts';
import { isVirulent } from '../strain.ts';
import { defineContinuing } from '../strainCard.ts';

export const complexMolecularStructure = defineContinuing({
  id: 'complex-molecular-structure',
  until: 'cure',
  bends: (inForce) => [
    answerDuring(inForce, purpleCities, (s, _holder, count) =>
      isVirulent(s, purpleIn(s)) ? count + 1 : count,
    ),
    answerDuring(inForce, cureCards, (s, _seat, count, colour) =>
      isVirulent(s, colour) ? count + 1 : count,
    ),
  ],
});
