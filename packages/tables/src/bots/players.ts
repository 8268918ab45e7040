// The bots there are: a line for each, here and nowhere else.
import { compile, formatConfig, type Config, type Game } from '@cordon/engine';
import { below, blankState, greedyPlayer, makeOffers, randomPlayer, type Player } from '@cordon/engine/inner';
import type { BotQuestion } from './question.ts';

const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['greedy', greedyPlayer],
  ['random', randomPlayer],
]);

export const BOTS: readonly string[] = [...PLAYERS.keys()];

const games = new Map<string, Game>();
const MOST_GAMES = 50;

function gameOf(config: Config): Game {
  const key = formatConfig(config).join('\n');
  const known = games.get(key);
  if (known !== undefined) return known;
  const compiled = compile(config);
  if (!compiled.ok) throw new Error(compiled.error.message);
  if (games.size >= MOST_GAMES) games.clear();
  games.set(key, compiled.value);
  return compiled.value;
}

/** What a bot chooses. It knows the sight of its seat, never the state. */
export function decide({ bot, config, seat, sight, offers: choices, random }: BotQuestion): number {
  const player = PLAYERS.get(bot);
  if (player === undefined) throw new Error(`there is no bot ${bot}`);
  const table = blankState(gameOf(config));
  table.cells.set(sight);
  const offers = makeOffers();
  for (const choice of choices) offers.add(choice);
  return player.choose(() => ({ viewer: seat, table }), offers, random);
}

/** Any of the offers: what is played for a bot that fails. */
export function byChance({ offers, random }: BotQuestion): number {
  return offers[below(random, offers.length)]!;
}
