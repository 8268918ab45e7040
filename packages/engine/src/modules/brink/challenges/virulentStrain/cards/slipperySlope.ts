// Slippery Slope: each outbreak of the virulent strain moves the outbreaks marker two spaces. BRINK-SLI-1 to BRINK-SLI-4
import { answer } from '../../../../../kernel/points.ts';
import { outbreakSteps } from '../../../../../rules/outbreaks.ts';
import { defineContinuing } from '../strainCard.ts';

const SPACES = 2;

export const slipperySlope = defineContinuing({
  id: 'slippery-slope',
  bends: (concerns) => [
    answer(outbreakSteps, (s, _holder, steps, colour) => (concerns(s, colour) ? SPACES : steps)),
  ],
});
