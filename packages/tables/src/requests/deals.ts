// The deal of the day, and what became of a deal at other tables.
import type { Answers, DealResults, NewTable, RequestOf } from '@cordon/protocol';
import { configOfDay, dayAt, endOf, isDay, seedOfDay } from '../deals/day.ts';
import { dealKey } from '../deals/dealKey.ts';
import { gameIn } from '../deals/page.ts';
import { inOrder, isFinished, resultOf, standings } from '../deals/standings.ts';
import { readAbout } from '../store/about.ts';
import type { DealPage, DealQuery, DealRow, TableRow } from '../store/store.ts';
import { gameFor } from '../tables/games.ts';
import { Refusal } from '../tables/refusal.ts';
import { summaryOf } from '../tables/summary.ts';
import { hasSides } from '../tables/sides.ts';
import { isOver, type Table } from '../tables/table.ts';
import { letBotsPlay, type SealedDeal } from './botsOfDeal.ts';
import { candidateIfKnown, candidateOf } from './candidates.ts';
import type { Context } from './context.ts';
import { make, needGuest } from './make.ts';
import { rightsAt, type Visit } from './visit.ts';

/** How many results are told at once. */
const PAGE = 50;
/** How many of one's own games, and how many listed ones, are compared on a deal of no day. */
const MOST_KNOWN = 200;

interface DealOfDay extends SealedDeal {
  readonly day: string;
  readonly today: string;
}

/** A hall with a secret keeps the seed to itself until the day is over. */
async function dealOfDay(context: Context, wanted: string | undefined): Promise<DealOfDay> {
  const today = dayAt(context.now());
  const day = wanted ?? today;
  if (!isDay(day) || day > today)
    throw new Refusal('no-such-day', 'There is no deal of that day, or not yet.');
  return dealAt(context, day, await candidateOf(context, day));
}

async function dealAt({ now, daySecret }: Context, day: string, candidate: number): Promise<DealOfDay> {
  const secret = await daySecret();
  const { config } = gameFor(configOfDay(day));
  const seed = seedOfDay(day, secret, candidate);
  const sealed = secret === '' ? 0 : endOf(day);
  return { day, today: dayAt(now()), config, seed, key: dealKey(config, seed), sealed };
}

/** Until when a seed is secret: that of today's deal until the day is over, any other not at all. */
export async function sealOf(context: Context, seed: string): Promise<number> {
  if ((await context.daySecret()) === '') return 0;
  const day = dayAt(context.now());
  // Nobody has the cards of a deal that is not chosen yet.
  const candidate = await candidateIfKnown(context, day);
  if (candidate === undefined) return 0;
  const today = await dealAt(context, day, candidate);
  return today.seed === seed ? today.sealed : 0;
}

/** Games as they are told: those of people in their order, and those of bots apart. */
function tell(games: readonly DealRow[], total: number, { bots }: DealPage, { guest }: Visit): DealResults {
  const ofBots = bots.flatMap(gameIn);
  return {
    results: games.flatMap(({ row, place, aside }) =>
      gameIn(row)
        .filter(isFinished)
        .map((game) =>
          resultOf(
            { game, ...(place === undefined ? {} : { place }), ...(aside === undefined ? {} : { aside }) },
            guest?.id,
          ),
        ),
    ),
    total,
    bots: standings(ofBots, undefined).map(({ game }) => resultOf({ game }, undefined)),
    botsPlay: ofBots.flatMap(({ row: { status }, about }) =>
      status === 'playing' ? [about.seats[0]?.bot ?? ''] : [],
    ),
  };
}

const statusesOf = ({ bots }: DealPage): ReadonlyMap<string, TableRow['status']> =>
  new Map(bots.map(({ table, status }) => [table, status]));

const queryOf = ({ guest }: Visit, from: number, limit = PAGE): DealQuery => ({
  guest: guest?.id ?? '',
  from,
  limit,
});

