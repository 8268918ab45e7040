// Two people at a table of a real server, with good lines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test/support/server.ts';
import { RefusedError } from '../../src/channel/channel.ts';
import { openQuestions, turnOf } from '../../src/table/seats.ts';
import { openTable } from '../../src/table/tableStore.ts';
import { enter } from '../channel/support/pages.ts';
import { code, isWhole, open, playUntil, startPair, sure, until, type Pair } from './support/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pair = (): Promise<Pair> => startPair(server.http, { url: server.socket }, { url: server.socket });
const legal = (store: Pair['ann']): readonly string[] => store.getState().model.boards[0]?.legal ?? [];
const drives = (store: Pair['ann']): string[] => legal(store).filter((one) => one.startsWith('drive'));

describe('a game of two', () => {
  test('goes on until it is over, and both know the same', async () => {
    const both = await pair();
    await playUntil(both, 5000);
    const { ann, bob } = both;
    const { number, info } = ann.getState().model;
    await until(bob, ({ model }) => model.number >= number && model.info?.status === info?.status);
    expect(info?.status).toBe('over');
    expect(turnOf(ann.getState().model)?.waitsFor).toBe(0);
    expect(isWhole(ann)).toBe(true);
    expect(bob.getState().model.entries.map((one) => [one.number, one.entry])).toEqual(
      ann.getState().model.entries.map((one) => [one.number, one.entry]),
    );
    expect(await sure(ann.exportText())).toContain('cordon 1');
    const { table } = await sure(ann.fork({ move: 3 }));
    expect(table).not.toBe(ann.table);
  });

  test('is played with several commands at once, all of them or none', async () => {
    const { ann } = await pair();
    const [there] = drives(ann);
    const before = ann.getState().model;
    expect(await code(ann.play(1, [there!, 'drive nowhere']))).toBe('bad-command');
    expect(ann.getState().model.number).toBe(before.number);
    expect(ann.getState().refusal?.code).toBe('bad-command');
    expect(await ann.play(1, [there!, 'drive atlanta'])).toBe('done');
    expect(ann.getState().refusal).toBeUndefined();
    expect(ann.getState().model.move).toBe(2);
  });

  test('takes commands that are said faster than they are answered, in their order', async () => {
    const { ann } = await pair();
    const [there] = drives(ann);
    const said = [ann.play(1, [there!]), ann.play(1, ['drive atlanta']), ann.undo(1), ann.undo(1)];
    expect(await Promise.all(said)).toEqual(['done', 'done', 'done', 'done']);
    expect(ann.getState().model.move).toBe(0);
    const wrong = await Promise.all([ann.play(1, ['drive paris']), ann.play(1, [there!])]);
    expect(wrong.map((one) => (one instanceof RefusedError ? one.code : one))).toEqual([
      'illegal-command',
      'stale',
    ]);
    expect(ann.getState().busy).toBeUndefined();
  });

  test('is meant for the board that was shown', async () => {
    const { ann, bob, channels } = await pair();
    const [there] = drives(ann);
    const { table, position } = { table: ann.table, position: ann.getState().model.position };
    await channels[0].ask({ type: 'play', table, seat: 1, position, commands: [there!] });
    await until(ann, ({ model }) => model.move === 1);
    expect(await code(bob.play(1, ['drive atlanta']))).toBe('not-your-seat');
    expect(await sure(ann.undo(1))).toBe('done');
    expect(await code(ann.undo(1))).toBe('nothing-to-undo');
  });
});

