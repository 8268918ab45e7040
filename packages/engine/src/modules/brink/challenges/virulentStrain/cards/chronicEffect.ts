// Chronic Effect: in the infect part a card of the virulent strain puts two cubes on a city that has none of it.
// BRINK-CHR-1 to BRINK-CHR-5
import { answerDuring } from '../../../../../kernel/points.ts';
import { cubesOn } from '../../../../../ops/cubes.ts';
import { infectCubes } from '../../../../../rules/infectionCard.ts';
import { isVirulent } from '../strain.ts';
import { defineContinuing } from '../strainCard.ts';

const CUBES = 2;

export const chronicEffect = defineContinuing({
  id: 'chronic-effect',
  bends: (inForce) => [
    answerDuring(inForce, infectCubes, (s, _holder, count, city, cause) => {
      const colour = s.game.colourOf[city]!;
      const isNew = cause === 'infection' && isVirulent(s, colour) && cubesOn(s, city, colour) === 0;
      return isNew ? CUBES : count;
    }),
  ],
});
