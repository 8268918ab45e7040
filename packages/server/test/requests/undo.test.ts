// Taking back: one's own commands, never past a revealed card or another's decision.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, everybodyLeaves, gatherAndStart, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { eventScene, quietScene, WALK } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

async function begin(text: string) {
  const { table, people } = await gatherAndStart(server, { text });
  const [ann, bob] = people as [TestClient, TestClient];
  const back = (client: TestClient, seat: number, to?: number) => {
    const { position } = client.table(table);
    return client.ask('undo', { table, seat, position, ...(to === undefined ? {} : { to }) });
  };
  return { table, ann, bob, back };
}

describe('undo', () => {
  test('takes back the last command, and the board is as it was before', async () => {
    const { table, ann, bob, back } = await begin(quietScene());
    const [before] = ann.table(table).boards;
    await play(ann, table, 1, 'drive chicago');
    const { number } = ann.table(table);
    expect(await back(ann, 1)).toMatchObject({ type: 'done', number: number + 1 });
    await agree(table, ann, bob);
    expect(ann.table(table).boards).toEqual([before]);
    for (const client of [ann, bob]) {
      expect(client.table(table)).toMatchObject({ number: number + 1, position: number + 1, move: 0 });
      expect(client.table(table).entries.at(-1)).toMatchObject({ entry: 'undone', seat: 1, to: 0 });
    }
    // What was taken back can be done otherwise.
    await play(ann, table, 1, 'drive miami');
    expect(ann.table(table).move).toBe(1);
  });

  test('goes back as far as one says', async () => {
    const { table, ann, back } = await begin(quietScene());
    await play(ann, table, 1, ...WALK);
    expect(await back(ann, 1, 1)).toMatchObject({ type: 'done' });
    expect(ann.table(table)).toMatchObject({ move: 1 });
    expect(ann.table(table).boards[0]!.view.seats[0]!.city).toBe('chicago');
    expect(await back(ann, 1, 1)).toMatchObject({
      code: 'nothing-to-undo',
      message: 'You can go back to move 0 at the earliest, not to 1.',
    });
    expect(await back(ann, 1, 0)).toMatchObject({ type: 'done' });
    expect(ann.table(table).boards[0]!.view.seats[0]!.city).toBe('atlanta');
  });

  test('goes back further than the boards that are kept in mind', async () => {
    const { table, ann, back } = await begin(quietScene({}, ['1: drive chicago', '1: drive montreal']));
    await play(ann, table, 1, 'drive chicago');
    expect(await back(ann, 1, 0)).toMatchObject({ type: 'done' });
    expect(ann.table(table)).toMatchObject({ move: 0 });
    expect(ann.table(table).boards[0]!.view.seats[0]!.city).toBe('atlanta');
  });

  test('never goes past a revealed card', async () => {
    const { table, ann, back } = await begin(quietScene());
    await play(ann, table, 1, ...WALK);
    await play(ann, table, 1, 'end');
    const { number } = ann.table(table);
    expect(await back(ann, 1)).toMatchObject({
      code: 'nothing-to-undo',
      message: 'There is nothing to undo: a card has been revealed since your last move.',
    });
    expect(await back(ann, 1, 0)).toMatchObject({ code: 'nothing-to-undo' });
    expect(ann.table(table).number).toBe(number);
  });

  test('never goes past another’s decision', async () => {
    const { table, ann, bob, back } = await begin(eventScene());
    await play(ann, table, 1, 'drive chicago');
    await agree(table, ann, bob);
    await play(bob, table, 2, 'one-quiet-night');
    await agree(table, bob, ann);
    expect(await back(ann, 1)).toMatchObject({ code: 'nothing-to-undo' });
    expect(await back(bob, 2)).toMatchObject({ type: 'done' });
    await agree(table, bob, ann);
    expect(await back(ann, 1)).toMatchObject({ type: 'done' });
    expect(ann.table(table).move).toBe(0);
  });

  test('is for one’s own seat, from the board as it is now, in a game that runs', async () => {
    const { table, ann, bob, back } = await begin(quietScene());
    const { position } = ann.table(table);
    await play(ann, table, 1, 'drive chicago');
    await agree(table, ann, bob);
    expect(await bob.refused('undo', { table, seat: 1, position: position + 1 })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(await back(bob, 2)).toMatchObject({ code: 'nothing-to-undo' });
    expect(await ann.refused('undo', { table, seat: 1, position })).toMatchObject({ code: 'stale' });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect(await back(ann, 1)).toMatchObject({ code: 'not-playing' });
  });
});