/** Once somebody has finished the deal of the day the bots play it too. */
export async function daily(
  context: Context,
  visit: Visit,
  { day: wanted, from = 0 }: RequestOf<'daily'>,
): Promise<Answers['daily']> {
  const deal = await dealOfDay(context, wanted);
  const { day, today, config, key } = deal;
  const query = queryOf(visit, from);
  let page = await context.store.dealGames(key, query);
  if (page.total > 0 && (await letBotsPlay(context, deal, statusesOf(page))) === 'begun')
    page = await context.store.dealGames(key, query);
  // The game that was begun first, else one that has not begun.
  const own = page.own.find(({ row }) => readAbout(row.about)?.day === day)?.row;
  return {
    day,
    today,
    config,
    ...(own === undefined ? {} : { own: { table: own.table, status: own.status } }),
    ...tell(page.results, page.total, page, visit),
  };
}

/** Nobody watches: who looked on would know the cards. */
export async function dailyTable(
  context: Context,
  visit: Visit,
  { day: wanted, listed, aids }: RequestOf<'daily-table'>,
): Promise<NewTable> {
  needGuest(visit);
  const { day, config, seed, sealed } = await dealOfDay(context, wanted);
  return make(
    context,
    visit,
    { watchers: 'none', listed, aids },
    { config, deal: { seed }, moves: [], day, ...(sealed === 0 ? {} : { sealed }) },
  );
}

/**
 * The games of the deal of a table that the visitor may know of: those of a deal of the day, one's own, listed ones, those of bots,
 * and the one that was asked about.
 */
export async function dealResults(
  context: Context,
  visit: Visit,
  { table: id, from = 0, bots }: RequestOf<'deal'>,
): Promise<Answers['deal']> {
  const table = await context.registry.read(id, visit.pay);
  rightsAt(visit, table);
  if (hasSides(table.game))
    throw new Refusal('not-allowed', 'Games in which sides play against each other are not compared.');
  if (bots === 'play') needBots(context, visit, table);
  const query = queryOf(visit, from);
  let page = await pageOf(context, table, query);
  // Where one of them was asked to play, the next follows.
  if ((bots === 'play' || page.bots.length > 0) && (await sendBots(context, table, page)) === 'begun')
    page = await pageOf(context, table, query);
  if (page.day !== undefined) return tell(page.results, page.total, page, visit);
  const known = knownAmong(await pageOf(context, table, queryOf(visit, 0, MOST_KNOWN)), table);
  return tell(known.slice(from, from + PAGE), known.length, page, visit);
}

async function pageOf({ store }: Context, { dealKey: key }: Table, query: DealQuery): Promise<DealPage> {
  return key === undefined ? NO_GAMES : store.dealGames(key, query);
}

const NO_GAMES: DealPage = { total: 0, results: [], own: [], listed: [], bots: [] };

/** One's own, listed ones and the one that was asked about, in their order. */
function knownAmong({ own, listed }: DealPage, asked: Table): DealRow[] {
  const askedFor = { ...summaryOf(asked), table: asked.id, number: asked.number, touched: 0 };
  const rows = new Map<string, DealRow>([
    [asked.id, { row: askedFor }],
    ...[...listed, ...own].map((one): [string, DealRow] => [one.row.table, one]),
  ]);
  const games = [...rows.values()].flatMap(({ row }) => gameIn(row)).filter(isFinished);
  return inOrder(games, ({ table }) => rows.get(table)?.aside).map(
    ({ game: { row }, place, aside }): DealRow => ({
      row,
      ...(place === undefined ? {} : { place }),
      ...(aside === undefined ? {} : { aside }),
    }),
  );
}

function needBots({ newTables }: Context, visit: Visit, table: Table): void {
  const { id } = needGuest(visit);
  if (!isOver(table) || table.dealKey === undefined)
    throw new Refusal('not-allowed', 'The bots play a deal from its first card on, when your game is over.');
  if (!newTables.take(id))
    throw new Refusal('too-fast', 'You have made many tables; please wait a while before the next.');
}

async function sendBots(context: Context, table: Table, page: DealPage): Promise<'begun' | 'as before'> {
  const { deal, dealKey: key, game, sealed } = table;
  if (key === undefined || !('seed' in deal)) return 'as before';
  return letBotsPlay(context, { key, config: game.config, seed: deal.seed, sealed }, statusesOf(page));
}
