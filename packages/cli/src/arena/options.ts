// What an arena and its ceiling are asked in the same words: which deals, at which tables, how many at once.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { numberOf, textOf, type OptionSpecs, type Values } from '../options.ts';
import { TABLE_HELP, TABLE_OPTIONS } from '../tableOptions.ts';
import { readyFolder } from './saving.ts';

export const CONTEST_OPTIONS: OptionSpecs = {
  ...TABLE_OPTIONS,
  games: { type: 'string' },
  seeds: { type: 'string' },
  ledger: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  'save-games': { type: 'string' },
};

export const DEALS_HELP = `  --players LIST       one or several numbers, as in 2,3,4
  --epidemics LIST     one or several numbers, as in 4,5,6
  --games N            how many deals (100)
  --seeds FILE         the deals: a file with one seed in each line
  --ledger FILE        keeps every game in this file, plays only what it lacks, and refuses games of other rules or another version of a bot
  --save-games DIR     saves every game that is played as a file in this folder
  --jobs N             threads (one for each core)
  --json               the result as JSON`;

export const TABLES_HELP = `${TABLE_HELP}

Here consent is automatic, windows are possible and hands are open unless said otherwise; sides that play against each other ask\nfor consent and keep their hands as they usually do.`;

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;

export function gamesOf(values: Values): number {
  return numberOf(values, 'games', 1, MOST_GAMES, 100);
}

/** The folder of --save-games, ready for use. */
export function folderOf(values: Values): string | undefined {
  const folder = textOf(values, 'save-games');
  const ledger = textOf(values, 'ledger');
  if (folder !== undefined) readyFolder(folder, ledger !== undefined && existsSync(ledger));
  return folder;
}

export function jobsOf(values: Values): number {
  return numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
}
