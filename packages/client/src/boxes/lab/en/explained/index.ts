// What explains In the Lab in English: it comes with the first explanation that is wanted.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';
import { challenges, epidemics } from './challenges.ts';
import { events } from './events.ts';
import { roles } from './roles.ts';

export const explained: ExplainedFor<typeof texts, Parts> = { roles, events, challenges, epidemics };
