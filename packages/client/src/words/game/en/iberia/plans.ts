// What plans of Iberia are about, in English.
import type { PlanWords } from '../../reasons.ts';

export const plans: PlanWords = {
  reaches: (talk, colour) => `Completes the research on ${talk.disease(colour)}`,
  canReach: (talk, colour) => `research ${talk.disease(colour)}`,
  place: 'a hospital',
};
