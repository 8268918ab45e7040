// Tables in the database of the browser. Several tabs may have it open; each hears what the others write.
import { checkGuest, pageOfDeal, type TableRow, type TableStore } from '@cordon/tables';
import { append } from './append.ts';
import { answerOf, begin, committed, openDatabase } from './database.ts';
import { keep } from './notKept.ts';
import { readEntries, readGuest, readSetting, readTables, type KeptTable } from './rows.ts';
import { openSignals } from './signals.ts';

export interface LocalStore extends TableStore {
  /** Takes a table away with its whole log. */
  drop(table: string): Promise<void>;
  /** All tables of a deal. */
  tablesOfDeal(deal: string): Promise<TableRow[]>;
}

const lastTouchedFirst = (one: KeptTable, other: KeptTable): number => other.touched - one.touched;
const longestWaitingFirst = (one: KeptTable, other: KeptTable): number => one.touched - other.touched;

const logOf = (table: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([table, after + 1], [table, Infinity]);

export async function openIndexedDbStore(name = 'cordon'): Promise<LocalStore> {
  const database = await openDatabase(name);
  const signals = openSignals(`${name} tables`);
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  /** Begins at once, so that what is asked first happens first, and is waited for when the store closes. */
  function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (closing !== undefined) return Promise.reject(new Error('The store is closed.'));
    const running = task();
    const forget = (): void => void underWay.delete(running);
    underWay.add(running);
    running.then(forget, forget);
    return running;
  }

  async function rows(isWanted: (row: KeptTable) => boolean): Promise<KeptTable[]> {
    const tables = begin(database, 'readonly', 'tables').objectStore('tables');
    return readTables(await answerOf(tables.getAll())).filter(isWanted);
  }

  async function finish(): Promise<void> {
    await Promise.allSettled(underWay);
    signals.close();
    database.close();
  }

  const withoutMembers = (list: readonly KeptTable[], limit: number) =>
    list.slice(0, limit).map(({ members: _members, ...row }) => row);

  const ofDeal = (deal: string): Promise<TableRow[]> =>
    run(async () => withoutMembers(await rows((row) => row.deal === deal), Infinity));

  return {
    append: (wanted) =>
      run(async () => {
        const appended = await append(database, wanted);
        const { table, after, bodies } = wanted;
        if (appended === 'appended')
          signals.tell({ signal: 'appended', table, number: after + bodies.length });
        return appended;
      }),
    read: (table, after, most) =>
      run(async () => {
        const entries = begin(database, 'readonly', 'entries').objectStore('entries');
        return readEntries(await answerOf(entries.getAll(logOf(table, after), most)));
      }),
    tablesOf: (guest, limit) =>
      run(async () => {
        const own = await rows(({ members }) => members.includes(guest));
        return withoutMembers(own.sort(lastTouchedFirst), limit);
      }),
    listedTables: (limit) =>
      run(async () => {
        const listed = await rows(
          (row) => row.listed === 'yes' && (row.status === 'gathering' || row.status === 'playing'),
        );
        return withoutMembers(listed.sort(lastTouchedFirst), limit);
      }),
    tablesOfDeal: ofDeal,
    dealGames: async (deal, query) => pageOfDeal(await ofDeal(deal), query),
    tablesWithBotDue: (before, limit) =>
      run(async () => {
        const due = await rows(({ botDue, touched }) => botDue === 'yes' && touched < before);
        return withoutMembers(due.sort(longestWaitingFirst), limit);
      }),
    countTables: () =>
      run(async () => {
        const counts = { gathering: 0, playing: 0, over: 0, abandoned: 0 };
        for (const { status } of await rows(() => true)) counts[status]++;
        return counts;
      }),
    putGuest: ({ id, name: called }, at) =>
      run(async () => {
        checkGuest({ id, name: called }, at);
        await keep(async () => {
          const transaction = begin(database, 'readwrite', 'guests');
          transaction.objectStore('guests').put({ id, name: called });
          await committed(transaction);
        });
      }),
    guest: (id) =>
      run(async () =>
        readGuest(await answerOf(begin(database, 'readonly', 'guests').objectStore('guests').get(id))),
      ),
    setting: (setting, make) =>
      run(() =>
        keep(async () => {
          const transaction = begin(database, 'readwrite', 'settings');
          const end = committed(transaction);
          const settings = transaction.objectStore('settings');
          const decided = readSetting(await answerOf<unknown>(settings.get(setting)));
          const value = decided ?? make();
          if (decided === undefined) settings.put(value, setting);
          await end;
          return value;
        }),
      ),
    drop: (table) =>
      run(async () => {
        const transaction = begin(database, 'readwrite', 'tables', 'entries');
        transaction.objectStore('tables').delete(table);
        transaction.objectStore('entries').delete(logOf(table, 0));
        await committed(transaction);
      }),
    tell: (text) => signals.tell({ signal: 'said', text }),
    hear: (listener) => signals.hear(listener),
    check: () =>
      run(async () => {
        const transaction = begin(database, 'readwrite', 'settings');
        transaction.objectStore('settings').put('yes', 'checked');
        await committed(transaction);
      }),
    close: () => (closing ??= finish()),
  };
}
