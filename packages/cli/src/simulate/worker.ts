// A thread that plays the ranges of games it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { compile, parseSeed, type ConfigRequest } from '@cordon/engine';
import { playerNamed } from '../play/bots.ts';
import { orTrouble } from '../trouble.ts';
import { playGames, type Range } from './games.ts';

/** What a thread has to know before the first game. */
export interface Order {
  readonly config: ConfigRequest;
  readonly players: readonly string[];
  readonly seed: string;
  /** Where every game is saved, if anywhere. */
  readonly folder: string | undefined;
}

// Both ends of the line are in this package.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const order = workerData as Order;
const game = orTrouble(compile(order.config));
const seed = orTrouble(parseSeed(order.seed));
const players = order.players.map(playerNamed);

parentPort?.on('message', (range: Range) => {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(playGames(game, players, seed, range, order.folder));
});
