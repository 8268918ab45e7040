// Measuring: CPU time of this process, after a long warm-up, as the median of several runs.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export const RUNS = 15;

/** Seconds of CPU that the work took, the compiler's and collector's threads included. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
}

export interface Measured {
  readonly median: number;
  readonly runs: readonly number[];
}

/** What `times` repetitions cost in seconds of CPU for each repetition; the first runs only warm up. */
export function cost(times: number, work: (times: number) => void, count = RUNS): Measured {
  for (let run = 0; run < 3; run++) work(Math.ceil(times / 2));
  const runs = Array.from({ length: count }, () => cpuSeconds(() => work(times)) / times);
  return { median: median(runs), runs };
}

/** Bytes in use after a full collection. */
export function heapNow(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}
