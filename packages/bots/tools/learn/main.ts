// Learns weights from what comes of plans: several plans of a position are played on in the same futures, and the weights are
// fitted to the differences that make. Each run has deals of its own.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { rehearsalOf } from '../../src/search/rehearsal.ts';
import { weightsOf } from '../../src/weights.ts';
import { tableOf } from '../support/tables.ts';
import { runAll, sharesOf } from '../support/threads.ts';
import { readWeights } from '../support/weightsFile.ts';
import { moveConstants } from './constants.ts';
import { fitWeights } from './fit.ts';
import type { Order, Sample } from './samples.ts';

const HELP = `Learns weights from what comes of plans.
  --game NAME       base (usual) or iberia
  --tables LIST     players and epidemics (usual: 2 to 4 players, 4 to 6 epidemics)
  --games N         games that positions are taken from (usual 300)
  --turns N         turns that every plan is played on (usual 1)
  --futures N       in so many futures (usual 8)
  --constants LIST  constants inside the features that may move too (usual none)
  --series TEXT     what the deals are drawn from (usual "learning")
  --start FILE      weights to begin with (usual: those the bots have)
  --jobs N          threads (usual: as many as there are cores)
  --out FILE        where the weights go (usual weights.json)`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    game: { type: 'string', default: 'base' },
    tables: { type: 'string', default: '2.4,2.5,2.6,3.4,3.5,3.6,4.4,4.5,4.6' },
    games: { type: 'string', default: '300' },
    turns: { type: 'string', default: '1' },
    futures: { type: 'string', default: '8' },
    constants: { type: 'string', default: '' },
    series: { type: 'string', default: 'learning' },
    start: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: 'weights.json' },
  },
});

async function main(): Promise<void> {
  const names = values.tables.split(',');
  const tables = names.map((name) => tableOf(values.game, name));
  const weights = values.start === undefined ? weightsOf(tables[0]!) : readWeights(values.start);
  const threads = Number(values.jobs);
  const orders = sharesOf(Number(values.games), threads).map((share): Order => ({
    game: values.game,
    tables: names,
    weights,
    series: values.series,
    ...share,
    turns: Number(values.turns),
    futures: Number(values.futures),
  }));
  const parts = await runAll<Sample[]>(new URL('worker.ts', import.meta.url), orders);
  const samples = parts.flat();
  const games = tables.map((table) => rehearsalOf(table));
  const constants = values.constants.split(',').filter((name) => name !== '');
  const fitted =
    constants.length === 0
      ? fitWeights(games, samples, weights)
      : moveConstants(games, samples, weights, constants);
  const learned = Object.fromEntries(
    Object.entries(fitted.weights).map(([name, weight]) => [
      name,
      Number(Math.max(0, weight).toPrecision(4)),
    ]),
  );
  writeFileSync(values.out, `${JSON.stringify(learned, undefined, 1)}\n`);
  process.stdout.write(
    `${String(samples.length)} positions; ${(100 * fitted.explained).toFixed(1)} % of the differences explained\n`,
  );
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
