// The commands of the base game as one type, read off their definitions.
import type { CommandOf, CommandsOf } from '../../kernel/command.ts';
import type { cure } from './cure.ts';
import type { curePiecemeal, payCard } from './curePayment.ts';
import type { baseEvents } from './events/index.ts';
import type { charter, direct, shuttle } from './flights.ts';
import type { baseRoles } from './roles/index.ts';
import type { build } from './stations.ts';

export type BaseCommand =
  | CommandOf<typeof direct | typeof charter | typeof shuttle | typeof build | typeof cure>
  | CommandOf<typeof curePiecemeal | typeof payCard>
  | CommandsOf<typeof baseRoles>
  | CommandsOf<typeof baseEvents>;
