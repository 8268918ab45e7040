// From a choice to a table where one sits, in the real hall that plays without a server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, beginDay, gather, gatherDay, settleIn } from '../../src/tables/begin.ts';
import { knownKeys } from '../../src/tables/keys.ts';
import { freshDatabase } from '../local/support/fakeWorker.ts';
import { Tab } from '../local/support/tab.ts';
import { keepIn } from '../support/storage.ts';

const ME = { kind: 'me' } as const;

beforeEach(() => keepIn(new Map()));
afterEach(() => vi.unstubAllGlobals());

test.each(['base', 'iberia'])('begins at once with every seat mine or a bot’s: %s', async (game) => {
  const tab = new Tab(freshDatabase());
  const table = await begin(tab.channel, { game, players: 3 }, [ME, { kind: 'bot', bot: 'random' }, ME]);
  await tab.open(table);
  await tab.until(table, ({ boards }) => boards.length > 0);
  const { info, boards } = tab.table(table);
  expect(info?.status).toBe('playing');
  expect(info?.you.seats).toEqual([1, 3]);
  expect(info?.seats[1]?.bot).toBe('random');
  expect(boards.map(({ seat }) => seat)).toEqual([1, 3]);
  expect(tab.worker.troubles).toEqual([]);
});

test('a table without the infection panel stays one when the same deal is played again', async () => {
  const tab = new Tab(freshDatabase());
  const first = await begin(tab.channel, { game: 'base', players: 2 }, [ME, ME], { infectionPanel: 'no' });
  const { table } = await tab.ask({ type: 'fork', table: first, move: 0 });
  for (const one of [first, table]) {
    await tab.open(one);
    await tab.until(one, ({ info }) => info !== undefined);
    expect(tab.table(one).info?.aids).toEqual({ infectionPanel: 'no', hints: 'yes' });
  }
});

test('the deal of a day begins at once, or gathers others', async () => {
  const tab = new Tab(freshDatabase());
  const { config } = await tab.ask({ type: 'daily', day: '2026-03-05' });
  const sitters = Array.from({ length: config.players }, () => ME);
  const table = await beginDay(tab.channel, '2026-03-05', sitters);
  await tab.open(table);
  expect(tab.table(table).info).toMatchObject({ day: '2026-03-05', config, status: 'playing' });
  const { table: other, invite } = await gatherDay(tab.channel, '2026-03-05');
  await tab.open(other);
  expect(tab.table(other).info).toMatchObject({
    status: 'gathering',
    seedHash: tab.table(table).info?.seedHash,
  });
  expect(knownKeys(other).invite).toBe(invite);
});

test('what was saved goes on with all seats mine', async () => {
  const tab = new Tab(freshDatabase());
  const first = await begin(tab.channel, { game: 'base', players: 2 }, [ME, ME]);
  await tab.open(first);
  await tab.until(first, ({ boards }) => boards.length > 0);
  await tab.playOn(first, 3);
  const { text } = await tab.ask({ type: 'export', table: first });
  const { table } = await tab.ask({ type: 'import', text });
  await settleIn(tab.channel, table);
  await tab.open(table);
  await tab.until(table, ({ boards }) => boards.length > 0);
  expect(tab.table(table).info?.you.seats).toEqual([1, 2]);
  expect(tab.table(table).boards[0]?.view).toMatchObject({
    waitsFor: tab.table(first).boards[0]!.view.waitsFor,
    seats: tab.table(first).boards[0]!.view.seats,
  });
});

test('what was forked goes on with all seats mine', async () => {
  const tab = new Tab(freshDatabase());
  const first = await begin(tab.channel, { game: 'iberia', players: 3 }, [ME, ME, ME]);
  await tab.open(first);
  await tab.until(first, ({ boards }) => boards.length > 0);
  await tab.playOn(first, 2);
  const { seats } = tab.table(first).boards[0]!.view;
  await tab.playOn(first, 4);
  expect(tab.table(first).boards[0]!.view.seats).not.toEqual(seats);
  const { table } = await tab.ask({ type: 'fork', table: first, move: 2 });
  await settleIn(tab.channel, table);
  await tab.open(table);
  await tab.until(table, ({ boards }) => boards.length > 0);
  expect(tab.table(table).info?.you.seats).toEqual([1, 2, 3]);
  expect(tab.table(table).boards[0]!.view.seats).toEqual(seats);
});

test('a table for others keeps the keys of its links in this browser', async () => {
  const tab = new Tab(freshDatabase());
  const { table, invite } = await gather(
    tab.channel,
    { game: 'base', players: 2 },
    { watchers: 'none', listed: 'no' },
  );
  expect(knownKeys(table).invite).toBe(invite);
  await tab.open(table);
  expect(tab.table(table).info).toMatchObject({ status: 'gathering', watchers: 'none', listed: 'no' });
});

test('where a game against others is played on, bots keep their seats', async () => {
  const tab = new Tab(freshDatabase());
  const config = { game: 'base', boxes: ['brink'], challenges: ['bio-terrorist'], players: 3 };
  const first = await begin(tab.channel, config, [ME, ME, { kind: 'bot', bot: 'random' }]);
  const { table } = await tab.ask({ type: 'fork', table: first, move: 0 });
  await settleIn(tab.channel, table, new Map([[3, 'random']]));
  await tab.open(table);
  await tab.until(table, ({ boards }) => boards.length > 0);
  const { info } = tab.table(table);
  expect(info).toMatchObject({ status: 'playing', you: { seats: [1, 2] } });
  expect(info?.seats[2]).toMatchObject({ side: 2, bot: 'random' });
});
