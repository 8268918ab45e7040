// What the board says, in English.
import type { BoardWords } from '../board.ts';
import { lazily } from '../lazily.ts';
import { percentIn } from '../percent.ts';

const list = lazily(() => new Intl.ListFormat('en'));
const percent = percentIn('en');

export const board: BoardWords = {
  board: 'Map',
  tools: 'Map tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  ownPawn: 'Find your pawn',
  threats: 'Dashed rings: cities that the next infections can hit',
  threat: (chance) => (chance >= 1 ? 'Infected next' : `Infected next: ${percent(chance)}`),
  region: (name, cities) => `Region ${name}, between ${list().format(cities)}`,
  line: (from, to) => `Line from ${from} to ${to}`,
};
