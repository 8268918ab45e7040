// The commands of In the Lab as one type, read off its roles and events.
import type { CommandsOf } from '../../kernel/command.ts';
import type { labEvents } from './events/index.ts';
import type { labRoles } from './roles/index.ts';

export type LabCommand = CommandsOf<typeof labRoles> | CommandsOf<typeof labEvents>;
