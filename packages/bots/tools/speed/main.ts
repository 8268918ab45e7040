// How long a bot thinks about a turn, here and in another version of the project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sizeOf } from '../support/tables.ts';
import { compare, type Compared } from './compare.ts';
import { HERE, loadVersion } from './version.ts';

const HELP = `Measures how much processor time a bot takes for a turn; with another version of the project, both on the same deals in one process.
  --against FOLDER  a copy of the project at another version, with what it needs installed (npm ci)
  --bot NAME        (usual: strong)
  --game NAME       base (usual) or iberia
  --tables LIST     players and epidemics (usual: 2.5,3.5,4.5)
  --list NAME       the list of deals: tuning (usual), reporting
  --deals N         deals of the list (usual: 3)
  --turns N         turns of each (usual: 8)`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    against: { type: 'string' },
    bot: { type: 'string', default: 'strong' },
    game: { type: 'string', default: 'base' },
    tables: { type: 'string', default: '2.5,3.5,4.5' },
    list: { type: 'string', default: 'tuning' },
    deals: { type: 'string', default: '3' },
    turns: { type: 'string', default: '8' },
  },
});

function numberOf(name: 'deals' | 'turns'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} has to be a number from 1 on.`);
  return number;
}

async function main(): Promise<void> {
  const { bot, game, against } = values;
  const turns = numberOf('turns');
  const seeds = readFileSync(join(HERE, 'packages', 'bots', 'seeds', `${values.list}.txt`), 'utf8')
    .split('\n')
    .filter((line) => /^[\da-f]+$/u.test(line))
    .slice(0, numberOf('deals'));
  const versions = [await loadVersion(HERE)];
  if (against !== undefined) versions.push(await loadVersion(against));
  for (const table of values.tables.split(',')) {
    const order = { bot, game, ...sizeOf(table), turns };
    // The first deal warms up, and is played again.
    compare(versions, { ...order, seed: seeds[0]! });
    const deals = seeds.map((seed) => compare(versions, { ...order, seed }));
    process.stdout.write(`${bot}, ${game}, table ${table}: ${wordsOf(deals)}\n`);
  }
}

function wordsOf(deals: readonly Compared[]): string {
  const total = (version: number): number =>
    deals.reduce((sum, deal) => sum + deal.milliseconds[version]!, 0);
  const turns = deals.reduce((sum, deal) => sum + deal.turns, 0);
  const each = (version: number): string => `${(total(version) / Math.max(1, turns)).toFixed(1)} ms a turn`;
  const here = `${each(0)} (${String(turns)} turns of ${String(deals.length)} deals)`;
  if (values.against === undefined) return here;
  const ratios = deals.map(({ milliseconds: [mine, theirs] }) => mine! / theirs!);
  const parted = deals.filter(({ how }) => how === 'parted').length;
  return (
    `${here}, there ${each(1)}; ${(total(0) / total(1)).toFixed(2)} times as long ` +
    `(deals from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), ` +
    (parted === 0 ? 'the same decisions' : `other decisions in ${String(parted)} deals, measured up to there`)
  );
}

if (values.help) process.stdout.write(`${HELP}\n`);
else
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
