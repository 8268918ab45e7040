// The deal of the day without a server: the date alone decides, results stay here, bots play it too.
import type { DealResult } from '@cordon/protocol';
import type { Thinker } from '@cordon/tables';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashOfSeed } from '../../src/believe/hashOfSeed.ts';
import { freshDatabase } from './support/fakeWorker.ts';
import { anyOf, Tab } from './support/tab.ts';

const DAY = '2026-03-05';

async function abandon(tab: Tab, table: string): Promise<void> {
  for (const { seat } of tab.table(table).info?.seats ?? []) {
    if (tab.table(table).info?.status !== 'playing') return;
    await tab.ask({ type: 'vote', table, seat, abandon: 'yes' });
    await tab.until(table, ({ info }) => info?.abandon.includes(seat) === true || info?.status !== 'playing');
  }
}

async function beginDaily(tab: Tab): Promise<string> {
  const { table } = await tab.ask({ type: 'daily-table', day: DAY });
  await tab.open(table);
  await tab.start(table);
  return table;
}

test('everywhere the same cards, and the seed is told at the end', async () => {
  const [one, other] = [new Tab(freshDatabase()), new Tab(freshDatabase(), 'Bob')];
  const [first, second] = [await beginDaily(one), await beginDaily(other)];
  expect(other.table(second).boards[0]!.view).toEqual(one.table(first).boards[0]!.view);
  await abandon(one, first);
  const { seed, seedHash } = one.table(first).info!;
  expect(hashOfSeed(seed!)).toBe(seedHash);
});

test('results are kept, and a deal that is played again is compared with the first time', async () => {
  const tab = new Tab(freshDatabase());
  const first = await beginDaily(tab);
  await tab.playOn(first, Infinity, anyOf(2));
  const { table: again } = await tab.ask({ type: 'fork', table: first, move: 0 });
  await tab.open(again);
  await tab.start(again);
  await abandon(tab, again);
  const { own, results } = await tab.ask({ type: 'daily', day: DAY });
  expect(own).toEqual({ table: first, status: 'over' });
  expect(results).toMatchObject([
    { names: ['Ann'], aside: 'late', table: first },
    { names: ['Ann'], aside: 'repeat', ending: 'abandoned', table: again },
  ]);
  expect((await tab.ask({ type: 'deal', table: again })).results).toEqual(results);
  expect(tab.worker.troubles).toEqual([]);
});

/** One in which nobody ever comes to a decision. */
const hanging: Thinker = {
  think() {
    const { promise, resolve } = Promise.withResolvers<{ readonly how: 'cancelled' }>();
    return { outcome: promise, cancel: () => resolve({ how: 'cancelled' }) };
  },
  waiting: () => ({ play: 0, study: 0 }),
  close: () => Promise.resolve(),
};

test('bots that were left in the middle of a deal go on when somebody asks again', async () => {
  const database = freshDatabase();
  const before = new Tab(database, 'Ann', hanging);
  const table = await beginDaily(before);
  await abandon(before, table);
  expect((await before.ask({ type: 'daily', day: DAY })).botsPlay).toEqual(['fast']);
  before.channel.close();
  const after = new Tab(database);
  expect((await after.ask({ type: 'daily', day: DAY })).bots).toEqual([]);
  const minute = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(minute);
  onTestFinished(() => void vi.restoreAllMocks());
  let bots: readonly DealResult[] = [];
  while (bots.length === 0) {
    ({ bots } = await after.ask({ type: 'daily', day: DAY }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(bots).toMatchObject([{ names: [], mine: 'no' }]);
  expect(new Set(bots[0]!.bots)).toEqual(new Set(['fast']));
});
