// A store that loses nothing while the page is open: what the browser does not keep is held in memory, and written as soon as
// the browser takes it.
import {
  checkAppend,
  checkGuest,
  pageOfDeal,
  type Append,
  type Appended,
  type Guest,
  type TableRow,
} from '@cordon/tables';
import { Held } from './held.ts';
import type { LocalStore } from './indexedDbStore.ts';
import { NotKeptError } from './notKept.ts';

const byTouched = (one: TableRow, other: TableRow): number => other.touched - one.touched;
const byName = (one: TableRow, other: TableRow): number => (one.table < other.table ? -1 : 1);

/** Tells after each change which tables are in memory alone. */
export function withMemory(kept: LocalStore, unkept: (tables: readonly string[]) => void): LocalStore {
  const held = new Map<string, Held>();
  const guests = new Map<string, Guest>();
  const settings = new Map<string, string>();
  let told = '';
  let last: Promise<unknown> = Promise.resolve();

  /** One write after the other, so that what is held is written before what follows it. */
  function inOrder<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  }

  function tell(): void {
    const tables = [...held.keys()];
    if (told === tables.join()) return;
    told = tables.join();
    unkept(tables);
  }

  /** Writes what is held of a table, as far as the browser takes it now. */
  async function release(own: Held): Promise<void> {
    try {
      while (own.first !== undefined) {
        // Another tab wrote something else there: this one goes on by itself.
        if ((await kept.append(own.first)) === 'taken') return;
        own.shift();
      }
      held.delete(own.table);
      tell();
    } catch (error) {
      if (!(error instanceof NotKeptError)) throw error;
    }
  }

  async function append(wanted: Append): Promise<Appended> {
    checkAppend(wanted);
    const before = held.get(wanted.table);
    if (before !== undefined && before.number !== wanted.after) return 'taken';
    if (before !== undefined) await release(before);
    try {
      if (!held.has(wanted.table)) return await kept.append(wanted);
    } catch (error) {
      if (!(error instanceof NotKeptError)) throw error;
      if ((await kept.read(wanted.table, wanted.after)).length > 0) return 'taken';
    }
    const own = held.get(wanted.table) ?? new Held(wanted.table);
    own.add(wanted);
    held.set(wanted.table, own);
    tell();
    return 'appended';
  }

  async function drop(table: string): Promise<void> {
    held.delete(table);
    await kept.drop(table);
    // There is room again, perhaps.
    for (const own of held.values()) await release(own);
    tell();
  }

  /** The rows of the browser, with those that are held in the place of what it knows of them. */
  function merged(
    rows: readonly TableRow[],
    isWanted: (row: TableRow, own: Held) => boolean,
    order: (one: TableRow, other: TableRow) => number,
    limit: number,
  ): TableRow[] {
    if (held.size === 0) return [...rows];
    const others = rows.filter(({ table }) => !held.has(table));
    const own = [...held.values()].flatMap((one) => one.row().filter((row) => isWanted(row, one)));
    return [...others, ...own].toSorted(order).slice(0, limit);
  }

  const ofDeal = async (deal: string): Promise<TableRow[]> =>
    merged(await kept.tablesOfDeal(deal), (row) => row.deal === deal, byName, Infinity);

  return {
    ...kept,
    append: (wanted) => inOrder(() => append(wanted)),
    async read(table, after, most = Infinity) {
      const own = held.get(table);
      // A database takes no count of Infinity.
      const rows = await kept.read(table, after, ...(most === Infinity ? [] : [most]));
      return [...rows, ...(own?.entries(after) ?? [])].slice(0, most);
    },
    async tablesOf(guest, limit) {
      const rows = await kept.tablesOf(guest, limit);
      const isOf = (own: Held): boolean =>
        own.isOf(
          guest,
          rows.some(({ table }) => table === own.table),
        );
      return merged(rows, (_, own) => isOf(own), byTouched, limit);
    },
    listedTables: async (limit) =>
      merged(
        await kept.listedTables(limit),
        ({ listed, status }) => listed === 'yes' && (status === 'gathering' || status === 'playing'),
        byTouched,
        limit,
      ),
    tablesOfDeal: ofDeal,
    dealGames: async (deal, query) => pageOfDeal(await ofDeal(deal), query),
    tablesWithBotDue: async (before, limit) =>
      merged(
        await kept.tablesWithBotDue(before, limit),
        ({ botDue, touched }) => botDue === 'yes' && touched < before,
        (one, other) => byTouched(other, one),
        limit,
      ),
    async putGuest(guest, at) {
      checkGuest(guest, at);
      try {
        await kept.putGuest(guest, at);
        guests.delete(guest.id);
      } catch (error) {
        if (!(error instanceof NotKeptError)) throw error;
        guests.set(guest.id, guest);
      }
    },
    guest: async (id) => guests.get(id) ?? (await kept.guest(id)),
    async setting(name, make) {
      const known = settings.get(name);
      if (known !== undefined) return known;
      try {
        return await kept.setting(name, make);
      } catch (error) {
        if (!(error instanceof NotKeptError)) throw error;
        const value = make();
        settings.set(name, value);
        return value;
      }
    },
    drop: (table) => inOrder(() => drop(table)),
    async close() {
      await last;
      await kept.close();
    },
  };
}
