// On the Brink in English.
import type { BoxTexts } from '../../box.ts';
import { events } from './events.ts';
import { roles } from './roles.ts';
import { facts, moves, prevented, reasons, removals, spoken, waits } from './told.ts';

export const texts = {
  roles,
  events,
  facts,
  moves,
  removals,
  prevented,
  waits,
  reasons,
  spoken,
} satisfies BoxTexts;
