// The deal of the day, and what became of a deal at other tables.
import type { Answers, DealResults, NewTable, RequestOf } from '@cordon/protocol';
import { configOfDay, dayAt, endOf, isDay, seedOfDay } from '../deals/day.ts';
import { dealKey } from '../deals/dealKey.ts';
import { resultOf, standings, type DealGame } from '../deals/standings.ts';
import { readAbout, readPlayed } from '../store/about.ts';
import type { TableRow } from '../store/store.ts';
import { gameFor } from '../tables/games.ts';
import { Refusal } from '../tables/refusal.ts';
import { summaryOf } from '../tables/summary.ts';
import { isOver, type Table } from '../tables/table.ts';
import { isBotsOwn, letBotsPlay, type SealedDeal } from './botsOfDeal.ts';
import type { Context } from './context.ts';
import { make, needGuest } from './make.ts';
import { rightsAt, type Visit } from './visit.ts';

/** So many games of a deal are compared, and so many told at once. */
const MOST_GAMES = 2000;
const PAGE = 50;

interface DealOfDay extends SealedDeal {
  readonly day: string;
  readonly today: string;
}

/** A hall with a secret keeps the seed to itself until the day is over. */
async function dealOfDay({ now, daySecret }: Context, wanted: string | undefined): Promise<DealOfDay> {
  const today = dayAt(now());
  const day = wanted ?? today;
  if (!isDay(day) || day > today)
    throw new Refusal('no-such-day', 'There is no deal of that day, or not yet.');
  const secret = await daySecret();
  const { config } = gameFor(configOfDay(day));
  const seed = seedOfDay(day, secret);
  const sealed = secret === '' ? 0 : endOf(day);
  return { day, today, config, seed, key: dealKey(config, seed), sealed };
}

/** Until when a seed is secret: that of today's deal until the day is over, any other not at all. */
export async function sealOf(context: Context, seed: string): Promise<number> {
  if ((await context.daySecret()) === '') return 0;
  const today = await dealOfDay(context, undefined);
  return today.seed === seed ? today.sealed : 0;
}

interface Game extends DealGame {
  readonly status: TableRow['status'];
  readonly listed: TableRow['listed'];
}

function gameIn({ table, status, listed, about: text }: Omit<TableRow, 'number' | 'touched'>): Game[] {
  const [about, played] = [readAbout(text), readPlayed(text)];
  return about === undefined || played === undefined ? [] : [{ table, status, listed, about, played }];
}

async function gamesOf({ store }: Context, key: string): Promise<Game[]> {
  return (await store.tablesOfDeal(key, MOST_GAMES)).flatMap(gameIn);
}

const isByBots = ({ played }: DealGame): boolean => isBotsOwn(played.people);

function tell(games: readonly Game[], day: string | undefined, { guest }: Visit, from: number): DealResults {
  const ofPeople = standings(
    games.filter((game) => !isByBots(game)),
    day,
  );
  const ofBots = games.filter(isByBots);
  return {
    results: ofPeople.slice(from, from + PAGE).map((standing) => resultOf(standing, guest?.id)),
    total: ofPeople.length,
    bots: standings(ofBots, undefined).map(({ game }) => resultOf({ game }, undefined)),
    botsPlay: ofBots.flatMap(({ status, about }) =>
      status === 'playing' ? [about.seats[0]?.bot ?? ''] : [],
    ),
  };
}

const statusesOf = (games: readonly Game[]): ReadonlyMap<string, Game['status']> =>
  new Map(games.map(({ table, status }) => [table, status]));

/** Once somebody has finished the deal of the day the bots play it too. */
export async function daily(
  context: Context,
  visit: Visit,
  { day: wanted, from = 0 }: RequestOf<'daily'>,
): Promise<Answers['daily']> {
  const deal = await dealOfDay(context, wanted);
  const { day, today, config, key } = deal;
  let games = await gamesOf(context, key);
  if (games.some((game) => game.played.end !== undefined && !isByBots(game))) {
    await letBotsPlay(context, deal, statusesOf(games));
    games = await gamesOf(context, key);
  }
  const own = ownAt(games, day, visit);
  return {
    day,
    today,
    config,
    ...(own === undefined ? {} : { own: { table: own.table, status: own.status } }),
    ...tell(games, day, visit, from),
  };
}

/** Where somebody plays a day's deal: the game that was begun first, else one that has not begun. */
function ownAt(games: readonly Game[], day: string, { guest }: Visit): Game | undefined {
  const order = ({ played: { began } }: Game): number => (began === 0 ? Infinity : began);
  return games
    .filter(
      ({ about, played }) => about.day === day && guest !== undefined && played.people.includes(guest.id),
    )
    .toSorted((one, other) => order(one) - order(other))[0];
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
  const { dealKey: key } = table;
  if (bots === 'play') needBots(context, visit, table);
  let kept = key === undefined ? [] : await gamesOf(context, key);
  // Where one of them was asked to play, the next follows.
  if (bots === 'play' || kept.some(isByBots)) {
    await sendBots(context, table, kept);
    kept = key === undefined ? [] : await gamesOf(context, key);
  }
  const isKept = kept.some((game) => game.table === id);
  const games = isKept ? kept : [...kept, ...gameIn({ table: id, ...summaryOf(table) })];
  const day = games.find(({ about }) => about.day !== undefined)?.about.day;
  const guest = visit.guest?.id ?? '';
  const known = games.filter(
    (game) =>
      day !== undefined ||
      game.table === id ||
      game.listed === 'yes' ||
      isByBots(game) ||
      game.played.people.includes(guest),
  );
  return tell(known, day, visit, from);
}

function needBots({ newTables }: Context, visit: Visit, table: Table): void {
  const { id } = needGuest(visit);
  if (!isOver(table) || table.dealKey === undefined)
    throw new Refusal('not-allowed', 'The bots play a deal from its first card on, when your game is over.');
  if (!newTables.take(id))
    throw new Refusal('too-fast', 'You have made many tables; please wait a while before the next.');
}

async function sendBots(context: Context, table: Table, games: readonly Game[]): Promise<void> {
  const { deal, dealKey: key, game, sealed } = table;
  if (key === undefined || !('seed' in deal)) return;
  await letBotsPlay(context, { key, config: game.config, seed: deal.seed, sealed }, statusesOf(games));
}
