// The roles of In the Lab, in the order of their names.
import type { Role } from '../../../kernel/types.ts';

export const labRoles: readonly Role[] = [];
