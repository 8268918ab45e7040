// Gives the page what never changes in the games, as data: the engine is asked when the page is built and stays out of it.
import type { Plugin } from 'vite';
import { gamesText, isGames } from './gamesText.ts';

const MARK = '\0';

export function gamesPlugin(): Plugin {
  return {
    name: 'cordon-games',
    resolveId: (id) => (isGames(id) ? `${MARK}${id}` : undefined),
    load: (id) => (id.startsWith(MARK) ? gamesText(id.slice(MARK.length)) : undefined),
  };
}
