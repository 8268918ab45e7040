// The database of the browser keeps the contract of a place for tables, and what a page needs besides.
import 'fake-indexeddb/auto';
import type { Signal } from '@cordon/tables';
import { expect, onTestFinished, test } from 'vitest';
import { describeTableStore } from '../../../../tables/test/store/contract.ts';
import { contend } from '../../../../tables/test/store/contract/crowds.ts';
import { entry, numbersOf, upTo } from '../../../../tables/test/store/samples.ts';
import { openIndexedDbStore, type LocalStore } from '../../../src/local/store/indexedDbStore.ts';
import { freshDatabase } from '../support/fakeWorker.ts';

describeTableStore(
  'IndexedDB',
  () => {
    const name = freshDatabase();
    return Promise.resolve({ open: () => openIndexedDbStore(name) });
  },
  // What stands in for the database of a browser is slow with many at once.
  { many: 300 },
);

async function open(name: string): Promise<LocalStore> {
  const store = await openIndexedDbStore(name);
  onTestFinished(() => store.close());
  return store;
}

test('a table is taken away with its log, and others stay', async () => {
  const store = await open(freshDatabase());
  for (const table of ['one', 'one more', 'two']) await store.append(entry(table, 0, { joins: ['ann'] }));
  await store.append(entry('one', 1));
  await store.drop('one');
  expect(await store.read('one', 0)).toEqual([]);
  expect((await store.tablesOf('ann', 10)).map(({ table }) => table).sort()).toEqual(['one more', 'two']);
  expect(await numbersOf(store, 'one more')).toEqual([1]);
  // Who still knew it writes nothing.
  expect(await store.append(entry('one', 2))).toBe('taken');
  expect(await store.append(entry('one', 0))).toBe('appended');
});

test('two tabs write into one log without a gap, and each hears of the other alone', async () => {
  const name = freshDatabase();
  const [one, other] = [await open(name), await open(name)];
  const heard: Signal[] = [];
  other.hear(
    (signal) => heard.push(signal),
    () => {},
  );
  const won = await Promise.all([contend(one, 'table', 'one', 20), contend(other, 'table', 'other', 20)]);
  expect(won.flat().sort((first, second) => first - second)).toEqual(upTo(40));
  expect(await numbersOf(one, 'table')).toEqual(upTo(40));
  one.tell('something');
  await expect.poll(() => heard.at(-1)).toEqual({ signal: 'said', text: 'something' });
  const numbers = heard.flatMap((signal) => (signal.signal === 'appended' ? [signal.number] : []));
  expect(numbers).toEqual(won[0]);
});

test('a page of a later version does not wait for this one', async () => {
  const name = freshDatabase();
  const store = await open(name);
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = indexedDB.open(name, 99);
  request.addEventListener('success', () => {
    request.result.close();
    resolve();
  });
  await promise;
  await expect(store.append(entry('one', 0))).rejects.toThrow(/./u);
});
