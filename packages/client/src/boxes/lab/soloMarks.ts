// The pictures of what only the solo game has.
import { box, disc, pawn } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/solo.ts';

type Marks = PartMarksFor<typeof part>;

const commands: Marks['commands'] = {
  // Another head for the same pawn.
  assign: { icon: { line: 'M13 7h8M18 4l3 3-3 3', solid: pawn(6.5, 21) } },
  // Two cards that change places.
  exchange: {
    icon: {
      line: `${box(2, 3, 7, 10)}M11 5h9M17 2l3 3-3 3M13 19H4M7 16l-3 3 3 3`,
      solid: box(15, 11, 7, 10, 1),
    },
  },
  // A card from the deck.
  'draw-card': {
    icon: { line: `${box(2, 6, 10, 14)}M14 12h7M18 9l3 3-3 3`, solid: box(4, 3, 10, 3, 1) },
  },
  // A turn that is over.
  rest: { icon: { line: disc(12, 12, 10), solid: box(8.5, 8.5, 7, 7, 1) } },
};

const facts: Marks['facts'] = {
  // Cards on a pile before the game.
  discardedAtStart: { line: `${box(6, 8, 12, 14)}M4 8.5V5.5h12M2 5.5V2.5h12`, solid: box(9, 12, 6, 6, 1) },
};

export const marks: Marks = { commands, cards: {}, facts };
