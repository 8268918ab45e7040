// The roles of On the Brink, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { archivist } from './archivist.ts';
import { containmentSpecialist } from './containmentSpecialist.ts';
import { epidemiologist } from './epidemiologist.ts';
import { fieldOperative } from './fieldOperative.ts';
import { generalist } from './generalist.ts';
import { troubleshooter } from './troubleshooter.ts';

export const brinkRoles = [
  archivist,
  containmentSpecialist,
  epidemiologist,
  fieldOperative,
  generalist,
  troubleshooter,
] as const satisfies readonly Role[];
