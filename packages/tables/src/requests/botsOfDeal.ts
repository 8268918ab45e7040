// Bots play a deal alone, each of them once, at tables of their own that nobody can enter.
import { RULES_VERSION, type Config } from '@cordon/engine';
import { sha256 } from '@cordon/engine/inner';
import { BOTS_HOST } from '../deals/botsHost.ts';
import { isBotsOwn } from '../deals/play.ts';
import type { EntryOf } from '../entries/entries.ts';
import { readPlayed } from '../store/about.ts';
import type { Status, TableRow } from '../store/store.ts';
import { hashToken, makeToken } from '../identity/tokens.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { Context } from './context.ts';

/** Whose results are worth comparing with, the quickest first. */
const BOTS_OF_DEALS = ['fast', 'strong'];

export interface SealedDeal {
  readonly key: string;
  readonly config: Config;
  readonly seed: string;
  readonly sealed: number;
}

/** Whether a game was one of these, by what a list says about the table. */
export const isTableOfBots = ({ about }: Pick<TableRow, 'about'>): boolean =>
  isBotsOwn(readPlayed(about)?.people ?? []);

/** The same name for the same bot and deal, so that it is there once however often and wherever it is asked for. */
const tableOf = (key: string, bot: string): string => sha256(`${bot} plays ${key}`).slice(0, 20);

/** One after the other: begins the next game if none is on. `statuses` are those of the tables that there are. */
export async function letBotsPlay(
  { registry, bots }: Context,
  deal: SealedDeal,
  statuses: ReadonlyMap<string, Status>,
): Promise<'begun' | 'as before'> {
  const next = BOTS_OF_DEALS.filter((name) => bots.includes(name)).find(
    (bot) => statuses.get(tableOf(deal.key, bot)) !== 'over',
  );
  if (next === undefined) return 'as before';
  const table = tableOf(deal.key, next);
  if (statuses.get(table) === 'playing') return 'as before';
  await registry.createOnce(table, created(deal));
  await registry.get(table).act((now) => allSeatsFor(next, now));
  return 'begun';
}

const created = ({ config, seed, sealed }: SealedDeal): EntryOf<'created'> => ({
  entry: 'created',
  rules: RULES_VERSION,
  host: BOTS_HOST,
  config,
  deal: { seed },
  moves: [],
  ...(sealed === 0 ? {} : { sealed }),
  watchers: 'none',
  listed: 'no',
  invite: hashToken(makeToken()),
});

function allSeatsFor(bot: string, { status, seats }: Table): Draft<Readonly<Record<never, never>>> {
  const answer = (): Readonly<Record<never, never>> => ({});
  if (status !== 'gathering') return { entries: [], answer };
  const sit = seats.map((_, index) => ({ entry: 'bot', seat: index + 1, bot }) as const);
  return { entries: [...sit, { entry: 'started' }], answer };
}
