// The thread in which bots think. It knows sights, never states.
import { parentPort } from 'node:worker_threads';
import { workOn, type JobRequest } from '@cordon/tables';

const work = workOn((message) => parentPort?.postMessage(message, []));
parentPort?.on('message', (request: JobRequest) => work(request));
