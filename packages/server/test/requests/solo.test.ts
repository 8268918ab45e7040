// A solo table on a real server: one person sits down and speaks for the CDC as well, takes moves back, is watched, forks and comes back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enter, everybodyLeaves, gatherAndStart, legalOf, play, savedGame } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  everybodyLeaves();
  await server.close();
});

const config = {
  game: 'base',
  boxes: ['brink', 'lab'],
  challenges: ['solo'],
  epidemics: 5,
  roles: ['medic'],
  options: { windows: 'possible', hands: 'private' },
};

describe('a solo table', () => {
  test('has one person on two seats, who plays both and takes back what either did', async () => {
    const { table, people } = await gatherAndStart(server, { names: ['Ann'], text: savedGame(config) });
    const ann = people[0]!;
    const at = () => ann.table(table);
    expect(at().info).toMatchObject({
      config: { players: 1 },
      seats: [{ person: { name: 'Ann' } }, { person: { name: 'Ann' }, speaker: 1 }],
    });
    expect(at().boards.map(({ view }) => view.viewer)).toEqual([1, 2]);
    for (const { view } of at().boards)
      expect(view.seats.map(({ hand }) => hand.length)).toEqual(view.seats.map(({ handSize }) => handSize));
    await play(ann, table, 1, 'end');
    while (at().boards[0]!.view.waitsFor === 1) {
      const [words] = legalOf(ann, table, 1);
      await play(ann, table, 1, words!);
    }
    expect(at().boards[1]!.view.frames.at(-1)).toMatchObject({ frame: 'cdc', seat: 2, left: 1 });
    await play(ann, table, 2, 'send 1 driving to chicago');
    expect(at().boards[0]!.view.seats[0]).toMatchObject({ city: 'chicago' });
    await ann.done('undo', { table, seat: 1, position: at().position });
    expect(at().boards[0]!.view.seats[0]).toMatchObject({ city: 'atlanta' });
    await play(ann, table, 2, 'rest');
    expect(at().boards[0]!.view).toMatchObject({ turn: 1, turnsDone: 1, waitsFor: 1 });
  });

  test('is watched like any other: both hands are as hidden as the player’s', async () => {
    const { table, watch, people } = await gatherAndStart(server, {
      names: ['Ann'],
      text: savedGame(config),
      watchers: 'allowed',
    });
    const bob = await enter(server, 'Bob');
    await bob.done('open', { table, key: watch! });
    await bob.until(() => bob.table(table).boards.length > 0);
    const { view } = bob.table(table).boards[0]!;
    expect(view.seats.map(({ hand, handSize }) => [hand.length, handSize])).toEqual([
      [0, 4],
      [0, 4],
    ]);
    const { table: fork } = await people[0]!.done('fork', { table, move: 0 });
    await people[0]!.done('open', { table: fork });
    await people[0]!.done('sit', { table: fork, seat: 1 });
    await people[0]!.done('start', { table: fork });
    await people[0]!.until(() => people[0]!.table(fork).boards.length === 2);
    expect(people[0]!.table(fork).boards[0]).toEqual(people[0]!.table(table).boards[0]);
  });

  test('is played by a bot on the seat of the player, which plays for the CDC too', async () => {
    const ann = await enter(server, 'Ann');
    const { table } = await ann.done('create', { config, watchers: 'allowed' });
    await ann.done('open', { table });
    await ann.done('bot', { table, seat: 1, bot: 'random' });
    expect(ann.table(table).info?.seats.map(({ bot }) => bot)).toEqual(['random', 'random']);
    await ann.done('start', { table });
    await ann.until(() => ann.table(table).info?.status === 'over');
    const { text } = await ann.done('export', { table });
    expect(text).toMatch(/^2: /mu);
  });
});
