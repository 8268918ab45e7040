// Complex Molecular Structure: until the virulent strain is cured, its cure takes one card more. BRINK-CMS-1 to BRINK-CMS-2
import { answer } from '../../../../../kernel/points.ts';
import { cureCards } from '../../../../base/cure.ts';
import { defineContinuing } from '../strainCard.ts';

export const complexMolecularStructure = defineContinuing({
  id: 'complex-molecular-structure',
  until: 'cure',
  bends: (concerns) => [
    answer(cureCards, (s, _seat, count, colour) => (concerns(s, colour) ? count + 1 : count)),
  ],
});
