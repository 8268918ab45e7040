// What the board says, in English.
import type { BoardWords } from '../board.ts';

const list = new Intl.ListFormat('en');

export const board: BoardWords = {
  board: 'Map',
  tools: 'Map tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  ownPawn: 'Find your pawn',
  region: (name, cities) => `Region ${name}, between ${list.format(cities)}`,
  line: (from, to) => `Line from ${from} to ${to}`,
};
