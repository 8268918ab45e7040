// Everything the page says, in English.
import type { Words } from '../words.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { table } from './table.ts';

export const words: Words = { language: 'en', app, board, table };
