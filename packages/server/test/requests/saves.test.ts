// Saved games: out as the engine's text, in as a new table, and the same again.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import {
  agree,
  enter,
  everybodyLeaves,
  gather,
  gatherAndStart,
  play,
  savedGame,
} from '../support/gathering.ts';
import { playToTheEnd } from '../support/playing.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** One person on both seats of a table with this saved game. */
async function alone(text: string) {
  const ann = await enter(server, 'Ann');
  const { table } = await ann.done('import', { text });
  await ann.done('open', { table });
  for (const seat of [1, 2]) await ann.done('sit', { table, seat });
  await ann.done('start', { table });
  await ann.until(() => ann.tables.get(table)?.info?.status !== 'gathering');
  return { ann, table };
}

const challenging = {
  game: 'iberia',
  players: 2,
  epidemics: 5,
  challenges: ['influx-of-patients', 'historical-diseases'],
  options: { diseases: 'draw-2' },
};

describe('import and export', () => {
  test.each([
    ['base', quietScene({}, ['1: drive chicago', '1: drive atlanta', '1: end'])],
    ['iberia', savedGame({ game: 'iberia' })],
    ['iberia with challenges', savedGame(challenging)],
    [
      'boxes with challenges',
      savedGame({ boxes: ['brink', 'lab'], challenges: ['virulent-strain', 'mutation'], players: 2 }),
    ],
  ])('a game that comes in goes out as the same text: %s', async (_name, text) => {
    const { ann, table } = await alone(text);
    expect((await ann.done('export', { table })).text).toBe(text);
    expect(ann.table(table).info).toMatchObject({ origin: { from: 'import' } });
    expect(ann.table(table).move).toBe(text.split('moves\n')[1]!.split('\n').length - 1);
  });

  test('a game that was played to its end comes in again, and is over', async () => {
    const { table, people } = await gatherAndStart(server, { config: challenging });
    const [ann] = people as [TestClient];
    await playToTheEnd(people, table);
    const { text } = await ann.done('export', { table });
    expect(text).toMatch(/^cordon 1\nrules \d+\ngame iberia\n/u);
    expect(text).toContain(`seed ${ann.table(table).info!.seed!}\n`);
    const ending = ann.table(table).boards[0]!.view.ending;
    expect(text).toContain(`\nresult ${ending}\n`);
    const again = await alone(text);
    expect(again.ann.table(again.table).info).toMatchObject({ status: 'over' });
    expect((await again.ann.done('export', { table: again.table })).text).toBe(text);
    expect(again.ann.table(again.table).boards[0]!.view).toEqual(ann.table(table).boards[0]!.view);
  });

  test('comments and the spelling of a person are read and put straight', async () => {
    const text = quietScene({}, ['1: drive chicago']);
    const { ann, table } = await alone(
      text.replace('1: drive chicago', '# north\n1: Drive  Chicago  # cubes'),
    );
    expect((await ann.done('export', { table })).text).toBe(text);
  });

  test('a saved game goes on where it stood, with a log of all that was played', async () => {
    const { ann, table } = await alone(quietScene({}, ['1: drive chicago', '1: drive atlanta']));
    expect(ann.table(table)).toMatchObject({ move: 2 });
    expect(ann.table(table).entries.slice(-3)).toMatchObject([
      { entry: 'started', move: 0 },
      { entry: 'played', move: 1, command: 'drive chicago', earlier: 'yes' },
      { entry: 'played', move: 2, command: 'drive atlanta', earlier: 'yes' },
    ]);
    expect((await ann.done('look', { table, move: 1 })).boards[0]!.view.seats[0]!.city).toBe('chicago');
    await ann.done('undo', { table, seat: 1, position: ann.table(table).position });
    expect(ann.table(table)).toMatchObject({ move: 1 });
    await play(ann, table, 1, 'drive montreal');
    expect(ann.table(table).boards[0]!.view.seats[0]!.city).toBe('montreal');
  });

  test.each([
    ['no saved game', 'hello', { code: 'bad-save', message: 'Line 1: A saved game begins with “cordon 1”.' }],
    ['a newer one', 'cordon 2\nmoves\n', { code: 'newer-save' }],
    [
      'an illegal move',
      quietScene({}, ['1: drive chicago']).replace('chicago', 'tokyo'),
      { code: 'bad-save' },
    ],
    ['a wrong seed', quietScene().replace(/\nseed .*/u, `\nseed ${'0'.repeat(32)}`), { code: 'bad-save' }],
  ])('%s is refused with the sentence of the engine', async (_name, text, refusal) => {
    const ann = await enter(server, 'Ann');
    expect(await ann.refused('import', { text })).toMatchObject(refusal);
    expect((await ann.done('tables', {})).tables).toEqual([]);
  });

  test('needs a name', async () => {
    const nobody = await enter(server);
    expect(await nobody.refused('import', { text: quietScene() })).toMatchObject({ code: 'guest-needed' });
  });
});

describe('export', () => {
  test('tells the seed of a running game to nobody who plays with others', async () => {
    const { table, people } = await gatherAndStart(server);
    const [ann, bob] = people as [TestClient, TestClient];
    for (const person of people)
      expect(await person.refused('export', { table })).toMatchObject({
        code: 'seed-secret',
        message: 'A saved game tells the seed: it is there when the game is over.',
      });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    await agree(table, bob, ann);
    for (const person of people)
      expect((await person.done('export', { table })).text).toMatch(/^cordon 1\n/u);
    expect(ann.table(table).entries.at(-1)?.entry).toBe('abandoned');
  });

  test('an open seat is somebody too', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await bob.done('leave', { table, seat: 2 });
    expect(await ann.refused('export', { table })).toMatchObject({ code: 'seed-secret' });
    await ann.done('bot', { table, seat: 2, bot: 'greedy' });
    expect(await ann.done('export', { table })).toMatchObject({ type: 'done' });
    // Whoever sits down later finds in the log that the seed is known.
    await agree(table, ann, bob);
    expect(bob.table(table).entries.at(-1)).toMatchObject({ entry: 'exported', person: { name: 'Ann' } });
  });
});
