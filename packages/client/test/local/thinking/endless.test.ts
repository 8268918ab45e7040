// Bots that never come to an end: the tables of the page answer all the while, and what has passed is called off.
import type { Thinker } from '@cordon/tables';
import { expect, test } from 'vitest';
import { deleteTable } from '../../../src/local/localRequests.ts';
import { freshDatabase } from '../support/fakeWorker.ts';
import { Tab } from '../support/tab.ts';

/** Nothing that is asked of it is ever answered; it counts what it was asked and what was called off. */
function endless() {
  const counts = { asked: 0, calledOff: 0 };
  const seats: number[] = [];
  const thinker: Thinker = {
    think(_, input) {
      if ('seat' in input) seats.push(input.seat + 1);
      const { promise, resolve } = Promise.withResolvers<{ readonly how: 'cancelled' }>();
      counts.asked++;
      const cancel = (): void => {
        counts.calledOff++;
        resolve({ how: 'cancelled' });
      };
      return { outcome: promise, cancel };
    },
    waiting: () => ({ play: 0, study: 0 }),
    close: () => Promise.resolve(),
  };
  return { thinker, counts, seats };
}

/** A table that waits for a bot which never ends. */
async function stuck() {
  const { thinker, counts, seats } = endless();
  const tab = new Tab(freshDatabase(), 'Ann', thinker);
  const table = await tab.create({ players: 2 });
  for (const seat of [1, 2]) await tab.ask({ type: 'bot', table, seat, bot: 'strong' });
  await tab.start(table);
  await expect.poll(() => counts.asked).toBe(1);
  return { tab, table, counts, seat: seats[0]! };
}

test('whatever else is asked of the table is answered', async () => {
  const { tab, table, counts } = await stuck();
  await tab.ask({ type: 'say', table, text: 'Take your time.' });
  expect((await tab.ask({ type: 'tables' })).tables).toHaveLength(1);
  expect(counts).toEqual({ asked: 1, calledOff: 0 });
});

test('who takes the seat over plays at once, and the bot is called off', async () => {
  const { tab, table, counts, seat } = await stuck();
  await tab.ask({ type: 'sit', table, seat });
  expect(counts.calledOff).toBe(1);
  await tab.ask({ type: 'sit', table, seat: 3 - seat });
  expect(counts.calledOff).toBe(counts.asked);
  await tab.until(table, ({ boards }) => boards.length === 2);
  expect(await tab.playOn(table, 1)).toBe(1);
});

test('a table that is deleted is gone for good, and nobody thinks about it any more', async () => {
  const { tab, table, counts } = await stuck();
  await deleteTable(tab.channel, table);
  expect(counts).toEqual({ asked: 1, calledOff: 1 });
  expect((await tab.ask({ type: 'tables' })).tables).toEqual([]);
  expect(tab.worker.troubles).toEqual([]);
});

test('closing the page calls off whoever thinks', async () => {
  const { tab, counts } = await stuck();
  await tab.worker.crash();
  expect(counts).toEqual({ asked: 1, calledOff: 1 });
});
