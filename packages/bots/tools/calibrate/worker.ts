// Plays the games of an order in a thread of its own, and tells of each when it is over.
import { parentPort, workerData } from 'node:worker_threads';
import { sampleGames, type Order } from './games.ts';

// Both ends of the line are in this folder.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const samples = sampleGames(workerData as Order, () => parentPort?.postMessage('game', []));
parentPort?.postMessage(samples, []);
