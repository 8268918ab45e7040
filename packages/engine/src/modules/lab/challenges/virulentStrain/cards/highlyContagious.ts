// Highly Contagious: an outbreak of the virulent strain that no other outbreak has set off puts two cubes on each connected city.
// LAB-VS-3 to LAB-VS-8, LAB-VS-16
import { answerDuring } from '../../../../../kernel/points.ts';
import { depthOfOutbreak } from '../../../../../rules/chain.ts';
import { spreadCubes } from '../../../../../rules/placing.ts';
import { isVirulent } from '../../../../brink/challenges/virulentStrain/strain.ts';
import { defineContinuing } from '../../../../brink/challenges/virulentStrain/strainCard.ts';

const CUBES = 2;

export const highlyContagious = defineContinuing({
  id: 'highly-contagious',
  bends: (inForce) => [
    answerDuring(inForce, spreadCubes, (s, _holder, count, _city, colour) =>
      isVirulent(s, colour) && depthOfOutbreak(s) === 0 ? CUBES : count,
    ),
  ],
});
