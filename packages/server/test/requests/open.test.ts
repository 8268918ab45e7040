// Following a table: from the beginning, from a number, in pieces, and no longer.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Update } from '@cordon/protocol';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gather, gatherAndStart, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const updatesOf = (client: TestClient): Update[] =>
  client.heard
    .filter((text) => text.startsWith('{"type":"update"'))
    .map((text) => JSON.parse(text) as Update);

async function opened(client: TestClient, table: string, fields: { key?: string; after?: number }) {
  const before = updatesOf(client).length;
  await client.done('open', { table, ...fields });
  await client.until(() => updatesOf(client).length > before && updatesOf(client).at(-1)?.more === undefined);
  return updatesOf(client).slice(before);
}

describe('open', () => {
  test('the first update has everything', async () => {
    const { table, watch } = await gatherAndStart(server, { text: quietScene() });
    const watcher = await enter(server);
    const [update] = await opened(watcher, table, { key: watch! });
    expect(Object.keys(update!)).toEqual([
      'type',
      'table',
      'number',
      'position',
      'move',
      'entries',
      'info',
      'boards',
    ]);
    expect(update!.entries.map(({ entry }) => entry)).toEqual(['created', 'sat', 'sat', 'started']);
  });

  test('whoever comes back names the last number and gets the rest', async () => {
    const { table, people, watch } = await gatherAndStart(server, { text: quietScene() });
    const [ann] = people as [TestClient];
    const watcher = await enter(server);
    await opened(watcher, table, { key: watch! });
    const { number } = watcher.table(table);
    watcher.cut();
    await play(ann, table, 1, 'drive chicago', 'drive montreal');
    await ann.done('say', { table, text: 'Done.' });
    const again = await enter(server);
    const [update] = await opened(again, table, { key: watch!, after: number });
    expect(update!.entries.map((one) => [one.number, one.entry])).toEqual([
      [number + 1, 'played'],
      [number + 2, 'played'],
      [number + 3, 'said'],
    ]);
    expect(update).toMatchObject({ number: number + 3, position: number + 2, move: 2 });
    expect(update!.boards).toHaveLength(1);
    const joined = [...watcher.table(table).entries, ...again.table(table).entries];
    expect(joined.map((one) => one.number)).toEqual(joined.map((_, index) => index + 1));
    // Word for word what those heard who stayed, but for the seats.
    expect(update!.entries).toEqual(ann.table(table).entries.slice(-3));
  });

  test('whoever has everything gets no entry, but the board again', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann] = people as [TestClient];
    const { number, boards, info } = ann.table(table);
    const [update] = await opened(ann, table, { after: number });
    expect(update).toMatchObject({ number, entries: [], boards, info });
  });

  test('a number that the log does not have brings all of it', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    const [update] = await opened(ann, table, { after: 1000 });
    expect(update!.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('a long log comes in pieces, the board with the last', async () => {
    const { table, people, watch } = await gatherAndStart(server, { text: quietScene() });
    const [ann] = people as [TestClient];
    for (let round = 0; round < 15; round++)
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          ann.done('say', { table, text: `Round ${String(round)}, word ${String(index)}` }),
        ),
      );
    const { number, position } = ann.table(table);
    const watcher = await enter(server);
    const updates = await opened(watcher, table, { key: watch! });
    expect(updates.map(({ more, entries }) => [more, entries.length])).toEqual([
      ...Array.from({ length: 4 }, () => ['yes', 100]),
      [undefined, number - 400],
    ]);
    expect(updates.map((one) => one.number)).toEqual([100, 200, 300, 400, number]);
    for (const update of updates) expect(update.position).toBe(position);
    for (const update of updates.slice(0, -1)) {
      expect(update).not.toHaveProperty('info');
      expect(update).not.toHaveProperty('boards');
    }
    expect(updates.at(-1)!.boards).toHaveLength(1);
    const all = watcher.table(table).entries;
    expect(all.map((one) => one.number)).toEqual(all.map((_, index) => index + 1));
    expect(all).toHaveLength(number);
    // Whoever opens again before the end hears everything from where it was asked for.
    const [, again] = await Promise.all([
      watcher.done('open', { table, key: watch! }),
      watcher.done('open', { table, key: watch!, after: 1 }),
    ]);
    expect(again.number).toBe(number);
    await watcher.until(() => updatesOf(watcher).filter(({ more }) => more === undefined).length >= 2);
    const heard = updatesOf(watcher).flatMap(({ entries }) => entries.map((one) => one.number));
    expect(heard.slice(heard.lastIndexOf(2))).toEqual(
      Array.from({ length: number - 1 }, (_, index) => index + 2),
    );
  });

  test('a wrong key does no harm to whoever may come in anyway', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    const wrong = 'z'.repeat(26);
    expect(await ann.done('open', { table, key: wrong })).toMatchObject({ seats: [1] });
    const nobody = await enter(server);
    expect(await nobody.refused('open', { table, key: wrong })).toMatchObject({ code: 'unknown-table' });
  });

  test('a request about a table needs no open, if the guest may', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    const { position } = ann.table(table);
    await ann.done('close', { table });
    const { number } = await ann.done('play', { table, seat: 1, position, commands: ['drive chicago'] });
    await bob.until(() => bob.table(table).number === number);
    expect(ann.table(table).number).toBe(number - 1);
  });
});

