// Questions to bots about the first board of a game.
import { compile, seedFromText, start, waitsFor, type State } from '@cordon/engine';
import { legalInto, makeOffers, sightOf, toCommand } from '@cordon/engine/inner';
import type { BotQuestion } from '@cordon/tables';

export const FAULTY = new URL('faulty/main.ts', import.meta.url);

export function firstBoard(): State {
  const game = compile({});
  if (!game.ok) throw new Error(game.error.message);
  return start(game.value, seedFromText('a board')).state;
}

export function questionTo(bot: string, chance = 1): BotQuestion {
  const state = firstBoard();
  const offers = makeOffers();
  legalInto(state, offers);
  const seat = waitsFor(state) - 1;
  const own = offers.items
    .slice(0, offers.count)
    .filter((packed) => toCommand(state.game, packed).seat === seat + 1);
  return {
    bot,
    config: state.game.config,
    seat,
    sight: sightOf(state, seat).table.cells,
    offers: own,
    random: Int32Array.of(chance, 2, 3, 4),
  };
}
