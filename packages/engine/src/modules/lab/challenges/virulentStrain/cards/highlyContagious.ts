// Highly Contagious: an outbreak of the virulent strain that no other outbreak has set off puts two cubes on each connected city.
// LAB-VS-3 to LAB-VS-8, LAB-VS-16
import { answer } from '../../../../../kernel/points.ts';
import { depthOfOutbreak } from '../../../../../rules/chain.ts';
import { spreadCubes } from '../../../../../rules/placing.ts';
import { defineContinuing } from '../../../../brink/challenges/virulentStrain/strainCard.ts';

const CUBES = 2;

export const highlyContagious = defineContinuing({
  id: 'highly-contagious',
  bends: (concerns) => [
    answer(spreadCubes, (s, _holder, count, _city, colour) =>
      concerns(s, colour) && depthOfOutbreak(s) === 0 ? CUBES : count,
    ),
  ],
});
