// What all other screens say, and what opens on a table, in French.
import type { OtherWords } from '../words.ts';
import { analysis } from './analysis.ts';
import { deals } from './deals.ts';
import { about, home, lobby, newGame } from './home.ts';
import { reader } from './reader.ts';
import { tutorial } from './tutorial.ts';

export const rest: OtherWords = { about, analysis, deals, home, lobby, newGame, reader, tutorial };
