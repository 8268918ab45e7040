// Two tabs with the same table: what one does the other sees, and nothing is written twice or over.
import { expect, test } from 'vitest';
import { RefusedError } from '../../src/channel/channel.ts';
import { deleteTable } from '../../src/local/localRequests.ts';
import { freshDatabase } from './support/fakeWorker.ts';
import { anyOf, Tab } from './support/tab.ts';

const codeOf = (error: unknown): string =>
  error instanceof RefusedError ? error.code : `no refusal: ${String(error)}`;

test('a move in one tab is seen in the other', async () => {
  const database = freshDatabase();
  const [one, other] = [new Tab(database), new Tab(database)];
  const table = await one.create({ players: 2 });
  await one.start(table);
  await other.open(table);
  for (let round = 0; round < 5; round++) {
    for (const [mover, watcher] of [
      [one, other],
      [other, one],
    ] as const) {
      await mover.playOn(table, 1, anyOf(round));
      await watcher.until(table, ({ number }) => number === mover.table(table).number);
      expect(watcher.table(table).boards).toEqual(mover.table(table).boards);
    }
  }
});

test('two tabs that play at once end with one log, and each move is in it once', async () => {
  const database = freshDatabase();
  const tabs = [new Tab(database), new Tab(database)];
  const [one] = tabs;
  const table = await one!.create({ players: 2 });
  await one!.start(table);
  await tabs[1]!.open(table);
  const tryOn = async (tab: Tab, seed: number): Promise<string[]> => {
    const pick = anyOf(seed);
    const outcomes: string[] = [];
    while (outcomes.length < 40 && tab.table(table).info?.status === 'playing') {
      const { seat, legal } = tab.choices(table);
      const [outcome] = await Promise.allSettled([tab.play(table, seat, pick(legal))]);
      outcomes.push(outcome.status === 'fulfilled' ? 'played' : codeOf(outcome.reason));
    }
    return outcomes;
  };
  const outcomes = (await Promise.all(tabs.map((tab, index) => tryOn(tab, index + 7)))).flat();
  expect(['played', 'stale', 'not-playing']).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  const fresh = new Tab(database);
  await fresh.open(table);
  const { entries } = fresh.table(table);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(entries.filter(({ entry }) => entry === 'played')).toHaveLength(
    outcomes.filter((outcome) => outcome === 'played').length,
  );
  for (const tab of tabs) {
    await tab.until(table, ({ number }) => number === fresh.table(table).number);
    expect(tab.table(table).boards).toEqual(fresh.table(table).boards);
    expect(tab.worker.troubles).toEqual([]);
  }
});

test('bots of one table play it once though two tabs wake them', async () => {
  const database = freshDatabase();
  const [one, other] = [new Tab(database), new Tab(database)];
  const table = await one.create({ players: 2 });
  for (const seat of [1, 2]) await one.ask({ type: 'bot', table, seat, bot: 'random' });
  await one.ask({ type: 'start', table });
  await other.open(table);
  await Promise.all([one, other].map((tab) => tab.until(table, ({ info }) => info?.status === 'over')));
  expect(other.table(table).entries).toEqual(one.table(table).entries);
  expect([...one.worker.troubles, ...other.worker.troubles]).toEqual([]);
});

test('a table that one tab deletes closes in the other', async () => {
  const database = freshDatabase();
  const [one, other] = [new Tab(database), new Tab(database)];
  const table = await one.create({ players: 2 });
  await one.start(table);
  await other.open(table);
  await deleteTable(one.channel, table);
  await other.until(table, ({ closed }) => closed?.code === 'unknown-table');
  await expect(other.ask({ type: 'open', table })).rejects.toMatchObject({ code: 'unknown-table' });
  expect((await other.ask({ type: 'tables' })).tables).toEqual([]);
});
