// Gives the page what never changes in the games, as data: the engine is asked when the page is built and stays out of it.
import { CARDS_PER_TURN, guides, HAND_LIMIT } from '@cordon/engine';
import { BOTS } from '@cordon/tables';
import type { Plugin } from 'vite';

const NAME = 'virtual:cordon-games';

export function gamesPlugin(): Plugin {
  return {
    name: 'cordon-games',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const data = JSON.stringify(JSON.stringify(guides()));
      return [
        `export const GAMES = JSON.parse(${data});`,
        `export const HAND_LIMIT = ${String(HAND_LIMIT)};`,
        `export const CARDS_PER_TURN = ${String(CARDS_PER_TURN)};`,
        `export const BOTS = ${JSON.stringify(BOTS)};`,
      ].join('\n');
    },
  };
}
