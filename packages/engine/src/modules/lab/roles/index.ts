// The roles of In the Lab, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { localLiaison } from './localLiaison.ts';

export const labRoles = [localLiaison] as const satisfies readonly Role[];
