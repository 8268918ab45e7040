// What never changes in the games, as the text of modules: one for each game, and one with what all of them share.
import { CARDS_PER_TURN, guides } from '@cordon/engine';
import { PARTNERS, USUAL_PARTNER } from '@cordon/tables';

const NAME = 'virtual:cordon-games';

/** The text of a module that is made when the page is built; undefined for any other. */
export function gamesText(name: string): string | undefined {
  if (name === NAME) return sharedText();
  const guide = guides().find(({ id }) => name === `${NAME}/${id}`);
  if (guide === undefined) return undefined;
  return `export const guide = JSON.parse(${JSON.stringify(JSON.stringify(guide))});`;
}

const sharedText = (): string =>
  [
    `export const ORDER = ${JSON.stringify(guides().map(({ id }) => id))};`,
    `export const CARDS_PER_TURN = ${String(CARDS_PER_TURN)};`,
    `export const PARTNERS = ${JSON.stringify(PARTNERS)};`,
    `export const USUAL_PARTNER = ${JSON.stringify(USUAL_PARTNER)};`,
  ].join('\n');

export const isGames = (name: string): boolean => name === NAME || name.startsWith(`${NAME}/`);