describe('updates', () => {
  test('hold info and boards only when they changed', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    const parts = () =>
      Object.keys(updatesOf(bob).at(-1)!).filter((key) => key === 'info' || key === 'boards');
    await play(ann, table, 1, 'drive chicago');
    await agree(table, ann, bob);
    expect(parts()).toEqual(['boards']);
    await ann.done('say', { table, text: 'Hm.' });
    await agree(table, ann, bob);
    expect(parts()).toEqual([]);
    const { position } = ann.table(table);
    await ann.done('propose', { table, seat: 1, position, commands: ['drive atlanta'] });
    await agree(table, ann, bob);
    expect(parts()).toEqual(['info']);
    await ann.done('bot', { table, seat: 1, bot: 'random' });
    await agree(table, ann, bob);
    expect(updatesOf(bob).some(({ info, boards }) => info !== undefined && boards !== undefined)).toBe(true);
  });
});

describe('close', () => {
  test('ends the news of a table; keys have to be shown again', async () => {
    const { table, people, watch } = await gatherAndStart(server, { text: quietScene() });
    const [ann] = people as [TestClient];
    const watcher = await enter(server);
    await opened(watcher, table, { key: watch! });
    await watcher.done('close', { table });
    const { number } = watcher.table(table);
    await play(ann, table, 1, 'drive chicago');
    expect(await watcher.refused('look', { table, move: 0 })).toMatchObject({ code: 'unknown-table' });
    expect(watcher.table(table).number).toBe(number);
    expect(await watcher.done('close', { table: 'nowhere1' })).toMatchObject({ type: 'done' });
  });

  test('one connection follows fifty tables and no more', async () => {
    const ann = await enter(server, 'Ann');
    const tables: string[] = [];
    for (let count = 0; count < 51; count++) tables.push((await ann.done('create', { config: {} })).table);
    for (const table of tables.slice(0, 50)) await ann.done('open', { table });
    expect(await ann.refused('open', { table: tables[50]! })).toMatchObject({ code: 'too-many' });
    await ann.done('close', { table: tables[0]! });
    await ann.done('open', { table: tables[50]! });
  });
});

describe('many requests', () => {
  test('about one table are carried out in the order in which they came', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    const texts = Array.from({ length: 30 }, (_, index) => `Word ${String(index)}`);
    const answers = await Promise.all(texts.map((text) => ann.done('say', { table, text })));
    expect(answers.map(({ number }) => number)).toEqual(texts.map((_, index) => index + 4));
    const said = ann.table(table).entries.flatMap((one) => (one.entry === 'said' ? one.text : []));
    expect(said).toEqual(texts);
  });

  test('are worked on at once, up to a bound', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ann.ask('say', { table, text: 'All at once' })),
    );
    const refused = answers.filter(({ type }) => type === 'refused');
    expect(refused.length).toBeLessThanOrEqual(8);
    for (const one of refused) expect(one).toMatchObject({ code: 'too-many' });
    await ann.done('say', { table, text: 'One by one' });
  });
});
