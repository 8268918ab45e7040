// The roles of On the Brink, in the order of their names.
import type { Role } from '../../../kernel/types.ts';

export const brinkRoles: readonly Role[] = [];
