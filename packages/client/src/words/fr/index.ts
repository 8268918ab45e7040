// Everything the page says, in French.
import { wholeOf } from '../whole.ts';
import type { Words } from '../words.ts';
import { core } from './core.ts';
import { rest } from './rest.ts';

export const words: Words = wholeOf(core, rest);
