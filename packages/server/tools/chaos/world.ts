// What all clients of a run share.
import type { Chance } from './chance.ts';
import type { Counts } from './counts.ts';
import type { Faults } from './faults.ts';
import type { Fleet } from './fleet.ts';

export interface World {
  readonly chance: Chance;
  readonly counts: Counts;
  readonly faults: Faults;
  readonly fleet: Fleet;
  /** In the calm after the storm nobody does anything any more, but everybody still listens; at the end all leave. */
  phase: 'storm' | 'calm' | 'end';
  /** How many tables are just being made. */
  beginning: number;
  /** Called whenever a client has sent something that changes a table. */
  onSend: () => void;
}
