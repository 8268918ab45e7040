// A store that keeps tables in memory and notes everything it is asked, so that two servers can be compared by that too.
import {
  pageOfDeal,
  type Append,
  type Guest,
  type Hook,
  type Store,
  type StoredEntry,
  type TableRow,
} from '@cordon/tables';

interface Kept {
  row: TableRow;
  readonly entries: StoredEntry[];
  readonly members: Set<string>;
}

const newestFirst = (one: TableRow, other: TableRow): number => other.touched - one.touched;

/**
 * Notes whatever it is asked. What a seat played is left out; what begins a table is not, unless it is the fork of a finished game,
 * which hides nothing.
 */
export function makeMemoryStore(note: (...what: readonly unknown[]) => void): Store {
  const tables = new Map<string, Kept>();
  const guests = new Map<string, Guest>();
  const hooks = new Map<string, Hook>();
  const rows = (isWanted: (kept: Kept) => boolean): TableRow[] =>
    [...tables.values()]
      .filter(isWanted)
      .map(({ row }) => row)
      .sort(newestFirst);

  function write({
    table,
    after,
    at,
    bodies,
    summary,
    joins = [],
    leaves = [],
  }: Append): 'appended' | 'taken' {
    const kept = tables.get(table);
    if ((kept?.row.number ?? 0) !== after) return 'taken';
    const row = { ...summary, table, number: after + bodies.length, touched: at };
    const now = kept ?? { row, entries: [], members: new Set() };
    now.row = row;
    for (const [index, body] of bodies.entries()) now.entries.push({ number: after + 1 + index, at, body });
    for (const guest of joins) now.members.add(guest);
    for (const guest of leaves) now.members.delete(guest);
    tables.set(table, now);
    return 'appended';
  }

  return {
    append({ bodies, ...rest }) {
      const begins = rest.after === 0 && !bodies[0]!.includes('"deal":"same"');
      note('append', rest, begins ? bodies : bodies.length);
      return Promise.resolve(write({ bodies, ...rest }));
    },
    read(table, after, most = Infinity) {
      note('read', table, after);
      return Promise.resolve(tables.get(table)?.entries.slice(after, after + most) ?? []);
    },
    tablesOf(guest, limit) {
      note('tablesOf', guest);
      return Promise.resolve(rows(({ members }) => members.has(guest)).slice(0, limit));
    },
    listedTables(limit) {
      note('listedTables');
      const isRunning = ({ row: { status } }: Kept): boolean =>
        status === 'gathering' || status === 'playing';
      return Promise.resolve(rows((kept) => kept.row.listed === 'yes' && isRunning(kept)).slice(0, limit));
    },
    dealGames: (deal, query) =>
      Promise.resolve(
        pageOfDeal(
          rows(({ row }) => row.deal === deal),
          query,
        ),
      ),
    tablesWithBotDue: () => Promise.resolve(rows(({ row }) => row.botDue === 'yes')),
    countTables() {
      const counts = { gathering: 0, playing: 0, over: 0, abandoned: 0 };
      for (const { row } of tables.values()) counts[row.status]++;
      return Promise.resolve(counts);
    },
    putGuest: (guest) => Promise.resolve(void guests.set(guest.id, guest)),
    guest: (id) => Promise.resolve(guests.get(id)),
    putHook(hook) {
      note('putHook', hook);
      return Promise.resolve(void hooks.set(hook.id, hook));
    },
    hooksOf(table) {
      note('hooksOf', table);
      return Promise.resolve([...hooks.values()].filter((hook) => hook.table === table));
    },
    dropHook(id) {
      note('dropHook', id);
      return Promise.resolve(void hooks.delete(id));
    },
    // Notices are noted with the appends that bring them; nobody delivers any here.
    putDelivery: () => Promise.resolve(),
    claimDeliveries: () => Promise.resolve([]),
    endDelivery: () => Promise.resolve(),
    retryDelivery: () => Promise.resolve(),
    returnDelivery: () => Promise.resolve(),
    queues: () => Promise.resolve({ commits: 0, notices: 0 }),
    operations: () => Promise.resolve([]),
    bans: () => Promise.resolve([]),
    epoch: () => Promise.resolve('memory'),
    setting: (_, make) => Promise.resolve(make()),
    tell: (text) => note('tell', text),
    hear: () => {},
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
