// The commands of On the Brink as one type, read off its roles, events and challenges.
import type { CommandsOf } from '../../kernel/command.ts';
import type { terroristRules } from './challenges/bioTerrorist/bioTerrorist.ts';
import type { mutationEventRules } from './challenges/mutation/mutationEvent.ts';
import type { brinkEvents } from './events/index.ts';
import type { brinkRoles } from './roles/index.ts';

export type BrinkCommand =
  | CommandsOf<typeof brinkRoles>
  | CommandsOf<typeof brinkEvents>
  | CommandsOf<readonly [typeof mutationEventRules, typeof terroristRules]>;
