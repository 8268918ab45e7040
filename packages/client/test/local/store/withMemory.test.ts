// Nothing is lost while the page is open, at whichever write the browser runs out of room.
import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { describeTableStore } from '../../../../tables/test/store/contract.ts';
import { entry, numbersOf, upTo } from '../../../../tables/test/store/samples.ts';
import { openIndexedDbStore, type LocalStore } from '../../../src/local/store/indexedDbStore.ts';
import { nowhere } from '../../../src/local/store/nowhere.ts';
import { withMemory } from '../../../src/local/store/withMemory.ts';
import { freshDatabase } from '../support/fakeWorker.ts';
import { fullAt } from '../support/full.ts';

async function openKept(): Promise<LocalStore> {
  const store = await openIndexedDbStore(freshDatabase());
  onTestFinished(() => store.close());
  return store;
}

describeTableStore(
  'IndexedDB with memory before it',
  () => {
    const name = freshDatabase();
    return Promise.resolve({ open: async () => withMemory(await openIndexedDbStore(name), () => {}) });
  },
  { many: 100 },
);

test.each(upTo(6))(
  'at write %i and from then on, everything is there, and is kept once there is room',
  async (first) => {
    const kept = await openKept();
    let writes = 0;
    let isFull = true;
    const heard: (readonly string[])[] = [];
    const store = withMemory(
      fullAt(kept, () => (++writes, isFull && writes >= first)),
      (tables) => heard.push(tables),
    );
    for (const number of upTo(5))
      expect(await store.append(entry('one', number - 1, number === 1 ? { joins: ['ann'] } : {}))).toBe(
        'appended',
      );
    expect(await numbersOf(store, 'one')).toEqual(upTo(5));
    expect((await store.read('one', 3)).map(({ number }) => number)).toEqual([4, 5]);
    expect((await store.read('one', 1, 2)).map(({ number }) => number)).toEqual([2, 3]);
    expect(await store.append(entry('one', 2))).toBe('taken');
    expect(await store.tablesOf('ann', 10)).toMatchObject([{ table: 'one', number: 5 }]);
    expect(heard).toEqual(first > 5 ? [] : [['one']]);
    isFull = false;
    expect(await store.append(entry('one', 5))).toBe('appended');
    expect(heard.at(-1) ?? []).toEqual([]);
    expect(await numbersOf(kept, 'one')).toEqual(upTo(6));
  },
);

test('room that comes and goes leaves no gap and nothing twice', async () => {
  for (const period of [2, 3, 5]) {
    const kept = await openKept();
    let writes = 0;
    const store = withMemory(
      fullAt(kept, () => ++writes % period !== 0),
      () => {},
    );
    for (const number of upTo(20))
      for (const table of ['one', 'two'])
        expect(await store.append(entry(table, number - 1))).toBe('appended');
    for (const table of ['one', 'two']) expect(await numbersOf(store, table)).toEqual(upTo(20));
  }
});

test('a table that is removed makes room for the others', async () => {
  const kept = await openKept();
  let isFull = false;
  const heard: (readonly string[])[] = [];
  const store = withMemory(
    fullAt(kept, () => isFull),
    (tables) => heard.push(tables),
  );
  await store.append(entry('old', 0));
  isFull = true;
  await store.append(entry('new', 0));
  isFull = false;
  await store.drop('old');
  expect(heard).toEqual([['new'], []]);
  expect(await numbersOf(kept, 'new')).toEqual([1]);
});

test('a browser without a database still has a guest, settings and tables, as long as the page is open', async () => {
  const store = withMemory(nowhere(new Error('private')), () => {});
  expect(await store.setting('guest', () => 'ann')).toBe('ann');
  expect(await store.setting('guest', () => 'bob')).toBe('ann');
  await store.putGuest({ id: 'ann', name: 'Ann' }, 1);
  expect(await store.guest('ann')).toEqual({ id: 'ann', name: 'Ann' });
  await store.append(entry('one', 0, { joins: ['ann'] }));
  expect(await store.tablesOf('ann', 10)).toHaveLength(1);
  expect(await store.tablesOf('bob', 10)).toEqual([]);
  await store.drop('one');
  expect(await store.tablesOf('ann', 10)).toEqual([]);
});
