// The roles of In the Lab, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { fieldDirector } from './fieldDirector.ts';
import { localLiaison } from './localLiaison.ts';
import { pilot } from './pilot.ts';
import { virologist } from './virologist.ts';

export const labRoles = [fieldDirector, localLiaison, pilot, virologist] as const satisfies readonly Role[];
