// What may be said on the command line.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USUAL_RESULTS = fileURLToPath(new URL('../../../../docs/results/chaos.json', import.meta.url));

export const USAGE = `usage: npm run chaos -- [options]
  --store sqlite|postgres|both   where the tables are kept (both)
  --kills N                      how often to kill a server (200 on SQLite, 60 on PostgreSQL)
  --tables N                     how many tables are played at once (12)
  --seed N                       the seed of all choices (a new one)
  --minutes N                    the longest a run may take (30)
  --results FILE                 where the results go (docs/results/chaos.json)`;

export interface Options {
  readonly stores: readonly ('sqlite' | 'postgres')[];
  readonly kills: number | undefined;
  readonly tables: number;
  readonly seed: number;
  readonly minutes: number;
  /** A path from where the program is run. */
  readonly results: string;
}

/** The options, or what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        store: { type: 'string', default: 'both' },
        kills: { type: 'string' },
        tables: { type: 'string', default: '12' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
        minutes: { type: 'string', default: '30' },
        results: { type: 'string', default: USUAL_RESULTS },
      },
    });
    if (!/^(sqlite|postgres|both)$/u.test(values.store)) return '--store is sqlite, postgres or both';
    return {
      stores:
        values.store === 'both'
          ? ['sqlite', 'postgres']
          : [values.store === 'sqlite' ? 'sqlite' : 'postgres'],
      kills: values.kills === undefined ? undefined : whole('kills', values.kills),
      tables: whole('tables', values.tables),
      seed: whole('seed', values.seed),
      minutes: whole('minutes', values.minutes),
      results: resolve(values.results),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new Error(`--${name} is a whole number, not ${text}`);
  return Number(text);
}
