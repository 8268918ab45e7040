// What can be said on the command line.
import { parseArgs } from 'node:util';

export interface Options {
  readonly tables: number;
  /** Commands a second. */
  readonly rate: number;
  /** Of each measured run. */
  readonly seconds: number;
  readonly runs: number;
  readonly store: 'sqlite' | 'postgres';
  /** Whether all see all cards, as at a usual table, or each seat only its own: then no two views are the same. */
  readonly hands: 'open' | 'private';
  /** Whether the parts beside the load are measured too: memory, cold loads, commits. */
  readonly parts: 'all' | 'load';
  readonly profile: string | undefined;
  /** Where the results go; nowhere if empty. */
  readonly output: string;
}

export const USAGE = `usage: npm run bench:server -- [options]
  --tables N      tables of four seats, each on its own connection (2000)
  --rate N        commands a second in total (1000)
  --seconds N     length of a measured run (30)
  --runs N        measured runs (3)
  --store NAME    sqlite or postgres (sqlite)
  --hands NAME    open or private (open)
  --only-load     without memory, cold loads and commits
  --profile DIR   profiles of the server's processor time, one file for each thread
  --output FILE   results as JSON (without any option: docs/results/bench-server.json)`;

/** Throws an Error with a sentence for whoever typed it. */
export function readOptions(args: readonly string[], usualOutput: string): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '2000' },
      rate: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '30' },
      runs: { type: 'string', default: '3' },
      store: { type: 'string', default: 'sqlite' },
      hands: { type: 'string', default: 'open' },
      'only-load': { type: 'boolean', default: false },
      profile: { type: 'string' },
      output: { type: 'string' },
    },
  });
  const { store, hands } = values;
  if (hands !== 'open' && hands !== 'private') throw new Error(`--hands: open or private, not “${hands}”`);
  if (store !== 'sqlite' && store !== 'postgres') throw new Error(`--store: there is no store “${store}”`);
  return {
    tables: whole('tables', values.tables),
    rate: whole('rate', values.rate),
    seconds: whole('seconds', values.seconds),
    runs: whole('runs', values.runs),
    store,
    hands,
    parts: values['only-load'] ? 'load' : 'all',
    profile: values.profile,
    output: values.output ?? (args.length === 0 ? usualOutput : ''),
  };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} wants a whole number, not “${text}”`);
  return value;
}
