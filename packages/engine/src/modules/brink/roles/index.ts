// The roles of On the Brink, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { archivist } from './archivist.ts';
import { generalist } from './generalist.ts';

export const brinkRoles = [archivist, generalist] as const satisfies readonly Role[];
