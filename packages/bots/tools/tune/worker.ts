// Plays the games of an order in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { playTrials, type Order } from './games.ts';

// Both ends of the line are in this folder.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
parentPort?.postMessage(playTrials(workerData as Order), []);
