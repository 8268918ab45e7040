// Challenge Virulent Strain: epidemic cards with effects take the place of the usual ones, and the disease that is strongest at the first
// of them becomes the strain that they are about. BRINK-VS-1 to BRINK-VS-4
import type { Challenge } from '../../../../kernel/definition.ts';
import { strainCards } from './cards/index.ts';
import { interference } from './cards/governmentInterference.ts';
import { strainRules } from './strain.ts';

export const virulentStrain: Challenge = {
  id: 'virulent-strain',
  modules: [strainRules],
  epidemicCards: strainCards,
  options: [interference],
  parts: (usual) => usual,
};
