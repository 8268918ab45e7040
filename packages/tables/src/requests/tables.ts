// Making tables and finding them again.
import { formatCommand, formatSeed, resample, sight, snapshot, type Game } from '@cordon/engine';
import { savePieces } from '@cordon/engine/inner';
import type { Answers, NewTable, RequestOf, TableSummary } from '@cordon/protocol';
import { inPieces, paid, type Pay } from '../pieces.ts';
import { randomWords } from '../platform.ts';
import { readAbout, readSeatsOf } from '../store/about.ts';
import type { TableRow } from '../store/store.ts';
import { boardAt } from '../tables/boards.ts';
import { gameFor, gameOf } from '../tables/games.ts';
import { Refusal, refusalOf } from '../tables/refusal.ts';
import { isSettled } from '../tables/sides.ts';
import { seatsSeen } from '../tables/updates.ts';
import type { Context } from './context.ts';
import { sealOf } from './deals.ts';
import { make, needGuest, type Plan } from './make.ts';
import { rightsAt, type Visit } from './visit.ts';

const MOST_LISTED = 100;
/** How many logs a list reads at most to find out whether their games can go on. */
const MOST_READ = 20;

/** The game of a request, or the reason why there is none. */
export function gameAsked(config: RequestOf<'create'>['config']): Game {
  // Absent fields are absent, not undefined.
  return gameFor(Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)));
}

export async function create(
  context: Context,
  visit: Visit,
  request: RequestOf<'create'>,
): Promise<NewTable> {
  needGuest(visit);
  const { config } = paid(visit.pay, () => gameAsked(request.config));
  return make(context, visit, request, { config, deal: { seed: formatSeed(randomWords(4)) }, moves: [] });
}

/** A whole game has a few hundred lines of some thirty signs, and room for comments. */
const MOST_LINES = 5000;
const LONGEST_LINE = 500;

/** To read a text costs more than its length where it is no saved game at all: such a text is not read. */
function needLines(text: string): void {
  const lines = text.split('\n', MOST_LINES + 1);
  if (lines.length > MOST_LINES)
    throw new Refusal('bad-save', `A saved game has ${String(MOST_LINES)} lines at most.`);
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0)
    throw new Refusal('bad-save', `Line ${String(long + 1)}: longer than ${String(LONGEST_LINE)} signs.`);
}

/** A saved game goes on as a new table. */
export async function importGame(
  context: Context,
  visit: Visit,
  request: RequestOf<'import'>,
): Promise<NewTable> {
  const guest = needGuest(visit);
  needLines(request.text);
  const saved = await inPieces(savePieces(request.text), visit.pay);
  if (!saved.ok) throw refusalOf(saved.error);
  const { commands } = saved.value;
  const game = gameOf(saved.value.config);
  const seed = formatSeed(saved.value.seed);
  return make(context, visit, request, {
    config: game.config,
    deal: { seed },
    ...seclude(await sealOf(context, seed), context.now(), [guest.id]),
    moves: commands.map((command) => formatCommand(game, command)),
    origin: { from: 'import' },
  });
}

/** While a deal is sealed, what is taken from it is for those alone who have seen it. */
function seclude(sealed: number, now: number, guests: readonly string[]): Pick<Plan, 'sealed' | 'knowers'> {
  return now < sealed ? { sealed, knowers: [...new Set(guests)] } : {};
}

/**
 * A new table that begins at a move of another one. A game that is over goes on with its own cards. From one that is
 * running, everything that the visitor may not know is dealt anew, so that nobody plays ahead to see what comes.
 */
export async function fork(context: Context, visit: Visit, request: RequestOf<'fork'>): Promise<NewTable> {
  const guest = needGuest(visit);
  const table = await context.registry.read(request.table, visit.pay);
  const rights = rightsAt(visit, table);
  const seen = seatsSeen(table, rights);
  const viewer = request.seat ?? seen[0];
  if (viewer === undefined || !seen.includes(viewer))
    throw new Refusal('not-allowed', 'Only a game that you can see can be forked.');
  if (request.move > table.moves.length) {
    const message = `This game has ${String(table.moves.length)} moves; there is no move ${String(request.move)}.`;
    throw new Refusal('no-such-move', message);
  }
  const from = { from: 'fork', table: table.id, move: request.move } as const;
  const { config } = table.game;
  const { aids } = table;
  const seclusion = seclude(table.sealed, context.now(), [
    guest.id,
    ...(table.knowers ?? []),
    ...table.players,
  ]);
  if (isSettled(table)) {
    const lines = table.moves.first(request.move).map(({ seat, words: said }) => `${String(seat)}: ${said}`);
    return make(context, visit, request, {
      config,
      deal: table.deal,
      moves: lines,
      origin: { ...from, deal: 'same' },
      aids,
      ...seclusion,
    });
  }
  const deal = paid(visit.pay, () => {
    const known = sight(boardAt(table.game, table.deal, table.moves.backTo(request.move)), viewer);
    return { snapshot: snapshot(resample(known, randomWords(4))) };
  });
  return make(context, visit, request, {
    config,
    deal,
    moves: [],
    origin: { ...from, deal: 'anew' },
    aids,
    ...seclusion,
  });
}

type Summarise = (row: TableRow) => TableSummary[];

/** How to summarise the rows of a list; one that cannot be read is left out. */
async function summariser({ registry }: Context, rows: readonly TableRow[], pay: Pay): Promise<Summarise> {
  const halted = await registry.haltedAmong(rows, MOST_READ, pay);
  return ({ table, number, touched, status, about }) => {
    const read = readAbout(about);
    if (read === undefined) return [];
    const summary = { table, number, touched: new Date(touched).toISOString(), status, about: read };
    return [halted.has(table) ? { ...summary, about: { ...read, waitsFor: 0 }, stopped: 'yes' } : summary];
  };
}

export async function listTables(context: Context, visit: Visit): Promise<Answers['tables']> {
  if (visit.guest === undefined) return { tables: [] };
  const { id } = visit.guest;
  const rows = await context.store.tablesOf(id, MOST_LISTED);
  const summarise = await summariser(context, rows, visit.pay);
  const tables = paid(visit.pay, () =>
    rows.flatMap((row) =>
      summarise(row).map((summary) => ({ ...summary, seats: readSeatsOf(row.about, id) })),
    ),
  );
  return { tables };
}

export async function listListed(context: Context, { pay }: Visit): Promise<Answers['listed']> {
  const rows = await context.store.listedTables(MOST_LISTED);
  const summarise = await summariser(context, rows, pay);
  const tables = paid(pay, () => rows.flatMap(summarise));
  // Nobody looks there for a game that can't go on.
  return { tables: tables.filter(({ stopped }) => stopped === undefined) };
}
