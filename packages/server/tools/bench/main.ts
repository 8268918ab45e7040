// Measures the server over real sockets on this machine: load, memory, cold tables, and what it costs to be durable.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, type TestPostgres } from '../../test/support/postgres.ts';
import type { ColdLoads } from './coldLoads/main.ts';
import { bareAppends, closedLoads } from './commits.ts';
import { measureSync, needDisk } from './disk.ts';
import { enterHall, makeTables, openTables } from './hall.ts';
import { idleOf, untilForgotten, type Idle } from './idle.ts';
import { measureLoad, type MeasuredLoad } from './measureLoad.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { report, type Results } from './report.ts';
import { startServerProcess } from './serverProcess.ts';

/** Tables whose loading is measured, and those before them that only warm up. */
const COLD_TABLES = 160;
const WARM_UP_SECONDS = 8;

const say = (text: string): void =>
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`);

function coldLoads(folder: string, url: string): ColdLoads {
  const program = fileURLToPath(new URL('coldLoads/main.ts', import.meta.url));
  const args = ['--expose-gc', program, folder, String(COLD_TABLES), url];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The loading of cold tables could not be measured.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(stdout) as ColdLoads;
}

/** What is measured in other processes while the idle server forgets its boards. */
async function besides(
  folder: string,
  postgres: TestPostgres,
): Promise<Pick<Results, 'coldLoads' | 'commits'>> {
  say('cold tables');
  const cold = coldLoads(folder, await postgres.makeDatabase());
  say('appends with shared commits and with one for each');
  const appends = await bareAppends(folder);
  say('commands with shared commits and with one for each');
  return { coldLoads: cold, commits: { appends, commands: await closedLoads(folder) } };
}

interface Measured extends Partial<Pick<Results, 'coldLoads' | 'commits'>> {
  readonly runs: readonly MeasuredLoad[];
  readonly idle: Idle;
  readonly gamesOver: number;
}

async function measure(
  options: Options,
  folder: string,
  postgres: TestPostgres | undefined,
): Promise<Measured> {
  const { tables: count, rate, seconds, store, profile } = options;
  const environment =
    store === 'sqlite'
      ? { CORDON_DATA: join(folder, 'cordon.db') }
      : { DATABASE_URL: (await postgres?.makeDatabase()) ?? '' };
  const server = await startServerProcess({ environment, commits: 'shared', profile });
  const fresh = await server.memory();
  say(`making ${String(count)} tables`);
  const tables = await makeTables(server.port, count, options.hands);
  const made = await server.memory();
  say(`connecting ${String(4 * count)} seats`);
  const hall = await enterHall(server.port, tables);
  const greeted = await server.memory();
  await openTables(hall, tables);
  const opened = await server.memory();
  const beside = options.parts === 'all' ? await besides(folder, postgres!) : {};
  if (options.parts === 'all') {
    say('waiting until the server has let go of all boards');
    await untilForgotten(server);
  }
  const idle = await server.memory();
  say('warming up');
  await hall.crowd.open(rate / 2, WARM_UP_SECONDS / 2);
  await hall.crowd.open(rate, WARM_UP_SECONDS / 2);
  const runs: MeasuredLoad[] = [];
  for (let run = 1; run <= options.runs; run++) {
    say(`run ${String(run)}: ${String(rate)} commands a second for ${String(seconds)} seconds`);
    runs.push(await measureLoad(server, hall, () => hall.crowd.open(rate, seconds)));
  }
  const gamesOver = hall.crowd.over;
  hall.close();
  await server.close();
  return { runs, idle: idleOf(count, { fresh, made, greeted, opened, idle }), gamesOver, ...beside };
}

const usualOutput = fileURLToPath(new URL('../../../../docs/results/bench-server.json', import.meta.url));

async function main(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-bench-'));
  needDisk(folder);
  const postgres =
    options.parts === 'all' || options.store === 'postgres'
      ? await startPostgres({ fsync: 'on' })
      : undefined;
  try {
    const sync = measureSync(folder);
    const measured = await measure(options, folder, postgres);
    const machine = {
      cores: availableParallelism(),
      processor: cpus()[0]?.model ?? 'unknown',
      node: process.versions.node,
      date: new Date().toISOString().slice(0, 10),
      syncMilliseconds: sync,
    };
    const { tables, rate, seconds, store, hands } = options;
    const results: Results = {
      machine,
      load: { tables, sockets: 4 * tables, rate, seconds, store, hands },
      ...measured,
    };
    console.log(report(results));
    if (options.output === '') return;
    mkdirSync(dirname(options.output), { recursive: true });
    writeFileSync(options.output, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), usualOutput);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    // The embedded PostgreSQL watches over the end of the process and forgets an exit code that is only set.
    return process.exit(2);
  }
}

if (process.argv.includes('--help')) console.log(USAGE);
else await main(optionsOrExit());
