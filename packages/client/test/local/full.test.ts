// A game goes on when the browser has no room for it, and the page is told so.
import { expect, test } from 'vitest';
import { freshDatabase } from './support/fakeWorker.ts';
import { fullAt } from './support/full.ts';
import { Tab } from './support/tab.ts';

test('not a move is lost when there is no room, from the first click or in the middle of a game', async () => {
  for (const room of [0, 1, 5, 9]) {
    const tab = new Tab(freshDatabase());
    let writes = 0;
    tab.worker.between = (store) => fullAt(store, () => ++writes > room);
    const unkept: (readonly string[])[] = [];
    tab.channel.onUnkept((tables) => unkept.push(tables));
    const table = await tab.createLasting();
    await tab.start(table);
    expect(await tab.playOn(table, 8)).toBe(8);
    expect(tab.table(table)).toMatchObject({ move: 8 });
    expect(unkept.at(-1)).toEqual([table]);
    expect((await tab.ask({ type: 'export', table })).text).toMatch(/^cordon 1\n/u);
    expect((await tab.ask({ type: 'tables' })).tables).toMatchObject([{ table, status: 'playing' }]);
    expect(tab.worker.troubles).toEqual([]);
  }
});
