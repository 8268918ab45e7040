// Resistant to Treatment: until the virulent strain is cured, treating it costs two actions. LAB-VS-9 to LAB-VS-14, LAB-VS-17
import { answerDuring } from '../../../../../kernel/points.ts';
import { treatCost } from '../../../../../rules/treat.ts';
import { isVirulent } from '../../../../brink/challenges/virulentStrain/strain.ts';
import { defineContinuing } from '../../../../brink/challenges/virulentStrain/strainCard.ts';

const ACTIONS = 2;

export const resistantToTreatment = defineContinuing({
  id: 'resistant-to-treatment',
  until: 'cure',
  bends: (inForce) => [
    answerDuring(inForce, treatCost, (s, _seat, cost, colour) => (isVirulent(s, colour) ? ACTIONS : cost)),
  ],
});
