// The events of On the Brink, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';
import { borrowedTime } from './borrowedTime.ts';

export const brinkEvents = [borrowedTime] as const satisfies readonly EventCard[];
