// Learns what positions are worth: plays games, fits the weights to how they ended, and measures them on games that were held out.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll, sharesOf } from '../support/threads.ts';
import { brierOf, fitValue, valueBy } from './fit.ts';
import type { Order, Position, Positions } from './games.ts';

const HELP = `Learns what positions are worth from how games ended, and writes it beside the weights.
  --game NAME    base (usual) or iberia
  --tables LIST  players and epidemics (usual: 2 to 4 players, 4 to 6 epidemics)
  --games N      (usual 4500)
  --series TEXT  what the deals are drawn from (usual "value")
  --jobs N       threads (usual: as many as there are cores)`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    game: { type: 'string', default: 'base' },
    tables: { type: 'string', default: '2.4,2.5,2.6,3.4,3.5,3.6,4.4,4.5,4.6' },
    games: { type: 'string', default: '4500' },
    series: { type: 'string', default: 'value' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});
/** One round of deals over all tables in so many is held out. */
const HELD_OUT = 5;
const file = join(import.meta.dirname, '..', '..', 'src', 'weights', 'value.json');

async function main(): Promise<void> {
  const { game, series } = values;
  const tables = values.tables.split(',');
  const games = Number(values.games);
  const threads = Number(values.jobs);
  const orders = sharesOf(games, threads).map((share): Order => ({ game, tables, series, ...share }));
  const parts = await runAll<Positions>(new URL('worker.ts', import.meta.url), orders);
  const { names } = parts[0]!;
  const positions = parts.flatMap((part) => part.positions);
  const isHeldOut = ({ deal }: Position): boolean => Math.floor(deal / tables.length) % HELD_OUT === 0;
  const held = positions.filter(isHeldOut);
  const fitted = positions.filter((position) => !isHeldOut(position));
  const weights = fitValue(names, fitted);
  const mean = fitted.reduce((sum, { won }) => sum + won, 0) / fitted.length;
  const measured = {
    positions: held.length,
    brier: brierOf(held, valueBy(names, weights)),
    brierOfMean: brierOf(held, () => mean),
  };
  const command = `npm run value -- --game ${game} --games ${String(games)} --series ${series}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written here alone
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(
    file,
    `${JSON.stringify({ ...known, [game]: { command, measured, weights } }, undefined, 2)}\n`,
  );
  process.stdout.write(`${game}: ${String(positions.length)} positions; ${JSON.stringify(measured)}\n`);
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
