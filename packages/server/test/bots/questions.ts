// Questions to bots about the first board of a game, and the record of a few moves.
import {
  apply,
  compile,
  legal,
  seedFromText,
  start,
  waitsFor,
  type Command,
  type Game,
  type GameRecord,
  type State,
} from '@cordon/engine';
import { legalInto, makeOffers, sightOf, toCommand } from '@cordon/engine/inner';
import type { BotQuestion } from '@cordon/tables';

export const FAULTY = new URL('faulty/main.ts', import.meta.url);

const SEED = seedFromText('a board');

function anyGame(): Game {
  const game = compile({});
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

export function firstBoard(): State {
  return start(anyGame(), SEED).state;
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

/** A game that has only begun. */
export function shortRecord(): GameRecord {
  const state = firstBoard();
  const commands: Command[] = [];
  for (let count = 0; count < 6; count++) {
    const [command] = legal(state);
    if (command === undefined) throw new Error('nothing can be done');
    apply(state, command);
    commands.push(command);
  }
  return { config: state.game.config, seed: SEED, commands };
}
