// The crash test: kills servers under load, over and over, and checks that nothing acknowledged is lost, doubled or
// moved, and that every client goes on from its last number.
import { readOptions, USAGE, type Options } from './options.ts';
import { keep, summary } from './report.ts';
import { storm } from './storm.ts';

const USUAL_KILLS = { sqlite: 200, postgres: 60 } as const;

async function run(store: 'sqlite' | 'postgres', options: Options): Promise<boolean> {
  const { kills = USUAL_KILLS[store], seed, tables, minutes } = options;
  console.log(`${store}: ${String(kills)} kills, ${String(tables)} tables, seed ${String(seed)}`);
  const outcome = await storm({
    store,
    kills,
    seed,
    tables,
    minutes,
    say: (text) => console.log(`  ${text}`),
  });
  const results = summary(seed, outcome);
  console.log(JSON.stringify(results, undefined, 2));
  for (const fault of outcome.faults) console.error(`FAULT: ${fault}`);
  keep(options.results, store, results);
  return outcome.faults.length === 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(`chaos: ${options}\n${USAGE}`);
    return 2;
  }
  for (const store of options.stores) if (!(await run(store, options))) return 1;
  return 0;
}

// The embedded PostgreSQL would end a process that ends by itself with code 0, whatever its exit code was to be.
process.exit(await main());
