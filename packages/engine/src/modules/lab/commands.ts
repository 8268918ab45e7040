// The commands of In the Lab as one type, read off its roles, events and challenges.
import type { CommandsOf } from '../../kernel/command.ts';
import type { LaboratoryRules } from './challenges/laboratory/laboratory.ts';
import type { stepRules } from './challenges/solo/step.ts';
import type { TeamRules } from './challenges/team/team.ts';
import type { labEvents } from './events/index.ts';
import type { labRoles } from './roles/index.ts';

export type LabCommand =
  | CommandsOf<typeof labRoles>
  | CommandsOf<typeof labEvents>
  | CommandsOf<LaboratoryRules>
  | CommandsOf<readonly [typeof stepRules]>
  | CommandsOf<TeamRules>;
