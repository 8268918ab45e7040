// Gathers the samples of an order in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { gatherSamples, type Order } from './samples.ts';

// Both ends of the line are in this folder.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
parentPort?.postMessage(gatherSamples(workerData as Order), []);
