// Bots in seats: they sit down where nobody sits or where one gets up for them, and play to the end.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gather, gatherAndStart, legalOf } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORDON_BOT_THREADS: '2' });
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

describe('bots', () => {
  test.each([
    ['greedy', { game: 'base', players: 4, epidemics: 5 }],
    ['random', { game: 'base', players: 2, options: { hands: 'private', windows: 'possible' } }],
    ['greedy', { game: 'iberia', players: 2, challenges: ['influx-of-patients'] }],
    ['random', { game: 'iberia', players: 5, challenges: ['historical-diseases'] }],
    ['greedy', { boxes: ['brink', 'lab'], players: 3, challenges: ['virulent-strain', 'worldwide-panic'] }],
  ])('%s plays a whole game by itself: %j', async (bot, config) => {
    const ann = await enter(server, 'Ann');
    const { table } = await ann.done('create', { config });
    await ann.done('open', { table });
    for (let seat = 1; seat <= config.players; seat++) await ann.done('bot', { table, seat, bot });
    expect(ann.table(table).info?.seats[0]).toEqual({ seat: 1, bot });
    await ann.done('start', { table });
    await ann.until(() => ann.table(table).info?.status === 'over');
    const { entries, boards, info } = ann.table(table);
    expect(boards[0]!.view.ending).not.toBe('running');
    expect(info?.seed).toMatch(/^[0-9a-f]{32}$/u);
    const players = new Set(entries.flatMap((one) => (one.entry === 'played' ? one.seat : [])));
    // A game may be lost before everybody had a turn; whoever had one has played.
    const facts = entries.flatMap((one) => ('facts' in one ? one.facts : []));
    const turns = new Set(facts.flatMap((fact) => (fact.fact === 'turnBegan' ? fact.seat : [])));
    expect(turns.size).toBeGreaterThan(0);
    expect([...players]).toEqual(expect.arrayContaining([...turns]));
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  });

  test('play whatever is theirs and wait for people', async () => {
    const ann = await enter(server, 'Ann');
    // A random deal could be lost before the bot had a turn.
    const { table } = await ann.done('import', { text: quietScene() });
    await ann.done('open', { table });
    await ann.done('sit', { table, seat: 1 });
    await ann.done('bot', { table, seat: 2, bot: 'greedy' });
    await ann.done('start', { table });
    const waits = () => ann.table(table).boards[0]!.view.waitsFor;
    for (let turn = 0; turn < 40 && ann.table(table).info?.status === 'playing'; turn++) {
      await ann.until(() => waits() === 1 || ann.table(table).info?.status !== 'playing');
      if (ann.table(table).info?.status !== 'playing') break;
      const position = ann.table(table).position;
      // The bot may interrupt with an event: then the board is another one, and Ann looks again.
      const answer = await ann.ask('play', {
        table,
        seat: 1,
        position,
        commands: [legalOf(ann, table, 1)[0]!],
      });
      expect(answer.type === 'refused' ? answer.code : 'played').toMatch(/^(played|stale)$/u);
    }
    expect(ann.table(table).entries.some((one) => one.entry === 'played' && one.seat === 2)).toBe(true);
  });

  test('sit down in place of a person and give the seat back', async () => {
    const { table, people, keys } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('bot', { table, seat: 1, bot: 'random' });
    // It plays the whole turn; then the game waits for Bob.
    await bob.until(() => bob.table(table).boards[0]!.view.waitsFor === 2);
    expect(bob.table(table).info?.seats).toMatchObject([
      { seat: 1, bot: 'random' },
      { person: { name: 'Bob' } },
    ]);
    expect(bob.table(table).entries.find(({ entry }) => entry === 'bot')).toMatchObject({
      seat: 1,
      bot: 'random',
    });
    const nobody = await enter(server);
    expect(await nobody.refused('open', { table, key: keys[0]! })).toMatchObject({ code: 'unknown-table' });
    // Whoever sat here once takes over from the bot.
    const { key } = await ann.done('sit', { table, seat: 1 });
    expect(key).not.toBe(keys[0]);
    await agree(table, ann, bob);
    expect(bob.table(table).info?.seats[0]).toMatchObject({ person: { name: 'Ann' } });
    expect(ann.table(table).boards.map(({ seat }) => seat)).toEqual([1]);
  });

  test('get up when they are told to', async () => {
    const { table, people } = await gather(server, { config: { players: 3 } });
    const [ann, bob] = people as [TestClient, TestClient];
    await bob.done('bot', { table, seat: 3, bot: 'greedy' });
    await bob.done('bot', { table, seat: 3, bot: 'random' });
    await agree(table, bob, ann);
    expect(ann.table(table).info?.seats[2]).toEqual({ seat: 3, bot: 'random' });
    await ann.done('bot', { table, seat: 3 });
    expect(ann.table(table).info?.seats[2]).toEqual({ seat: 3 });
    expect(await ann.refused('bot', { table, seat: 3 })).toMatchObject({
      code: 'seat-empty',
      message: 'No bot sits there.',
    });
  });

  test('of a table that goes on without people still play to its end', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('bot', { table, seat: 1, bot: 'greedy' });
    await bob.done('bot', { table, seat: 2, bot: 'greedy' });
    await ann.until(() => ann.table(table).info?.status === 'over');
  });

  test('are not put in another’s place, have a name that there is, and are seated by those who sit', async () => {
    const { table, invite, people } = await gather(server, { config: { players: 3 } });
    const [ann, bob] = people as [TestClient, TestClient];
    expect(await ann.refused('bot', { table, seat: 2, bot: 'greedy' })).toMatchObject({
      code: 'seat-taken',
      message: 'Bob sits there.',
    });
    expect(await bob.refused('bot', { table, seat: 3, bot: 'clever' })).toMatchObject({
      code: 'no-such-bot',
      message: 'There is no bot of that name; there are novice, fast, strong, greedy, random.',
    });
    expect(await bob.refused('bot', { table, seat: 4, bot: 'greedy' })).toMatchObject({
      code: 'no-such-seat',
    });
    const cleo = await enter(server, 'Cleo');
    await cleo.done('open', { table, key: invite });
    expect(await cleo.refused('bot', { table, seat: 3, bot: 'greedy' })).toMatchObject({
      code: 'not-allowed',
    });
  });
});
