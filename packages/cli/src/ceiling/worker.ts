// A thread that seeks the best line of single deals with every card known.
import { parentPort, workerData } from 'node:worker_threads';
import { makeCeiling, type Ceiling } from '@cordon/bots';
import { compile, ENDINGS, parseSeed } from '@cordon/engine';
import type { Outcome } from '../arena/outcome.ts';
import { hashOfMoves, nameOfGame, saveGame } from '../arena/saving.ts';
import type { GameOrder } from '../arena/worker.ts';
import { orTrouble } from '../trouble.ts';

/** What a thread has to know before the first deal. */
export interface CeilingOrder {
  /** Positions kept for each turn. */
  readonly beam: number;
}

// Both ends of the line are in this package.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { beam } = workerData as CeilingOrder;
const ceilings = new Map<number, Ceiling>();

function seek(order: GameOrder): Outcome {
  const before = process.threadCpuUsage();
  const ceiling = ceilings.get(order.cell) ?? makeCeiling(orTrouble(compile(order.config)), beam);
  ceilings.set(order.cell, ceiling);
  const seed = orTrouble(parseSeed(order.seed));
  const { end: state, commands: moves } = ceiling.best(seed);
  const { user, system } = process.threadCpuUsage(before);
  if (order.folder !== undefined)
    saveGame(order.folder, nameOfGame(order), { state, seed, moves }, order.bots[0]!);
  return {
    cell: order.cell,
    game: order.game,
    ending: ENDINGS[state.over]!,
    turns: state.turnsDone,
    outbreaks: state.outbreaks,
    milliseconds: Math.round((user + system) / 1000),
    moves: hashOfMoves(state, moves),
  };
}

parentPort?.on('message', (order: GameOrder | 'enough') => {
  if (order === 'enough') parentPort?.close();
  else parentPort?.postMessage(seek(order), []);
});
