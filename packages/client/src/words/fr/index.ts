// Tout ce que dit la page, en français.
import type { Words } from '../words.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { table } from './table.ts';

export const words: Words = { language: 'fr', app, board, table };
