// What plans of the base game are about, in French.
import type { PlanWords } from '../../reasons.ts';

export const plans: PlanWords = {
  reaches: (talk, colour) => `Guérit ${talk.disease(colour)}`,
  canReach: (talk, colour) => `guérir ${talk.disease(colour)}`,
  place: 'une station de recherche',
};
