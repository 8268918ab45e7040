// The server under measurement, in a process of its own: as it is, with a way to ask it for memory and time.
import { PerformanceObserver, performance } from 'node:perf_hooks';
import { collectRarely } from '../../../src/collector.ts';
import { startServer } from '../../../src/server.ts';
import { readSettings } from '../../../src/settings.ts';
import { openStore } from '../../../src/store/open.ts';
import { oneByOne } from '../oneByOne.ts';
import type { ServedAnswer, ServedQuestion } from '../serverProcess.ts';

let collecting = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collecting += duration;
}).observe({ entryTypes: ['gc'] });

collectRarely();
const server = await startServer(
  readSettings(process.env),
  process.argv.includes('--one-by-one')
    ? async (place, ears) => oneByOne(await openStore(place, ears))
    : openStore,
);

function answer(question: ServedQuestion): ServedAnswer {
  if (question === 'memory') {
    for (let times = 0; times < 4; times++) globalThis.gc?.();
    return { memory: process.memoryUsage() };
  }
  const seconds = ({ user, system }: NodeJS.CpuUsage) => ({ user: user / 1e6, system: system / 1e6 });
  return {
    time: {
      process: seconds(process.cpuUsage()),
      mainThread: seconds(process.threadCpuUsage()),
      busy: performance.eventLoopUtilization().active / 1000,
      collecting: collecting / 1000,
    },
  };
}

process.on('message', (question: ServedQuestion | 'close') => {
  if (question === 'close') void server.close().then(() => process.disconnect());
  else process.send?.(answer(question));
});
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port });
