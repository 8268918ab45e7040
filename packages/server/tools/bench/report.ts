// The results as a table that people read.
import type { ColdLoads } from './coldLoads/main.ts';
import type { Appends } from './commits.ts';
import type { Idle, Weight } from './idle.ts';
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

function loadLines({ runs, load, gamesOver }: Results): Line[] {
  const { tables, sockets, rate, seconds, store } = load;
  return [
    line(
      'load',
      `${String(tables)} tables, ${String(sockets)} sockets, ${String(rate)} commands a second asked for, ${store}, ${String(runs.length)} runs of ${String(seconds)} s: median (least to most)`,
    ),
    line(
      'durable commands a second',
      over(runs, (run) => run.commandsPerSecond),
    ),
    line('send to last receipt, median', `${over(runs, (run) => run.milliseconds.p50)} ms`),
    line('send to last receipt, 90 %', `${over(runs, (run) => run.milliseconds.p90)} ms`),
    line('send to last receipt, 99 %', `${over(runs, (run) => run.milliseconds.p99)} ms`),
    line('send to last receipt, at most', `${over(runs, (run) => run.milliseconds.max)} ms`),
    line('sent later than meant, 99 %', `${over(runs, (run) => run.sentLate.p99)} ms`),
    line(
      'due, but no table was free',
      over(runs, (run) => run.missed),
    ),
    line(
      'cores: server',
      over(runs, (run) => run.serverCores),
    ),
    line(
      'cores: its main thread',
      over(runs, (run) => run.mainThread),
    ),
    line(
      'cores: its garbage collector',
      over(runs, (run) => run.collector),
    ),
    line(
      'cores: load generator',
      over(runs, (run) => run.generatorCores),
    ),
    line('processor time of a command', `${over(runs, (run) => run.serverMicrosecondsPerCommand)} µs`),
    line(
      'appends in a commit',
      over(runs, (run) => run.appendsPerCommit),
    ),
    line('a commit', `${over(runs, (run) => run.millisecondsPerCommit)} ms`),
    line(
      'bytes to all four seats',
      over(runs, (run) => run.bytesPerCommand),
    ),
    line('games that ended', String(gamesOver)),
  ];
}

const kilobytes = ({ resident, live }: Weight): string =>
  `${(resident / 1000).toFixed(1)} KB resident, ${(live / 1000).toFixed(1)} KB live`;

function idleLines({ idle, coldLoads }: Results): Line[] {
  return [
    line('a socket that follows nothing', kilobytes(idle.bytesPerSocket)),
    line('a table with four sockets, in use', kilobytes(idle.bytesPerTableInUse)),
    line('a table with four sockets, idle', kilobytes(idle.bytesPerIdleTable)),
    ...(coldLoads === undefined
      ? []
      : [
          line(
            'a table in memory without sockets',
            `${(coldLoads.sqlite.bytesPerTable / 1000).toFixed(1)} KB live`,
          ),
        ]),
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
