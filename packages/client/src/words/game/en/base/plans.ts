// What plans of the base game are about, in English.
import type { PlanWords } from '../../reasons.ts';

export const plans: PlanWords = {
  reaches: (talk, colour) => `Cures ${talk.disease(colour)}`,
  canReach: (talk, colour) => `cure ${talk.disease(colour)}`,
  place: 'a research station',
};
