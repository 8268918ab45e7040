// Asks the bots. Those of one name and side share one player, and with it their plans; sides share nothing.
import { makeBot } from '@cordon/bots';
import { blankState, makeOffers, type Player } from '@cordon/engine/inner';
import { gameOf } from '../tables/games.ts';
import type { BotQuestion } from './question.ts';

/** Nobody waits longer for a move, however slow the machine is. */
const LIMITS = { milliseconds: 4000 };

const players = new Map<string, Player>();

function playerNamed(name: string, key: string): Player {
  const player = players.get(key) ?? makeBot(name, LIMITS);
  if (player === undefined) throw new Error(`there is no bot ${name}`);
  players.set(key, player);
  return player;
}

/** What a bot chooses. It knows the sight of its seat, never the state. One that fails begins anew the next time. */
export function decide({ bot, config, seat, sight, offers: choices, random }: BotQuestion): number {
  const game = gameOf(config);
  const key = `${bot} of side ${String(game.sides[seat])}`;
  const player = playerNamed(bot, key);
  const table = blankState(game);
  table.cells.set(sight);
  const offers = makeOffers();
  for (const choice of choices) offers.add(choice);
  try {
    return player.choose(() => ({ viewer: seat, table }), offers, random);
  } catch (error) {
    players.delete(key);
    throw error;
  }
}
