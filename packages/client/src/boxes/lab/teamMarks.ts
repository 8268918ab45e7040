// The pictures of what only team mode has.
import { teamsShown } from '@cordon/protocol/team';
import { around, box, burst, disc, head, pawn, plane, rays, sparkle } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/team.ts';

type Marks = PartMarksFor<typeof part>;

const CARD = box(3, 2.5, 12, 17, 1.5);
const HOUSE = 'M3 21.5V11l7-6 7 6v10.5Z';
const TARGET = disc(9, 11, 3.4);
const MEDAL = `${disc(12, 15.5, 6)}M8.5 10.5 5 2.5M15.5 10.5 19 2.5`;
const SCALES = 'M12 3v18M5 6h14M8 21h8';

const commands: Marks['commands'] = {
  // A card with a target, and a tick.
  'keep-goal': { icon: { line: `${CARD}${TARGET}M16.5 18l2.2 2.5L22.5 15`, solid: disc(9, 11, 1.2) } },
  // One of three.
  pick: {
    icon: { line: `M4.5 3.5v4M19.5 3.5v4M12 2v3.5`, solid: `${head(12, 9.5, 90, 0.8)}${pawn(12, 23)}` },
  },
  // A house with a flag for two.
  'place-station': { icon: { line: `${HOUSE}M20 21.5V3`, solid: 'M20.5 3h-5.5v4.5h5.5ZM7.5 21V14h5v7Z' } },
  // A pair of scales.
  divide: {
    icon: {
      line: `${SCALES}M2 13 5 6l3 7M16 13l3-7 3 7`,
      solid: 'M1.8 13h6.4a3.2 3.2 0 0 1-6.4 0ZM15.8 13h6.4a3.2 3.2 0 0 1-6.4 0Z',
    },
  },
  // Three, and one more.
  'take-fourth': {
    icon: {
      line: 'M14.5 17H22M18.25 13.25v7.5',
      solid: `${disc(5, 5.5, 3)}${disc(13, 5.5, 3)}${disc(5, 15, 3)}`,
    },
  },
  // Two strands on a card.
  'pay-structure': {
    icon: {
      line: `${CARD}M6.5 5.5c0 5.5 5 5 5 11M11.5 5.5c0 5.5-5 5-5 11M17.5 11H20`,
      solid: head(23, 11, 0, 0.8),
    },
  },
  // A plane with a cross.
  respond: {
    icon: { line: 'M2 21.5h9', solid: `${plane(9.5, 10, 0.95, 45)}M17 13.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z` },
  },
  // A cross over the ground where it lands.
  relieve: { icon: { line: disc(12, 12, 10.5), solid: 'M10 5.5h4V10h4.5v4H14v4.5h-4V14H5.5v-4H10Z' } },
};

const facts: Marks['facts'] = {
  goalsDealt: { line: `${CARD}${TARGET}`, solid: disc(9, 11, 1.2) },
  goalKept: commands['keep-goal'].icon,
  rolesOffered: { line: `${box(2, 5, 8, 12)}${box(14, 5, 8, 12)}`, solid: box(8.5, 8, 7, 12, 1) },
  rolePicked: commands.pick.icon,
  firstTeam: { line: 'M5 22V3M5 4h14l-4 4.5 4 4.5H5' },
  teamStationPlaced: commands['place-station'].icon,
  divided: commands.divide.icon,
  turnPassed: { line: 'M8.5 12H15', solid: `${pawn(5.2, 19)}${pawn(18.8, 19)}${head(15.5, 12, 0, 0.7)}` },
  awardTaken: { line: MEDAL, solid: sparkle(12, 15.5, 3.6) },
  goalRevealed: { line: `${CARD}${TARGET}${rays(18, 6, 2, 4, [0, 60, 120])}`, solid: disc(9, 11, 1.2) },
  prestigeCounted: { line: rays(12, 12, 8.5, 10.5, around(8)), solid: burst(12, 12, 7, 3, 5) },
};

/** A card with a plus. */
const bonus = {
  icon: {
    line: 'M5.5 2.5h13A1.5 1.5 0 0 1 20 4v16a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20V4a1.5 1.5 0 0 1 1.5-1.5Z',
    solid: 'M10.5 7h3v3.5H17v3h-3.5V17h-3v-3.5H7v-3h3.5Z',
  },
};

const cards: Marks['cards'] = {
  'bonus-1': bonus,
  'bonus-2': bonus,
  'bonus-3': bonus,
  'bonus-4': bonus,
  'bonus-5': bonus,
  'bonus-6': bonus,
  'bonus-7': bonus,
  'bonus-8': bonus,
  'bonus-9': bonus,
  'bonus-10': bonus,
};

export const marks: Marks = { commands, cards, facts, face: { teams: teamsShown } };
