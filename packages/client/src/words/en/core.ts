// What a table says before anything is opened, in English.
import type { CoreWords } from '../words.ts';
import { advice } from './advice.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { readerLink } from './readerLink.ts';
import { sequence } from './sequence.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const core: CoreWords = {
  language: 'en',
  advice,
  app,
  board,
  reader: readerLink,
  sequence,
  story,
  table,
};
