// What never changes in the games, as the text of a module.
import { CARDS_PER_TURN, guides } from '@cordon/engine';
import { PARTNERS, USUAL_PARTNER } from '@cordon/tables';

export const NAME = 'virtual:cordon-games';

export function gamesText(): string {
  const data = JSON.stringify(JSON.stringify(guides()));
  return [
    `export const GAMES = JSON.parse(${data});`,
    `export const CARDS_PER_TURN = ${String(CARDS_PER_TURN)};`,
    `export const PARTNERS = ${JSON.stringify(PARTNERS)};`,
    `export const USUAL_PARTNER = ${JSON.stringify(USUAL_PARTNER)};`,
  ].join('\n');
}
