// What the board says, in English.
import type { BoardWords } from '../board.ts';

const list = new Intl.ListFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent' });

export const board: BoardWords = {
  board: 'Map',
  tools: 'Map tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  ownPawn: 'Find your pawn',
  threats: 'Dashed rings: cities that the next infections can hit',
  threat: (chance) => (chance >= 1 ? 'Infected next' : `Infected next: ${percent.format(chance)}`),
  region: (name, cities) => `Region ${name}, between ${list.format(cities)}`,
  line: (from, to) => `Line from ${from} to ${to}`,
};
