// The events of In the Lab, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';
import { improvedSanitation } from './improvedSanitation.ts';

export const labEvents = [improvedSanitation] as const satisfies readonly EventCard[];
