// What an arena and its ceiling are asked in the same words: which deals, at which tables, how many at once.
import { availableParallelism } from 'node:os';
import { numberOf, type OptionSpecs, type Values } from '../options.ts';
import { TABLE_HELP, TABLE_OPTIONS } from '../tableOptions.ts';

export const CONTEST_OPTIONS: OptionSpecs = {
  ...TABLE_OPTIONS,
  games: { type: 'string' },
  seeds: { type: 'string' },
  ledger: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
};

export const DEALS_HELP = `  --players LIST       one or several numbers, as in 2,3,4
  --epidemics LIST     one or several numbers, as in 4,5,6
  --games N            how many deals (100)
  --seeds FILE         the deals: a file with one seed in each line
  --ledger FILE        keeps what is done in this file and goes on where it was stopped, or with more games of the same list
  --jobs N             threads (one for each core)
  --json               the result as JSON`;

export const TABLES_HELP = `${TABLE_HELP}

Here consent is automatic, windows are possible and hands are open unless said otherwise.`;

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;

export function gamesOf(values: Values): number {
  return numberOf(values, 'games', 1, MOST_GAMES, 100);
}

export function jobsOf(values: Values): number {
  return numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
}
