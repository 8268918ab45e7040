// Everything the page says, in English.
import type { Words } from '../words.ts';
import { advice } from './advice.ts';
import { analysis } from './analysis.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { deals } from './deals.ts';
import { about, home, lobby, newGame } from './home.ts';
import { reader } from './reader.ts';
import { sequence } from './sequence.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { tutorial } from './tutorial.ts';

export const words: Words = {
  language: 'en',
  about,
  advice,
  analysis,
  app,
  board,
  deals,
  home,
  lobby,
  newGame,
  reader,
  sequence,
  story,
  table,
  tutorial,
};
