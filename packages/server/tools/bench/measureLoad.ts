// One measured run of load: what the seats felt, and what it cost the server and the generator.
import type { Hall } from './hall.ts';
import type { Load } from './load.ts';
import { round, spread, type Spread } from './quantiles.ts';
import type { Processor, ServerProcess } from './serverProcess.ts';

export interface MeasuredLoad {
  readonly commandsPerSecond: number;
  /** Milliseconds from sending to the receipt of the last seat. */
  readonly milliseconds: Spread;
  /** How many milliseconds commands were sent later than meant; not part of the above. */
  readonly sentLate: Spread;
  /** Commands that were due when no table could take one. */
  readonly missed: number;
  /** Share of one core: the whole server, its main thread, and whoever makes the load. */
  readonly serverCores: number;
  readonly mainThreadCores: number;
  readonly generatorCores: number;
  /** Share of the time in which the main thread had something to do, and in which it collected garbage. */
  readonly mainThreadBusy: number;
  readonly collecting: number;
  /** Processor time of the server for one command, and how much of it was the system's. */
  readonly serverMicroseconds: number;
  readonly systemMicroseconds: number;
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
  const share = (part: number): number => round(part / seconds);
  const perCommand = (part: number): number => Math.round((part / commands) * 1e6);
  const system = time.process.system - timeBefore.process.system;
  const worked = sum(time.process) - sum(timeBefore.process);
  return {
    commandsPerSecond: Math.round(commands / seconds),
    milliseconds: spread(load.latencies),
    sentLate: spread(load.lateness),
    missed: load.missed,
    serverCores: share(worked),
    mainThreadCores: share(sum(time.mainThread) - sum(timeBefore.mainThread)),
    generatorCores: share(sum(own) / 1e6),
    mainThreadBusy: share(time.busy - timeBefore.busy),
    collecting: share(time.collecting - timeBefore.collecting),
    serverMicroseconds: perCommand(worked),
    systemMicroseconds: perCommand(system),
    appendsPerCommit: round(grown('cordon_commit_appends_sum') / grown('cordon_commit_appends_count')),
    millisecondsPerCommit: round(
      (grown('cordon_commit_seconds_sum') / grown('cordon_commit_seconds_count')) * 1000,
    ),
    bytesPerCommand: Math.round((hall.bytes() - bytesBefore) / commands),
  };
}

const sum = ({ user, system }: Processor): number => user + system;
