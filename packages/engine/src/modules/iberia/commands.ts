// The commands of this game as one type, read off their definitions.
import type { CommandOf, CommandsOf } from '../../kernel/command.ts';
import type { outbreak, spreadTo } from '../../rules/chain.ts';
import type { evacuate } from './challenges/influx/overflow.ts';
import type { admit, transfer } from './challenges/influx/patients.ts';
import type { iberiaEvents } from './events/index.ts';
import type { hospital } from './hospitals.ts';
import type { rail } from './rails.ts';
import type { research } from './research.ts';
import type { iberiaRoles } from './roles/index.ts';
import type { ship } from './ships.ts';
import type { start } from './start.ts';
import type { train } from './trains.ts';
import type { pay, purify } from './water.ts';

type Action = CommandOf<
  typeof train | typeof ship | typeof rail | typeof hospital | typeof research | typeof purify
>;
type Answer = CommandOf<
  | typeof start
  | typeof pay
  | typeof outbreak
  | typeof spreadTo
  | typeof admit
  | typeof transfer
  | typeof evacuate
>;

export type IberiaCommand =
  | Action
  | Answer
  | CommandsOf<typeof iberiaRoles>
  | CommandsOf<typeof iberiaEvents>;
