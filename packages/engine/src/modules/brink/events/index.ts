// The events of On the Brink, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';

export const brinkEvents: readonly EventCard[] = [];
