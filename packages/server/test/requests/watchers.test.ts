// Watching: who may look without a seat, and that looking is all a watcher can do.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

describe('watchers', () => {
  test('see the board as everybody may, and what happens', async () => {
    const { table, people, watch } = await gatherAndStart(server, {
      text: quietScene({ options: { hands: 'private' } }),
    });
    const [ann] = people as [TestClient];
    const watcher = await enter(server);
    expect(await watcher.done('open', { table, key: watch! })).toMatchObject({ seats: [] });
    await watcher.until(() => watcher.table(table).boards.length > 0);
    const { boards, info } = watcher.table(table);
    expect(info?.you).toEqual({ seats: [], host: 'no', maySit: 'no' });
    expect(boards).toMatchObject([{ seat: 0, view: { viewer: 0 }, legal: [] }]);
    // The card that decided who begins was shown; the others are nobody's business.
    const own = ann.table(table).boards[0]!.view.seats[0]!.hand;
    expect(own).toHaveLength(4);
    expect(boards[0]!.view.seats.flatMap(({ hand }) => hand).length).toBeLessThanOrEqual(1);
    expect(boards[0]!.view.seats.map(({ handSize }) => handSize)).toEqual([4, 4]);
    await play(ann, table, 1, 'drive chicago');
    await agree(table, ann, watcher);
    expect(watcher.table(table).boards[0]!.view.seats[0]!.city).toBe('chicago');
  });

  test('can do nothing', async () => {
    const { table, watch } = await gatherAndStart(server, { text: quietScene() });
    const watcher = await enter(server, 'Cleo');
    await watcher.done('open', { table, key: watch! });
    const { position } = watcher.table(table);
    const answers = [
      await watcher.refused('play', { table, seat: 1, position, commands: ['drive chicago'] }),
      await watcher.refused('undo', { table, seat: 1, position }),
      await watcher.refused('propose', { table, seat: 1, position, commands: ['drive chicago'] }),
      await watcher.refused('vote', { table, seat: 1, abandon: 'yes' }),
      await watcher.refused('hand-over', { table, seat: 1 }),
      await watcher.refused('leave', { table, seat: 1 }),
    ];
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['not-your-seat']));
    expect(await watcher.refused('say', { table, text: 'Hello' })).toMatchObject({ code: 'not-allowed' });
    expect(await watcher.refused('bot', { table, seat: 1, bot: 'random' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(await watcher.refused('start', { table })).toMatchObject({ code: 'not-allowed' });
    expect(await watcher.refused('link', { table, which: 'watch' })).toMatchObject({ code: 'not-allowed' });
    expect(await watcher.refused('export', { table })).toMatchObject({ code: 'seed-secret' });
  });

  test('a renewed link shuts out whoever came by the old one', async () => {
    const { table, people, watch } = await gather(server);
    const [ann] = people as [TestClient];
    const watcher = await enter(server);
    await watcher.done('open', { table, key: watch! });
    const { key } = await ann.done('link', { table, which: 'watch' });
    await watcher.until(() => watcher.lost.length > 0);
    expect(await watcher.refused('open', { table, key: watch! })).toMatchObject({ code: 'unknown-table' });
    expect(await watcher.done('open', { table, key })).toMatchObject({ seats: [] });
  });

  test('whoever may no longer sit down but still look is told so', async () => {
    const { table, people, watch, invite } = await gather(server);
    const [ann] = people as [TestClient];
    const cleo = await enter(server, 'Cleo');
    for (const key of [watch!, invite]) await cleo.done('open', { table, key });
    await cleo.until(() => cleo.table(table).info?.you.maySit === 'yes');
    await ann.done('link', { table, which: 'invite' });
    await agree(table, ann, cleo);
    expect(cleo.table(table).info?.you).toEqual({ seats: [], host: 'no', maySit: 'no' });
    expect(cleo.lost).toEqual([]);
  });

  test('at a table without watchers the invited see who sits there, but no board', async () => {
    const { table, invite, people } = await gatherAndStart(server, { text: quietScene(), watchers: 'none' });
    const [ann, bob] = people as [TestClient, TestClient];
    const cleo = await enter(server, 'Cleo');
    await cleo.done('open', { table, key: invite });
    const { position } = ann.table(table);
    await ann.done('propose', { table, seat: 1, position, commands: ['drive chicago'] });
    await agree(table, ann, cleo);
    expect(cleo.table(table).info?.proposals).toMatchObject([{ seat: 1, commands: [] }]);
    expect(cleo.table(table).entries.at(-1)).toMatchObject({ entry: 'proposed', seat: 1, commands: [] });
    await play(ann, table, 1, 'drive chicago');
    await agree(table, ann, cleo);
    const { boards, info, entries } = cleo.table(table);
    expect(info).toMatchObject({ status: 'playing', watchers: 'none', you: { maySit: 'yes', seats: [] } });
    expect(boards).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ entry: 'played', seat: 1, facts: [] });
    expect(entries.at(-1)).not.toHaveProperty('command');
    expect(cleo.heard.join()).not.toContain('chicago');
    expect(await cleo.refused('look', { table, move: 0 })).toMatchObject({ code: 'not-allowed' });
    expect(await cleo.refused('export', { table })).toMatchObject({ code: 'not-allowed' });
    expect(await cleo.refused('fork', { table, move: 0 })).toMatchObject({ code: 'not-allowed' });
    // Whoever takes the seat sees from then on.
    await bob.done('leave', { table, seat: 2 });
    expect(bob.table(table).boards).toEqual([]);
    await cleo.done('sit', { table, seat: 2 });
    expect(cleo.table(table).boards).toMatchObject([{ seat: 2 }]);
  });
});
