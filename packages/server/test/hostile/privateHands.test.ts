// Private hands: what lies in a hand is told to its holder and to nobody else, over the sockets as in the views.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart, legalOf, savedGame } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** The cards that a client knows of each hand. */
function handsKnown(client: TestClient, table: string): readonly (readonly string[])[] {
  const [board] = client.table(table).boards;
  return board!.view.seats.map(({ hand }) => hand);
}

/** The same without the hand of one seat. */
const others = (hands: readonly (readonly string[])[], seat: number): readonly (readonly string[])[] =>
  hands.with(seat - 1, []);

/** Commands that show no card of a hand to others beyond the card itself, which then lies on the discard pile. */
const keepsHands = (words: string): boolean => !/^(give|take|ask|agree|accept)/u.test(words);

test('a seat knows its own hand, a watcher none', async () => {
  const names = ['Ann', 'Bob', 'Cay'];
  const text = savedGame({ players: 3, options: { hands: 'private' } });
  const { table, watch, people, keys } = await gatherAndStart(server, { names, text });
  const wes = await enter(server, 'Wes');
  await wes.done('open', { table, key: watch! });
  const device = await enter(server);
  await device.done('open', { table, key: keys[1]! });
  await Promise.all([wes, device].map((one) => one.until(() => one.tables.get(table)?.boards.length === 1)));
  let moves = 0;
  for (; moves < 40 && people[0]!.table(table).info?.status === 'playing'; moves++) {
    // What everybody knows of hands: the card by which somebody came to begin, and an event that is being played.
    const common = handsKnown(wes, table);
    expect(common.flat().length).toBeLessThanOrEqual(2);
    for (const [index, person] of people.entries()) {
      expect(person.table(table).boards.map(({ seat }) => seat)).toEqual([index + 1]);
      expect(others(handsKnown(person, table), index + 1)).toEqual(others(common, index + 1));
    }
    expect(others(handsKnown(device, table), 2)).toEqual(others(common, 2));
    const able = people.findIndex((person, index) => legalOf(person, table, index + 1).length > 0);
    const seat = able + 1;
    const choices = legalOf(people[able]!, table, seat).filter(keepsHands);
    const { position } = people[able]!.table(table);
    const command = choices[(moves * 7) % choices.length]!;
    await people[able]!.done('play', { table, seat, position, commands: [command] });
    await agree(table, people[able]!, ...people, wes, device);
  }
  expect(moves).toBeGreaterThan(10);
  // Looking back shows no more than looking then.
  const past = await people[1]!.done('look', { table, move: 1 });
  const seen = await wes.done('look', { table, move: 1 });
  const known = (board: { view: { seats: readonly { hand: readonly string[] }[] } }) =>
    board.view.seats.map(({ hand }) => hand);
  expect(past.boards.map(({ seat }) => seat)).toEqual([2]);
  expect(seen.boards.map(({ seat }) => seat)).toEqual([0]);
  expect(known(past.boards[0]!)[1]!.length).toBeGreaterThan(1);
  expect(known(seen.boards[0]!).flat().length).toBeLessThanOrEqual(2);
  expect(others(known(past.boards[0]!), 2)).toEqual(others(known(seen.boards[0]!), 2));
});

test('the list of what a seat can do goes to that seat alone', async () => {
  const config = { players: 2, options: { hands: 'private' } };
  const { table, watch, people } = await gatherAndStart(server, { config });
  const wes = await enter(server);
  await wes.done('open', { table, key: watch! });
  await wes.until(() => wes.tables.get(table)?.boards.length === 1);
  expect(wes.table(table).boards[0]!.legal).toEqual([]);
  for (const [index, person] of people.entries())
    expect(person.table(table).boards.map(({ seat }) => seat)).toEqual([index + 1]);
  const texts = wes.heard.join('');
  const own = people.flatMap((person, index) => legalOf(person, table, index + 1));
  for (const words of own.filter((one) => one.startsWith('direct '))) expect(texts).not.toContain(words);
});

test('of a fork of a running game the others’ hands are dealt anew', async () => {
  const config = { players: 2, options: { hands: 'private' } };
  const { table, people } = await gatherAndStart(server, { config });
  const [ann, bob] = [people[0]!, people[1]!];
  expect(await ann.refused('fork', { table, move: 0, seat: 2 })).toMatchObject({ code: 'not-allowed' });
  const theirs = bob.table(table).boards[0]!.view.seats[1]!.hand;
  const hands = new Set<string>();
  for (let count = 0; count < 5; count++) {
    const { table: copy } = await ann.done('fork', { table, move: 0 });
    await ann.done('open', { table: copy });
    for (const seat of [1, 2]) await ann.done('sit', { table: copy, seat });
    await ann.done('start', { table: copy });
    await ann.until(() => ann.tables.get(copy)?.boards.length === 2);
    const boards = ann.table(copy).boards;
    expect(boards[0]!.view.seats[0]!.hand).toEqual(ann.table(table).boards[0]!.view.seats[0]!.hand);
    hands.add(boards[1]!.view.seats[1]!.hand.join());
  }
  expect(hands.size).toBeGreaterThan(1);
  expect(hands.size === 1 && hands.has(theirs.join())).toBe(false);
});
