// New tables from a move of another: with the same cards where the game is over, dealt anew where it runs.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, gather, gatherAndStart, play } from '../support/gathering.ts';
import { anyOf, playToTheEnd } from '../support/playing.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** Sits down on all seats of a new table and starts it. */
async function takeAll(client: TestClient, table: string): Promise<void> {
  await client.done('open', { table });
  await client.until(() => client.tables.get(table)?.info !== undefined);
  for (const { seat } of client.table(table).info!.seats) await client.done('sit', { table, seat });
  await client.done('start', { table });
  // What was played before is told in pieces.
  await client.until(() => client.table(table).info?.status !== 'gathering');
}

describe('fork of a game that is over', () => {
  test('goes on with the same cards from any of its moves', async () => {
    const { table, people } = await gatherAndStart(server, { config: { players: 2, epidemics: 6 } });
    const [ann, bob] = people as [TestClient, TestClient];
    await playToTheEnd(people, table, anyOf(7));
    const { move, info } = ann.table(table);
    const { text } = await ann.done('export', { table });
    const half = Math.floor(move / 2);
    for (const from of [0, half, move]) {
      const made = await bob.done('fork', { table, move: from });
      await takeAll(bob, made.table);
      const known = bob.table(made.table);
      expect(known.info).toMatchObject({
        status: from === move ? 'over' : 'playing',
        host: { name: 'Bob' },
        origin: { from: 'fork', table, move: from, deal: 'same' },
        seedHash: info!.seedHash,
      });
      await bob.until(() => known.move === from);
      const then = await ann.done('look', { table, move: from });
      expect(known.boards[0]!.view).toEqual(then.boards[0]!.view);
    }
    // The same commands lead to the same end: the cards are the same down to the last.
    const fork = await bob.done('fork', { table, move: half });
    await takeAll(bob, fork.table);
    for (const line of text.split('moves\n')[1]!.trimEnd().split('\n').slice(half)) {
      const [seat, words] = line.split(': ') as [string, string];
      await play(bob, fork.table, Number(seat), words);
    }
    expect(bob.table(fork.table).info).toMatchObject({ status: 'over', seed: info!.seed });
    expect((await bob.done('export', { table: fork.table })).text).toBe(text);
  });
});

describe('fork of a game that runs', () => {
  test('keeps what the visitor knows and deals everything else anew', async () => {
    const { table, people } = await gatherAndStart(server, {
      text: quietScene({ options: { hands: 'private' } }),
    });
    const [ann, bob] = people as [TestClient, TestClient];
    for (const command of ['drive chicago', 'end', 'infect']) await play(ann, table, 1, command);
    const seen = ann.table(table).boards[0]!.view;
    const futures = new Set<string>();
    const hands = new Set<string>();
    for (let count = 0; count < 6; count++) {
      const made = await ann.done('fork', { table, move: 3 });
      await takeAll(ann, made.table);
      const known = ann.table(made.table);
      expect(known.info).toMatchObject({
        status: 'playing',
        origin: { from: 'fork', table, move: 3, deal: 'anew' },
      });
      expect(known.info).not.toHaveProperty('seedHash');
      expect(known.move).toBe(0);
      expect(known.boards.find(({ seat }) => seat === 1)!.view).toEqual(seen);
      hands.add(known.boards.find(({ seat }) => seat === 2)!.view.seats[1]!.hand.join());
      await play(ann, made.table, 1, 'infect');
      futures.add(
        known.entries.flatMap((one) => (one.entry === 'played' ? JSON.stringify(one.facts) : [])).join(),
      );
      expect(await ann.refused('export', { table: made.table })).toMatchObject({ code: 'bad-save' });
    }
    // Nobody learns the true future: six forks do not all draw the same card.
    expect(futures.size).toBeGreaterThan(1);
    // Nor does anybody learn what Bob holds.
    expect(hands.has(bob.table(table).boards[0]!.view.seats[1]!.hand.join())).toBe(false);
  });

  test('has the aids of that table, unless it asks for others', async () => {
    const { table, people } = await gatherAndStart(server, { aids: { infectionPanel: 'no', hints: 'no' } });
    const [ann] = people as [TestClient];
    const same = await ann.done('fork', { table, move: 0 });
    await takeAll(ann, same.table);
    expect(ann.table(same.table).info!.aids).toEqual({ infectionPanel: 'no', hints: 'no' });
    const other = await ann.done('fork', { table, move: 0, aids: { hints: 'yes' } });
    await takeAll(ann, other.table);
    expect(ann.table(other.table).info!.aids).toEqual({ infectionPanel: 'no', hints: 'yes' });
  });

  test('is dealt by what the named seat knows, and only by one’s own', async () => {
    const { table, people, watch } = await gatherAndStart(server, {
      text: quietScene({ options: { hands: 'private' } }),
    });
    const [ann, bob] = people as [TestClient, TestClient];
    expect(await ann.refused('fork', { table, move: 0, seat: 2 })).toMatchObject({
      code: 'not-allowed',
      message: 'Only a game that you can see can be forked.',
    });
    const made = await bob.done('fork', { table, move: 0, seat: 2 });
    await takeAll(bob, made.table);
    const bobs = bob.table(made.table).boards.find(({ seat }) => seat === 2)!;
    expect(bobs.view).toEqual(bob.table(table).boards[0]!.view);
    const watcher = await enter(server, 'Cleo');
    await watcher.done('open', { table, key: watch! });
    expect(await watcher.done('fork', { table, move: 0, seat: 0 })).toMatchObject({ type: 'done' });
  });

  test('there is no fork of a move that is not there, nor before the game', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    expect(await ann.refused('fork', { table, move: 0 })).toMatchObject({ code: 'not-allowed' });
    await ann.done('start', { table });
    expect(await ann.refused('fork', { table, move: 1 })).toMatchObject({
      code: 'no-such-move',
      message: 'This game has 0 moves; there is no move 1.',
    });
    const nobody = await enter(server);
    expect(await nobody.refused('fork', { table, move: 0 })).toMatchObject({ code: 'guest-needed' });
    const stranger = await enter(server, 'Dan');
    expect(await stranger.refused('fork', { table, move: 0 })).toMatchObject({ code: 'unknown-table' });
  });
});
