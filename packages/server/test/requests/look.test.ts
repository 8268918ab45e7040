// Looking back: the board at any move, as the seat of the reader saw it.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, gather, gatherAndStart, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

describe('look', () => {
  test('shows every move as it was', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene({}, ['1: drive miami']) });
    const [ann] = people as [TestClient];
    const seen = [ann.table(table).boards[0]!.view];
    for (const command of ['drive atlanta', 'drive chicago', 'end', 'infect']) {
      await play(ann, table, 1, command);
      seen.push(ann.table(table).boards[0]!.view);
    }
    for (const [index, view] of seen.entries())
      expect(await ann.done('look', { table, move: index + 1 })).toMatchObject({
        move: index + 1,
        boards: [{ seat: 1, view }],
      });
    const first = await ann.done('look', { table, move: 0 });
    expect(first.boards[0]!.view.seats[0]!.city).toBe('atlanta');
    expect(first.boards[0]).not.toHaveProperty('legal');
    expect(await ann.refused('look', { table, move: 6 })).toMatchObject({
      code: 'no-such-move',
      message: 'This game has 5 moves; there is no move 6.',
    });
  });

  test('shows each reader what that seat may know', async () => {
    const { table, people, watch } = await gatherAndStart(server, {
      text: quietScene({ options: { hands: 'private' } }),
    });
    const [ann, bob] = people as [TestClient, TestClient];
    const watcher = await enter(server);
    await watcher.done('open', { table, key: watch! });
    const viewers = await Promise.all(
      [ann, bob, watcher].map(async (client) => (await client.done('look', { table, move: 0 })).boards[0]!),
    );
    expect(viewers.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    const [anns, bobs] = viewers.map(({ view }) => view);
    expect(anns!.seats[0]!.hand).toHaveLength(4);
    expect(anns!.seats[1]!.hand.length).toBeLessThan(4);
    expect(bobs!.seats[1]!.hand).toHaveLength(4);
  });

  test('there is nothing to look at before the game', async () => {
    const { table, people } = await gather(server);
    expect(await people[0]!.refused('look', { table, move: 0 })).toMatchObject({ code: 'not-allowed' });
  });
});
