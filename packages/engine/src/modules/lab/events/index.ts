// The events of In the Lab, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';
import { improvedSanitation } from './improvedSanitation.ts';
import { infectionZoneBan } from './infectionZoneBan.ts';
import { sequencingBreakthrough } from './sequencingBreakthrough.ts';

export const labEvents = [
  improvedSanitation,
  infectionZoneBan,
  sequencingBreakthrough,
] as const satisfies readonly EventCard[];
