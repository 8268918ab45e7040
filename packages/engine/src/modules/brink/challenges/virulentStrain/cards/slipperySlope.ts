// Slippery Slope: each outbreak of the virulent strain moves the outbreaks marker two spaces. BRINK-SLI-1 to BRINK-SLI-4
import { answerDuring } from '../../../../../kernel/points.ts';
import { outbreakSteps } from '../../../../../rules/outbreaks.ts';
import { isVirulent } from '../strain.ts';
import { defineContinuing } from '../strainCard.ts';

const SPACES = 2;

export const slipperySlope = defineContinuing({
  id: 'slippery-slope',
  bends: (inForce) => [
    answerDuring(inForce, outbreakSteps, (s, _holder, steps, colour) =>
      isVirulent(s, colour) ? SPACES : steps,
    ),
  ],
});
