// What is found without knowing a table: lists, counts, guests.
import { describe, expect, it } from 'vitest';
import { STATUSES } from '../../../src/store/store.ts';
import type { Summary, TableRow, TableStore } from '../../../src/store/store.ts';
import type { Build } from '../contract.ts';
import { entry, playing } from '../samples.ts';

const names = (rows: readonly TableRow[]) => rows.map(({ table }) => table);

export function describeLists(build: Build): void {
  const open = async () => (await build()).open();
  const table = (store: TableStore, name: string, at: number, change: Partial<Summary> = {}) =>
    store.append(entry(name, 0, { at, summary: { ...playing, ...change } }));

  describe('lists', () => {
    it('shows what the last append said of a table', async () => {
      const store = await open();
      const summary: Summary = { status: 'over', listed: 'no', botDue: 'yes', about: '{"won":true}' };
      await store.append(entry('one', 0, { joins: ['ann'] }));
      await store.append(entry('one', 1, { at: 77, bodies: ['a', 'b'], summary }));
      expect(await store.tablesOf('ann', 10)).toEqual([{ table: 'one', number: 3, touched: 77, ...summary }]);
    });

    it('finds the tables of a guest, the last touched first', async () => {
      const store = await open();
      await store.append(entry('one', 0, { at: 10, joins: ['ann', 'bob'] }));
      await store.append(entry('two', 0, { at: 20, joins: ['ann'] }));
      await store.append(
        entry('three', 0, { at: 15, joins: ['ann'], summary: { ...playing, listed: 'no' } }),
      );
      expect(names(await store.tablesOf('ann', 10))).toEqual(['two', 'three', 'one']);
      expect(names(await store.tablesOf('ann', 2))).toEqual(['two', 'three']);
      expect(names(await store.tablesOf('bob', 10))).toEqual(['one']);
      expect(await store.tablesOf('eve', 10)).toEqual([]);
      await store.append(entry('one', 1, { at: 30 }));
      expect(names(await store.tablesOf('ann', 10))).toEqual(['one', 'two', 'three']);
    });

    it('lets guests join twice, leave, and come back', async () => {
      const store = await open();
      await store.append(entry('one', 0, { joins: ['ann', 'bob', 'ann'] }));
      await store.append(entry('one', 1, { joins: ['ann'], leaves: ['bob', 'eve'] }));
      expect(names(await store.tablesOf('ann', 10))).toEqual(['one']);
      expect(names(await store.tablesOf('bob', 10))).toEqual([]);
      // All of this may share one transaction.
      await Promise.all([
        store.append(entry('one', 2, { leaves: ['ann'], joins: ['bob'] })),
        store.append(entry('one', 3, { joins: ['ann'] })),
        store.append(entry('one', 4, { joins: ['eve'], leaves: ['bob'] })),
        store.append(entry('one', 5, { leaves: ['eve'] })),
      ]);
      expect(names(await store.tablesOf('ann', 10))).toEqual(['one']);
      expect(names(await store.tablesOf('bob', 10))).toEqual([]);
      expect(names(await store.tablesOf('eve', 10))).toEqual([]);
    });

    it('shows everybody the listed tables that are gathering or playing, the last touched first', async () => {
      const store = await open();
      await table(store, 'old', 1);
      await table(store, 'new', 3, { status: 'gathering' });
      await table(store, 'middle', 2);
      await table(store, 'hidden', 4, { listed: 'no' });
      await table(store, 'over', 5, { status: 'over' });
      await table(store, 'abandoned', 6, { status: 'abandoned' });
      expect(names(await store.listedTables(10))).toEqual(['new', 'middle', 'old']);
      expect(names(await store.listedTables(1))).toEqual(['new']);
    });

    it('finds tables that wait for a bot since before a time, the longest waiting first', async () => {
      const store = await open();
      await table(store, 'late', 30, { botDue: 'yes' });
      await table(store, 'early', 10, { botDue: 'yes' });
      await table(store, 'middle', 20, { botDue: 'yes', listed: 'no' });
      await table(store, 'nobody', 5);
      expect(names(await store.tablesWithBotDue(30, 10))).toEqual(['early', 'middle']);
      expect(names(await store.tablesWithBotDue(31, 2))).toEqual(['early', 'middle']);
      await store.append(entry('early', 1, { at: 11 }));
      expect(names(await store.tablesWithBotDue(31, 10))).toEqual(['middle', 'late']);
    });

    it('counts tables by status', async () => {
      const store = await open();
      expect(await store.countTables()).toEqual({ gathering: 0, playing: 0, over: 0, abandoned: 0 });
      for (const [index, status] of STATUSES.entries()) {
        for (let number = 0; number <= index; number += 1)
          await table(store, `${status} ${number}`, 1, { status });
      }
      expect(await store.countTables()).toEqual({ gathering: 1, playing: 2, over: 3, abandoned: 4 });
      await store.append(entry('over 0', 1));
      expect(await store.countTables()).toEqual({ gathering: 1, playing: 3, over: 2, abandoned: 4 });
    });

    it('keeps guests and their names', async () => {
      const store = await open();
      expect(await store.guest('ann')).toBeUndefined();
      await store.putGuest({ id: 'ann', name: 'Ann' }, 1);
      await store.putGuest({ id: 'bob', name: 'Bob' }, 1);
      await store.putGuest({ id: 'ann', name: 'Änne 🦠' }, 2);
      expect(await store.guest('ann')).toEqual({ id: 'ann', name: 'Änne 🦠' });
      expect(await store.guest('bob')).toEqual({ id: 'bob', name: 'Bob' });
      await expect(store.putGuest({ id: 'eve', name: '\0' }, 1)).rejects.toThrow('NUL');
    });
  });
}
