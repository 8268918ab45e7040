// The results as a table that people read.
import type { ColdLoads } from './coldLoads/main.ts';
import type { Appends } from './commits.ts';
import type { Idle } from './idle.ts';
import type { MeasuredLoad } from './measureLoad.ts';
import { median, type Spread } from './quantiles.ts';

export interface Results {
  readonly machine: {
    readonly cores: number;
    readonly processor: string;
    readonly node: string;
    readonly date: string;
    /** To write a page and have it on disk. */
    readonly syncMilliseconds: Spread;
  };
  readonly load: {
    readonly tables: number;
    readonly sockets: number;
    readonly rate: number;
    readonly seconds: number;
    readonly store: string;
    readonly hands: string;
  };
  readonly runs: readonly MeasuredLoad[];
  readonly gamesOver: number;
  readonly idle: Idle;
  readonly coldLoads?: ColdLoads;
  readonly commits?: {
    readonly appends: readonly Appends[];
    readonly commands: { readonly shared: MeasuredLoad; readonly 'one-by-one': MeasuredLoad };
  };
}

type Line = readonly [what: string, measured: string];

export function report(results: Results): string {
  const lines = [
    ...loadLines(results),
    ...idleLines(results),
    ...coldLines(results),
    ...commitLines(results),
    line('one page on disk', `${spreadText(results.machine.syncMilliseconds)} ms`),
  ];
  const { cores, processor, node } = results.machine;
  const head = `${String(cores)} cores (${processor}), Node ${node}`;
  return [
    head,
    '',
    '| what | measured |',
    '|---|---|',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const line = (what: string, measured: string): Line => [what, measured];

const spreadText = ({ p50, p90, p99, max }: Spread): string =>
  `${String(p50)} median, ${String(p90)} p90, ${String(p99)} p99, ${String(max)} at most`;

/** The median of the runs, and the best and the worst of them. */
function over(runs: readonly MeasuredLoad[], pick: (run: MeasuredLoad) => number): string {
  const values = runs.map(pick);
  if (values.length === 1) return String(values[0]);
  return `${String(median(values))} (${String(Math.min(...values))} to ${String(Math.max(...values))})`;
}

/** What is said of every run, with its unit. */
const OF_RUNS: readonly (readonly [what: string, unit: string, pick: (run: MeasuredLoad) => number])[] = [
  ['durable commands a second', '', (run) => run.commandsPerSecond],
  ['send to last receipt, median', 'ms', (run) => run.milliseconds.p50],
  ['send to last receipt, 90 %', 'ms', (run) => run.milliseconds.p90],
  ['send to last receipt, 99 %', 'ms', (run) => run.milliseconds.p99],
  ['send to last receipt, at most', 'ms', (run) => run.milliseconds.max],
  ['sent later than meant, 99 %', 'ms', (run) => run.sentLate.p99],
  ['due, but no table was free', '', (run) => run.missed],
  ['cores: server', '', (run) => run.serverCores],
  ['of these its main thread', '', (run) => run.mainThreadCores],
  ['cores: load generator', '', (run) => run.generatorCores],
  ['main thread busy, of 1', '', (run) => run.mainThreadBusy],
  ['main thread collecting garbage, of 1', '', (run) => run.collecting],
  ['processor time of a command', 'µs', (run) => run.serverMicroseconds],
  ['of this the system', 'µs', (run) => run.systemMicroseconds],
  ['appends in a commit', '', (run) => run.appendsPerCommit],
  ['a commit', 'ms', (run) => run.millisecondsPerCommit],
  ['bytes to all four seats', '', (run) => run.bytesPerCommand],
];

function loadLines({ runs, load, gamesOver }: Results): Line[] {
  const { tables, sockets, rate, seconds, store, hands } = load;
  const asked = `${String(tables)} tables, ${String(sockets)} sockets, ${String(rate)} commands a second asked for, ${hands} hands, ${store}`;
  return [
    line('load', `${asked}; ${String(runs.length)} runs of ${String(seconds)} s: median (least to most)`),
    ...OF_RUNS.map(([what, unit, pick]) => line(what, `${over(runs, pick)} ${unit}`.trim())),
    line('games that ended', String(gamesOver)),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

function idleLines({ idle, coldLoads, load }: Results): Line[] {
  const resident = [idle.residentAtStart, idle.residentWhenIdle].map(megabytes);
  return [
    line('a socket that follows nothing', kilobytes(idle.perSocket)),
    line('a table with four sockets, in use', kilobytes(idle.perTableInUse)),
    line('a table with four sockets, idle', kilobytes(idle.perIdleTable)),
    ...(coldLoads === undefined
      ? []
      : [line('a table in memory without sockets', kilobytes(coldLoads.sqlite.bytesPerTable))]),
    line(
      'resident memory of the whole server',
      `${resident[0]!} at the start, ${resident[1]!} with ${String(load.tables)} idle tables`,
    ),
  ];
}

function coldLines({ coldLoads }: Results): Line[] {
  if (coldLoads === undefined) return [];
  const { entries, sqlite, postgres } = coldLoads;
  const length = `${String(entries.least)} to ${String(entries.most)} entries, median ${String(entries.median)}`;
  return [
    line(`a cold table (${length}), SQLite`, `${spreadText(sqlite.milliseconds)} ms`),
    line('the same, PostgreSQL', `${spreadText(postgres.milliseconds)} ms`),
  ];
}

function commitLines({ commits }: Results): Line[] {
  if (commits === undefined) return [];
  const { appends, commands } = commits;
  const felt = ({ commandsPerSecond, milliseconds, appendsPerCommit }: MeasuredLoad): string =>
    `${String(commandsPerSecond)} a second, ${spreadText(milliseconds)} ms, ${String(appendsPerCommit)} in a commit`;
  return [
    line('as many commands as possible, shared commits', felt(commands.shared)),
    line('the same with a commit for each', felt(commands['one-by-one'])),
    ...appends.map(({ writers, shared, 'one-by-one': alone }) =>
      line(
        `bare appends a second, writers: ${String(writers)}`,
        `${String(shared)} with shared commits, ${String(alone)} with a commit for each`,
      ),
    ),
  ];
}
