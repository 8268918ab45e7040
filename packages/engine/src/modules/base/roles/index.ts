// The seven roles of the base game, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { contingencyPlanner } from './contingencyPlanner.ts';
import { dispatcher } from './dispatcher.ts';
import { medic } from './medic.ts';
import { operationsExpert } from './operationsExpert.ts';
import { quarantineSpecialist } from './quarantineSpecialist.ts';
import { researcher } from './researcher.ts';
import { scientist } from './scientist.ts';

export const baseRoles = [
  contingencyPlanner,
  dispatcher,
  medic,
  operationsExpert,
  quarantineSpecialist,
  researcher,
  scientist,
] as const satisfies readonly Role[];
