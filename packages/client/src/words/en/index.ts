// Everything the page says, in English.
import type { Words } from '../words.ts';
import { core } from './core.ts';
import { rest } from './rest.ts';

export const words: Words = { ...core, ...rest };
