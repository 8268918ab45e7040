// What only tables with the laboratory say, in English.
import type { ChallengePart } from '../../../box.ts';
import { commands } from './commands.ts';
import { things } from './things.ts';
import { banners, deeds, endings, facts, places, reasons, removals, waits } from './told.ts';

export const part = {
  challenge: {
    name: 'Laboratory',
    short: 'Lab',
    about:
      'Cures are developed on a lab board: samples from treated cities are processed in dishes until they fill a Sequence card. A cure then takes three cards. Harder, and different.',
  },
  commands,
  things,
  facts,
  deeds,
  removals,
  waits,
  endings,
  banners,
  reasons,
  spoken: { places },
} satisfies ChallengePart;
