// In the Lab in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';
import { events } from './events.ts';
import { roles } from './roles.ts';
import { facts, moves, prevented, reasons, removals, spoken, waits } from './told.ts';

export const texts: TextsLike<typeof english> = {
  roles,
  events,
  facts,
  moves,
  removals,
  prevented,
  waits,
  reasons,
  spoken,
};
