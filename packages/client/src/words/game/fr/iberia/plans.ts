// What plans of Iberia are about, in French.
import type { PlanWords } from '../../reasons.ts';

export const plans: PlanWords = {
  reaches: (talk, colour) => `Achève la recherche sur ${talk.disease(colour)}`,
  canReach: (talk, colour) => `achever la recherche sur ${talk.disease(colour)}`,
  place: 'un hôpital',
};
