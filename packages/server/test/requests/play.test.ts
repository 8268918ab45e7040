// Playing: one command or several, all or none; events of others in between; consent; and what is refused.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import {
  agree,
  enter,
  everybodyLeaves,
  gather,
  gatherAndStart,
  legalOf,
  play,
} from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { askingScene, eventScene, forecastScene, quietScene, WALK } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

async function begin(text: string) {
  const { table, people, ...rest } = await gatherAndStart(server, { text });
  const [ann, bob] = people as [TestClient, TestClient];
  return { table, ann, bob, ...rest };
}

const waitsFor = (client: TestClient, table: string) => client.table(table).boards[0]!.view.waitsFor;
const cityOf = (client: TestClient, table: string, seat: number) =>
  client.table(table).boards[0]!.view.seats[seat - 1]!.city;

describe('play', () => {
  test('a command moves the board of everybody and stands in the log', async () => {
    const { table, ann, bob } = await begin(quietScene());
    const before = ann.table(table);
    const [number, move] = [before.number, before.move];
    const answer = await ann.done('play', {
      table,
      seat: 1,
      position: before.position,
      commands: ['drive chicago'],
      mark: 'ann-1',
    });
    expect(answer).toMatchObject({ number: number + 1 });
    await agree(table, ann, bob);
    for (const client of [ann, bob]) {
      const known = client.table(table);
      expect(known).toMatchObject({ number: number + 1, position: number + 1, move: move + 1 });
      expect(cityOf(client, table, 1)).toBe('chicago');
      expect(known.entries.at(-1)).toMatchObject({
        number: number + 1,
        entry: 'played',
        seat: 1,
        move: move + 1,
        command: 'drive chicago',
        mark: 'ann-1',
        facts: [{ fact: 'moved', seat: 1, from: 'atlanta', to: 'chicago', by: 'drive' }],
      });
    }
  });

  test('words are taken as people type them and kept as the engine writes them', async () => {
    const { table, ann } = await begin(quietScene());
    await play(ann, table, 1, ' Drive  CHICAGO ');
    await play(ann, table, 1, 'drive Montréal');
    const said = ann.table(table).entries.flatMap((one) => (one.entry === 'played' ? one.command : []));
    expect(said).toEqual(['drive chicago', 'drive montreal']);
  });

  test('several commands are several entries, and the mark stands at the last', async () => {
    const { table, ann, bob } = await begin(quietScene());
    const { number, position } = ann.table(table);
    const answer = await ann.done('play', { table, seat: 1, position, commands: [...WALK], mark: 'walk' });
    expect(answer.number).toBe(number + 4);
    await agree(table, ann, bob);
    const entries = bob.table(table).entries.slice(-4);
    expect(entries.map((one) => (one.entry === 'played' ? one.command : one.entry))).toEqual(WALK);
    expect(entries.map((one) => (one.entry === 'played' ? one.mark : one.entry))).toEqual([
      undefined,
      undefined,
      undefined,
      'walk',
    ]);
    // One update brings them all.
    const update = JSON.parse(bob.heard.at(-1)!) as { entries: unknown[] };
    expect(update.entries).toHaveLength(4);
  });

  test('all or none: one that cannot be played takes the others with it', async () => {
    const { table, ann, bob } = await begin(quietScene());
    const { position, number } = ann.table(table);
    const heard = bob.heard.length;
    const commands = ['drive chicago', 'drive tokyo'];
    expect(await ann.refused('play', { table, seat: 1, position, commands })).toMatchObject({
      code: 'illegal-command',
      reason: 'not-connected',
      message: 'Command 2 of 2: No line joins Chicago and Tokyo.',
    });
    await ann.done('say', { table, text: 'Oh.' });
    await agree(table, ann, bob);
    expect(bob.heard).toHaveLength(heard + 1);
    expect(ann.table(table)).toMatchObject({ position, number: number + 1 });
    expect(cityOf(ann, table, 1)).toBe('atlanta');
  });

  test('nobody finds out by several commands at once what a card will be', async () => {
    const { table, ann } = await begin(quietScene());
    const { position, number } = ann.table(table);
    // After the end of the actions two cards are drawn.
    const commands = [...WALK, 'end'];
    for (const after of ['infect', 'discard chicago', 'nonsense'])
      expect(
        await ann.refused('play', { table, seat: 1, position, commands: [...commands, after] }),
      ).toMatchObject({
        code: 'illegal-command',
        reason: 'after-reveal',
        message: 'Command 6 of 6: What follows a revealed card is said when the card has been seen.',
      });
    expect(ann.table(table)).toMatchObject({ position, number });
    await play(ann, table, 1, ...commands);
    expect(ann.table(table)).toMatchObject({ number: number + 5 });
  });

  test.each([
    ['drive tokyo', { code: 'illegal-command', reason: 'not-connected' }],
    [
      'drive chicagoo',
      { code: 'bad-command', nearest: ['drive chicago', 'drive miami', 'drive washington'] },
    ],
    ['dance', { code: 'bad-command' }],
    ['2: drive chicago', { code: 'bad-command' }],
    ['continue', { code: 'illegal-command', reason: 'not-now' }],
  ])('%s is refused with a reason', async (command, refusal) => {
    const { table, ann } = await begin(quietScene());
    const { position } = ann.table(table);
    const answer = await ann.refused('play', { table, seat: 1, position, commands: [command] });
    expect(answer).toMatchObject(refusal);
    expect(answer.message).toMatch(/^[A-Z“].*\.$/u);
  });

  test('an old position is refused, and so is the same message a second time', async () => {
    const { table, ann } = await begin(quietScene());
    const { position } = ann.table(table);
    await ann.done('play', { table, seat: 1, position, commands: ['drive chicago'] });
    expect(
      await ann.refused('play', { table, seat: 1, position, commands: ['drive chicago'] }),
    ).toMatchObject({
      code: 'stale',
      message: `The board has changed since entry ${String(position)}: it is at ${String(position + 1)} now.`,
    });
    expect(
      await ann.refused('play', { table, seat: 1, position: 1000, commands: ['drive atlanta'] }),
    ).toMatchObject({ code: 'stale' });
  });

  test('talk does not make a position old', async () => {
    const { table, ann, bob } = await begin(quietScene());
    const { position } = ann.table(table);
    await bob.done('say', { table, text: 'Go to Chicago!' });
    await ann.done('play', { table, seat: 1, position, commands: ['drive chicago'] });
  });

  test('of two who play at once from the same board one wins', async () => {
    const { table, ann, bob } = await begin(eventScene());
    const { position } = ann.table(table);
    const answers = await Promise.all([
      ann.ask('play', { table, seat: 1, position, commands: ['drive chicago'] }),
      bob.ask('play', { table, seat: 2, position, commands: ['one-quiet-night'] }),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' });
  });

  test('nobody plays for a seat that is not theirs, and nobody before or after the game', async () => {
    const { table, ann, bob } = await begin(quietScene());
    const { position } = ann.table(table);
    expect(
      await bob.refused('play', { table, seat: 1, position, commands: ['drive chicago'] }),
    ).toMatchObject({ code: 'not-your-seat', message: 'Seat 1 is not yours.' });
    expect(
      await bob.refused('play', { table, seat: 2, position, commands: ['drive chicago'] }),
    ).toMatchObject({ code: 'illegal-command', reason: 'not-your-turn' });
    const early = await gather(server);
    expect(
      await early.people[0]!.refused('play', {
        table: early.table,
        seat: 1,
        position: 0,
        commands: ['drive chicago'],
      }),
    ).toMatchObject({ code: 'not-playing', message: 'The game has not been started.' });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect(
      await ann.refused('play', { table, seat: 1, position, commands: ['drive chicago'] }),
    ).toMatchObject({ code: 'not-playing', message: 'The game is over.' });
  });
});

describe('events', () => {
  test('another seat may interrupt with what its list offers', async () => {
    const { table, ann, bob } = await begin(eventScene());
    expect(waitsFor(bob, table)).toBe(1);
    expect(legalOf(bob, table, 2)).toContain('one-quiet-night');
    await play(bob, table, 2, 'one-quiet-night');
    await agree(table, bob, ann);
    expect(waitsFor(ann, table)).toBe(1);
    expect(ann.table(table).boards[0]!.view.shows).toMatchObject({ quietNight: true });
    expect(ann.table(table).entries.at(-1)).toMatchObject({ entry: 'played', seat: 2 });
    await play(ann, table, 1, 'drive chicago');
  });
});

describe('consent', () => {
  test('is an ordinary command of the seat that is asked', async () => {
    const { table, ann, bob } = await begin(askingScene());
    const request = legalOf(ann, table, 1).find((words) => words.startsWith('take '))!;
    await play(ann, table, 1, request);
    await agree(table, ann, bob);
    expect(waitsFor(ann, table)).toBe(2);
    expect(legalOf(ann, table, 1)).not.toContain('accept');
    expect(legalOf(bob, table, 2)).toEqual(expect.arrayContaining(['accept', 'refuse']));
    expect(bob.table(table).boards[0]!.view.frames.at(-1)).toMatchObject({
      frame: 'consent',
      asked: 2,
      command: { kind: 'take', seat: 1 },
    });
    await play(bob, table, 2, 'accept');
    await agree(table, bob, ann);
    const card = /^take (?<card>\S+) from 2$/u.exec(request)!.groups!['card'];
    expect(ann.table(table).boards[0]!.view.seats[0]!.hand).toContain(card);
    expect(waitsFor(ann, table)).toBe(1);
  });

  test('a refusal leaves everything as it was', async () => {
    const { table, ann, bob } = await begin(askingScene());
    const hand = ann.table(table).boards[0]!.view.seats[0]!.hand;
    await play(
      ann,
      table,
      1,
      legalOf(ann, table, 1).find((words) => words.startsWith('take '))!,
    );
    await agree(table, ann, bob);
    await play(bob, table, 2, 'refuse');
    await agree(table, bob, ann);
    expect(ann.table(table).boards[0]!.view.seats[0]!.hand).toEqual(hand);
    expect(ann.table(table).boards[0]!.view.frames.at(-1)).toMatchObject({ frame: 'actions', left: 4 });
  });

  test('can be automatic', async () => {
    const { table, ann } = await begin(askingScene({ options: { consent: 'automatic' } }));
    await play(
      ann,
      table,
      1,
      legalOf(ann, table, 1).find((words) => words.startsWith('take '))!,
    );
    expect(waitsFor(ann, table)).toBe(1);
    expect(ann.table(table).boards[0]!.view.frames.at(-1)).toMatchObject({ frame: 'actions', left: 3 });
  });
});

describe('what others hear', () => {
  test('words that would say too much are for their own seat alone', async () => {
    const { table, ann, bob, watch } = await begin(forecastScene());
    const watcher = await enter(server);
    await watcher.done('open', { table, key: watch! });
    await play(ann, table, 1, 'forecast');
    const last = legalOf(ann, table, 1).at(-1)!;
    expect(last).toMatch(/^next /u);
    await play(ann, table, 1, last);
    await agree(table, ann, bob, watcher);
    expect(ann.table(table).entries.at(-1)).toMatchObject({
      command: last,
      facts: [{ fact: 'reordered', seat: 1, audience: [1] }],
    });
    for (const other of [bob, watcher]) {
      expect(other.table(table).entries.at(-2)).toMatchObject({ entry: 'played', command: 'forecast' });
      expect(other.table(table).entries.at(-1)).toEqual({
        ...ann.table(table).entries.at(-1),
        command: undefined,
        facts: [],
      });
      expect(other.heard.at(-1)).not.toContain('next');
    }
  });
});
