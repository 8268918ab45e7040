// A worker of the page that only thinks: the bots live here, and neither the page nor its tables wait for them.
import { workOn, type JobRequest } from '@cordon/tables';

const work = workOn((message) => self.postMessage(message, { transfer: [] }));
self.addEventListener('message', ({ data }: MessageEvent<JobRequest>) => work(data));
