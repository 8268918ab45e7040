// Learns weights from self-play: plays games with the weights there are, fits new ones to how they ended, and so on.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import type { Weights } from '../../src/position/network.ts';
import type { Harvest, Order } from './games.ts';

const HELP = `Learns weights from self-play.
  --game NAME        base (usual) or iberia
  --rounds N         rounds of playing and fitting (usual 6)
  --games N          games in each round (usual 5400)
  --width N          width of the plans while playing (usual 6)
  --units N          hidden units (usual 32)
  --series TEXT      what the deals are drawn from (usual "learning")
  --start FILE       weights to begin with (usual: those set by hand)
  --keep N           rounds that are fitted together (usual 4)
  --jobs N           threads (usual: as many as there are cores)
  --minutes N        no round is begun after so many minutes
  --fitter COMMAND   the program that fits (usual: python3 fit.py; it needs numpy and PyTorch)
  --folder FOLDER    where rows and the weights of every round are kept (usual: learning/)
  --out FILE         where the last weights go (usual: src/weights/<game>.json)`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    game: { type: 'string', default: 'base' },
    rounds: { type: 'string', default: '6' },
    games: { type: 'string', default: '5400' },
    width: { type: 'string', default: '6' },
    units: { type: 'string', default: '32' },
    series: { type: 'string', default: 'learning' },
    start: { type: 'string' },
    keep: { type: 'string', default: '4' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '600' },
    fitter: { type: 'string', default: `python3 ${join(import.meta.dirname, 'fit.py')}` },
    folder: { type: 'string', default: 'learning' },
    out: { type: 'string' },
  },
});

/** Of a hundred turns so many are not played by the best plan, so that other positions are seen as well. */
const STRAYS = 5;
const SPREAD = 0.4;
/** The first rounds learn from how games end alone: what positions are judged at means little yet. */
const PATIENT_ROUNDS = 2;
const PATIENCE = 0.9;
const THREADS = Number(values.jobs);
const GAMES = Number(values.games);

function play(order: Order): Promise<Harvest> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function readWeights(path: string): Weights {
  // Written by this program or by hand in the same form.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readFileSync(path, 'utf8')) as Weights;
}

function keep(part: Harvest, stem: string): void {
  const bytes = (array: Float32Array | Int32Array) => new Uint8Array(array.buffer, 0, array.byteLength);
  writeFileSync(`${stem}.rows`, bytes(part.rows));
  writeFileSync(`${stem}.targets`, bytes(part.targets));
  writeFileSync(`${stem}.games`, bytes(part.games));
}

/** Lets the fitter turn the rows of some rounds into weights, beginning with those there are. */
function fit(names: readonly string[], stems: readonly string[], weights: Weights): Weights {
  const task = join(values.folder, 'task.json');
  const out = join(values.folder, 'fitted.json');
  writeFileSync(task, JSON.stringify({ names, stems, weights, units: Number(values.units), out }));
  const [program = '', ...rest] = values.fitter.split(' ');
  const { status } = spawnSync(program, [...rest, task], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the fitter failed: ${values.fitter}`);
  return readWeights(out);
}

async function main(): Promise<void> {
  mkdirSync(values.folder, { recursive: true });
  const began = performance.now();
  let weights = values.start === undefined ? PLAIN_WEIGHTS : readWeights(values.start);
  const kept: string[][] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    if ((performance.now() - began) / 60_000 > Number(values.minutes)) break;
    const started = performance.now();
    const share = Math.ceil(GAMES / THREADS);
    const parts = await Promise.all(
      Array.from({ length: THREADS }, (_, thread) =>
        play({
          game: values.game,
          weights,
          series: `${values.series} ${String(round)}`,
          from: thread * share,
          to: Math.min(GAMES, (thread + 1) * share),
          width: Number(values.width),
          strays: STRAYS,
          spread: SPREAD,
          patience: round <= PATIENT_ROUNDS && values.start === undefined ? 1 : PATIENCE,
        }),
      ),
    );
    const stems = parts.map((_, thread) => join(values.folder, `${String(round)}-${String(thread)}`));
    parts.forEach((part, thread) => keep(part, stems[thread]!));
    kept.push(stems);
    for (const old of kept.splice(0, Math.max(0, kept.length - Number(values.keep))))
      for (const stem of old) for (const end of ['rows', 'targets', 'games']) rmSync(`${stem}.${end}`);
    const wins = parts.reduce((sum, part) => sum + part.wins, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(
      `round ${String(round)}: ${((100 * wins) / GAMES).toFixed(1)} % of ${String(GAMES)} games won, in ${seconds} s\n`,
    );
    weights = fit(parts[0]!.names, kept.flat(), weights);
    writeFileSync(join(values.folder, `weights-${String(round)}.json`), `${JSON.stringify(weights)}\n`);
  }
  const out = values.out ?? join(import.meta.dirname, '..', '..', 'src', 'weights', `${values.game}.json`);
  writeFileSync(out, `${JSON.stringify(weights)}\n`);
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
