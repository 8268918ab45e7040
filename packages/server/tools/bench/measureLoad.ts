// One measured run of load: what the seats felt, and what it cost the server and the generator.
import type { Hall } from './hall.ts';
import type { Load } from './load.ts';
import { round, spread, type Spread } from './quantiles.ts';
import type { ServerProcess } from './serverProcess.ts';

export interface MeasuredLoad {
  readonly commandsPerSecond: number;
  /** Milliseconds from sending to the receipt of the last seat. */
  readonly milliseconds: Spread;
  /** How many milliseconds commands were sent later than meant; not part of the above. */
  readonly sentLate: Spread;
  /** Commands that were due when no table could take one. */
  readonly missed: number;
  /** Share of one core: the whole process, its main thread, its garbage collector, and whoever makes the load. */
  readonly serverCores: number;
  readonly mainThread: number;
  readonly collector: number;
  readonly generatorCores: number;
  /** Microseconds of processor time of the server. */
  readonly serverMicrosecondsPerCommand: number;
  readonly appendsPerCommit: number;
  readonly millisecondsPerCommit: number;
  /** What all four seats got. */
  readonly bytesPerCommand: number;
}

export async function measureLoad(
  server: ServerProcess,
  hall: Hall,
  run: () => Promise<Load>,
): Promise<MeasuredLoad> {
  const metricsBefore = await server.metrics();
  const timeBefore = await server.time();
  const bytesBefore = hall.bytes();
  const ownBefore = process.cpuUsage();
  const load = await run();
  const own = process.cpuUsage(ownBefore);
  const time = await server.time();
  const metrics = await server.metrics();
  const { seconds, commands } = load;
  const grown = (name: string): number => metrics(name) - metricsBefore(name);
  const cores = (after: number, before: number): number => round((after - before) / seconds);
  const worked = time.user + time.system - timeBefore.user - timeBefore.system;
  return {
    commandsPerSecond: Math.round(commands / seconds),
    milliseconds: spread(load.latencies),
    sentLate: spread(load.lateness),
    missed: load.missed,
    serverCores: round(worked / seconds),
    mainThread: cores(time.active, timeBefore.active),
    collector: cores(time.collecting, timeBefore.collecting),
    generatorCores: round((own.user + own.system) / 1e6 / seconds),
    serverMicrosecondsPerCommand: Math.round((worked / commands) * 1e6),
    appendsPerCommit: round(grown('cordon_commit_appends_sum') / grown('cordon_commit_appends_count')),
    millisecondsPerCommit: round(
      (grown('cordon_commit_seconds_sum') / grown('cordon_commit_seconds_count')) * 1000,
    ),
    bytesPerCommand: Math.round((hall.bytes() - bytesBefore) / commands),
  };
}
