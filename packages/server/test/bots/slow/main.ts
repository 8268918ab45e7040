// A thread of bots that takes long to start and then answers at once.
import { parentPort } from 'node:worker_threads';
import { workOn, type JobRequest } from '@cordon/tables';

/** Longer than the bots in the test may think. */
const START = 4000;
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, START);

const work = workOn((message) => parentPort?.postMessage(message, []));
parentPort?.on('message', (request: JobRequest) => work(request));
