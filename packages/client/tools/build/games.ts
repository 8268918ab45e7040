// Gives the page what never changes in the games, as data: the engine is asked when the page is built and stays out of it.
import type { Plugin } from 'vite';
import { gamesText, NAME } from './gamesText.ts';

export function gamesPlugin(): Plugin {
  return {
    name: 'cordon-games',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? gamesText() : undefined),
  };
}