describe('at a table', () => {
  test('people talk, plan, answer, adopt and vote', async () => {
    const { ann, bob } = await pair();
    const [there] = drives(ann);
    await sure(bob.say('Look at this.'));
    const plan = await sure(bob.propose(2, [there!, 'drive atlanta'], 'There and back.'));
    await until(ann, ({ model }) => openQuestions(model).length === 1);
    expect(openQuestions(ann.getState().model)[0]?.proposal).toMatchObject({ proposal: plan, seat: 2 });
    await sure(ann.answer(1, plan, 'yes'));
    expect(openQuestions(ann.getState().model)).toEqual([]);
    await sure(ann.adopt(1, plan, 1));
    expect(ann.getState().model.move).toBe(1);
    await sure(bob.withdraw(2, plan));
    expect(await code(ann.adopt(1, plan))).toBe('no-such-proposal');
    await sure(ann.vote([1], 'yes'));
    await sure(bob.vote([2], 'yes'));
    await until(ann, ({ model }) => model.info?.status === 'abandoned');
  });

  test('earlier boards are asked for once, and again when moves were taken back', async () => {
    const { ann } = await pair();
    const [one, other] = drives(ann);
    const placeOf = async (move: number): Promise<string | undefined> =>
      (await sure(ann.look(move)))[0]?.view.seats[0]?.city;
    await sure(ann.play(1, [one!]));
    expect(await ann.look(0)).toBe(await ann.look(0));
    expect(await placeOf(1)).toBe(one!.slice('drive '.length));
    const first = await ann.look(0);
    await sure(ann.undo(1));
    await sure(ann.play(1, [other!]));
    expect(await placeOf(1)).toBe(other!.slice('drive '.length));
    expect(await ann.look(0)).toBe(first);
    expect(await code(ann.look(9))).toBe('no-such-move');
  });

  test('seats change hands, and bots take them', async () => {
    const host = await enter({ http: server.http, name: 'Ann' }, { url: server.socket });
    const { table } = await host.ask({ type: 'create', config: { players: 2 } });
    const ann = open(host, { table });
    const { key } = await sure(ann.sit(1));
    expect(key).toHaveLength(26);
    await sure(ann.bot(2, 'random'));
    expect(await code(ann.bot(2, 'nobody'))).toBe('no-such-bot');
    await sure(ann.bot(2));
    expect(await code(ann.start())).toBe('seats-open');
    const handed = await sure(ann.handOver(1));
    const bobs = await enter({ http: server.http, name: 'Bob' }, { url: server.socket });
    const bob = open(bobs, { table, key: handed.key });
    await until(bob, ({ link }) => link === 'open');
    expect(bob.getState().model.info?.you.seats).toEqual([1]);
    // Whoever has the key plays the seat, without a name too.
    const stranger = open(await enter({ http: server.http }, { url: server.socket }), {
      table,
      key: handed.key,
    });
    await until(stranger, ({ link }) => link === 'open');
    expect(stranger.getState().model.info?.you.seats).toEqual([1]);
    await sure(stranger.leave(1));
    await until(bob, ({ model }) => model.info?.you.seats.length === 0);
    await until(stranger, ({ model }) => model.closed !== undefined);
    const renewed = await sure(ann.renewLink('invite'));
    expect(renewed.key).toHaveLength(26);
  });

  test('who lets go of it is no longer there', async () => {
    const { ann, bob } = await pair();
    await until(ann, ({ model }) => model.presence.seats.includes(2));
    bob.close();
    await until(ann, ({ model }) => !model.presence.seats.includes(2));
    expect(bob.getState().link).toBe('ended');
    expect(await code(bob.say('Still here?'))).toBe('lost');
  });

  test('a page that opens it twice keeps the one that is left', async () => {
    const { ann, bob, channels } = await pair();
    const first = openTable(channels[1], { table: bob.table });
    const second = open(channels[1], { table: bob.table });
    first.close();
    bob.close();
    await until(second, ({ link }) => link === 'open');
    await sure(ann.say('Hello?'));
    const { number } = ann.getState().model;
    await until(second, ({ model }) => model.number >= number);
    expect(isWhole(second)).toBe(true);
    expect(ann.getState().model.presence.seats).toContain(2);
  });
});

describe('a closed table', () => {
  test('is told to whoever was made to get up', async () => {
    const { ann, bob } = await pair();
    await sure(ann.leave(2));
    // Bob came by the invitation, which is still good; renewed, it is not.
    await sure(ann.renewLink('invite'));
    await until(bob, ({ model }) => model.closed !== undefined);
    expect(bob.getState()).toMatchObject({ link: 'ended', model: { closed: { code: 'unknown-table' } } });
    expect(bob.getState().model.entries.length).toBeGreaterThan(0);
    expect(await code(bob.say('Why?'))).toBe('unknown-table');
  });

  test('is the same as none', async () => {
    const channel = await enter({ http: server.http, name: 'Ann' }, { url: server.socket });
    const store = open(channel, { table: 'nosuchtabl' });
    await until(store, ({ model }) => model.closed !== undefined);
    expect(store.getState()).toMatchObject({ link: 'ended', model: { closed: { code: 'unknown-table' } } });
    expect(await code(store.look(0))).toBe('unknown-table');
  });
});
