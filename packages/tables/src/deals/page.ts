// What a store that holds few tables answers about a deal: it looks at all of them. Larger stores keep them in order.
import { readAbout, readPlayed } from '../store/about.ts';
import type { DealPage, DealQuery, DealRow, TableRow } from '../store/store.ts';
import { isBotsOwn } from './play.ts';
import { asidesOf, inOrder, isFinished, type DealGame, type Finished } from './standings.ts';

interface Game extends DealGame {
  readonly row: TableRow;
}

/** The game that a row tells of; nothing where it was written before that was kept. */
export function gameIn(row: TableRow): Game[] {
  const [about, played] = [readAbout(row.about), readPlayed(row.about)];
  return about === undefined || played === undefined ? [] : [{ row, table: row.table, about, played }];
}

/** `rows`: all tables of the deal. */
export function pageOfDeal(rows: readonly TableRow[], { guest, from, limit }: DealQuery): DealPage {
  const games = rows.flatMap(gameIn);
  const ofPeople = games.filter(({ played }) => !isBotsOwn(played.people));
  const day = ofPeople.find(({ about }) => about.day !== undefined)?.about.day;
  const asides = asidesOf(ofPeople, day);
  const all = inOrder(ofPeople.filter(isFinished), (game) => asides.get(game)).map(
    ({ game, place, aside }): DealRow & { readonly game: Game & Finished } => ({
      game,
      row: game.row,
      ...(place === undefined ? {} : { place }),
      ...(aside === undefined ? {} : { aside }),
    }),
  );
  const plain = ({ row, place, aside }: DealRow): DealRow => ({
    row,
    ...(place === undefined ? {} : { place }),
    ...(aside === undefined ? {} : { aside }),
  });
  const own = ofPeople.filter(({ played }) => played.people.includes(guest)).toSorted(byBeginning);
  return {
    ...(day === undefined ? {} : { day }),
    total: all.length,
    results: all.slice(from, from + limit).map(plain),
    own: own.slice(0, limit).map((game) => {
      const aside = asides.get(game);
      return { row: game.row, ...(aside === undefined ? {} : { aside }) };
    }),
    listed: all
      .filter(({ row }) => row.listed === 'yes')
      .slice(0, limit)
      .map(({ row, aside }) => plain({ row, ...(aside === undefined ? {} : { aside }) })),
    bots: games.filter(({ played }) => isBotsOwn(played.people)).map(({ row }) => row),
  };
}

/** Those that have not begun come last. */
function byBeginning(one: Game, other: Game): number {
  const order = ({ played: { began } }: Game): number => (began === 0 ? Infinity : began);
  return order(one) === order(other) ? (one.table < other.table ? -1 : 1) : order(one) - order(other);
}
