// The thread in which bots think. It knows sights, never states.
import { parentPort } from 'node:worker_threads';
import { compile, formatConfig, type Config, type Game } from '@cordon/engine';
import { blankState, greedyPlayer, makeOffers, randomPlayer, type Player } from '@cordon/engine/inner';
import type { BotName, BotReply, BotRequest } from './question.ts';

const players: Readonly<Record<BotName, Player>> = { greedy: greedyPlayer, random: randomPlayer };
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

const isBot = (name: string): name is BotName => Object.hasOwn(players, name);

function decide({ bot, config, seat, sight, offers: choices, random }: BotRequest): number {
  if (!isBot(bot)) throw new Error(`there is no bot ${bot}`);
  const table = blankState(gameOf(config));
  table.cells.set(sight);
  const offers = makeOffers();
  for (const choice of choices) offers.add(choice);
  return players[bot].choose(() => ({ viewer: seat, table }), offers, random);
}

parentPort?.on('message', (request: BotRequest) => {
  let reply: BotReply;
  try {
    reply = { id: request.id, choice: decide(request) };
  } catch (error) {
    reply = { id: request.id, failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply, []);
});
