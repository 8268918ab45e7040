// The roles of In the Lab, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { fieldDirector } from './fieldDirector.ts';
import { localLiaison } from './localLiaison.ts';
import { pilot } from './pilot.ts';

export const labRoles = [fieldDirector, localLiaison, pilot] as const satisfies readonly Role[];
