// The events of In the Lab, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';

export const labEvents: readonly EventCard[] = [];
