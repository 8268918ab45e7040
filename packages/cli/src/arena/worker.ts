// A thread that plays single games of a contest.
import { parentPort } from 'node:worker_threads';
import { compile, ENDINGS, parseSeed, seedOfSeries, type Config, type Game } from '@cordon/engine';
import { blankState, play, seedRandom, startInto, Table } from '@cordon/engine/inner';
import { playerNamed } from '../play/bots.ts';
import { orTrouble } from '../trouble.ts';
import type { Outcome } from './ledger.ts';

export interface GameOrder {
  readonly cell: number;
  readonly game: number;
  readonly config: Config;
  readonly bots: readonly string[];
  readonly seed: string;
}

const games = new Map<number, Game>();

function gameOf({ cell, config }: GameOrder): Game {
  const game = games.get(cell) ?? orTrouble(compile(config));
  games.set(cell, game);
  return game;
}

function playOne(order: GameOrder): Outcome {
  const before = process.threadCpuUsage();
  const state = blankState(gameOf(order));
  const seed = orTrouble(parseSeed(order.seed));
  startInto(state, seed);
  const table = new Table(state);
  const players = order.bots.map(playerNamed);
  // The players' chance must tell nothing about the cards: it comes from another seed than the shuffle.
  const randoms = players.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedOfSeries(seed, seat + 1));
    return random;
  });
  while (state.over === 0) play(state, table.next(players, randoms));
  const { user, system } = process.threadCpuUsage(before);
  return {
    cell: order.cell,
    game: order.game,
    ending: ENDINGS[state.over]!,
    turns: state.turnsDone,
    outbreaks: state.outbreaks,
    milliseconds: Math.round((user + system) / 1000),
  };
}

parentPort?.on('message', (order: GameOrder) => parentPort?.postMessage(playOne(order), []));
