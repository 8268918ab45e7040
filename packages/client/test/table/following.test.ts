// A table over any channel: gaps are filled, doubts are cleared up, whatever comes first.
import { describe, expect, test } from 'vitest';
import { openTable, type TableStore } from '../../src/table/tableStore.ts';
import { created, info, logFrom, played, said, TABLE, undone, update } from './support/entries.ts';
import { ScriptedChannel } from './support/scripted.ts';
import { code, isWhole, until } from './support/tables.ts';

const whole = { info: info(), boards: [] };

/** A table that has been opened and is up to date with two entries. */
async function opened(): Promise<{ readonly channel: ScriptedChannel; readonly store: TableStore }> {
  const channel = new ScriptedChannel();
  const store = openTable(channel, { table: TABLE, key: 'thekeykey' });
  const open = await channel.next();
  expect(open.asking).toEqual({ type: 'open', table: TABLE, key: 'thekeykey', after: 0 });
  open.done({ number: 2, seats: [1] });
  channel.tell(update(logFrom(1, created, said('a')), whole));
  await until(store, ({ link }) => link === 'open');
  return { channel, store };
}

describe('following a table', () => {
  test('is done once all entries are there, in several updates too', async () => {
    const channel = new ScriptedChannel();
    const store = openTable(channel, { table: TABLE });
    const open = await channel.next();
    open.done({ number: 3, seats: [] });
    channel.tell(update(logFrom(1, created, said('a')), { more: 'yes' }));
    await Promise.resolve();
    expect(store.getState().link).toBe('connecting');
    channel.tell(update(logFrom(3, said('b')), whole));
    await until(store, ({ link }) => link === 'open');
    expect(isWhole(store)).toBe(true);
  });

  test('does not mind news that come before the answer', async () => {
    const channel = new ScriptedChannel();
    const store = openTable(channel, { table: TABLE });
    const open = await channel.next();
    channel.tell(update(logFrom(1, created, said('a')), whole));
    expect(store.getState().link).toBe('connecting');
    open.done({ number: 2, seats: [] });
    await until(store, ({ link }) => link === 'open');
  });

  test('asks for what is missing, from the last number on', async () => {
    const { channel, store } = await opened();
    channel.tell(update(logFrom(5, said('d'))));
    const open = await channel.next();
    expect(open.asking).toEqual({ type: 'open', table: TABLE, key: 'thekeykey', after: 2 });
    expect(store.getState().model.number).toBe(2);
    open.done({ number: 5, seats: [] });
    channel.tell(update(logFrom(3, said('b'), said('c'), said('d')), whole));
    await until(store, ({ link }) => link === 'open');
    expect(isWhole(store)).toBe(true);
  });

  test('begins again when the link is back, and waits while it is away', async () => {
    const { channel, store } = await opened();
    channel.become('waiting');
    expect(store.getState().link).toBe('waiting');
    const outcome = store.say('later');
    channel.become('connecting');
    expect(channel.types).toEqual(['open']);
    channel.become('open');
    const open = await channel.next();
    expect(open.asking).toMatchObject({ type: 'open', after: 2 });
    open.done({ number: 2, seats: [] });
    channel.tell(update([], { number: 2, position: 2, ...whole }));
    const say = await channel.next();
    expect(say.asking).toMatchObject({ type: 'say', text: 'later' });
    channel.tell(update(logFrom(3, said('later', 1))));
    say.done({ number: 3 });
    expect(await outcome).toBe('done');
  });

  test('throws everything away when the server holds another history', async () => {
    const channel = new ScriptedChannel();
    const store = openTable(channel, { table: TABLE });
    (await channel.next()).done({ number: 3, seats: [1], epoch: 'first' });
    channel.tell(update(logFrom(1, created, said('a'), said('lost')), whole));
    await until(store, ({ link }) => link === 'open');
    channel.become('waiting');
    const move = code(store.play(1, ['end']));
    channel.become('open');
    const open = await channel.next();
    expect(open.asking).toMatchObject({ type: 'open', after: 3, epoch: 'first' });
    open.done({ number: 5, seats: [1], epoch: 'second' });
    await expect.poll(() => store.getState().model.entries).toEqual([]);
    channel.tell(update(logFrom(1, created, said('a'), said('b'), said('c')), { more: 'yes' }));
    channel.tell(update(logFrom(5, said('d')), whole));
    await until(store, ({ link }) => link === 'open');
    const texts = store.getState().model.entries.map((entry) => (entry.entry === 'said' ? entry.text : ''));
    expect(texts).toEqual(['', 'a', 'b', 'c', 'd']);
    expect(isWhole(store)).toBe(true);
    // A command for a board of the old history is not played on one of the new.
    expect(await move).toBe('lost');
    expect(channel.types).toEqual(['open', 'open']);
  });

  test('ends with the channel, and what was asked is refused', async () => {
    const { channel, store } = await opened();
    channel.become('waiting');
    const outcome = store.say('later');
    channel.close();
    expect(await code(outcome)).toBe('lost');
    expect(store.getState().link).toBe('ended');
  });

  test('asks again a little later where the server cannot open it just now', async () => {
    const channel = new ScriptedChannel();
    const store = openTable(channel, { table: TABLE });
    (await channel.next()).refused('unavailable');
    (await channel.next()).done({ number: 1, seats: [] });
    channel.tell(update(logFrom(1, created), whole));
    await until(store, ({ link }) => link === 'open');
  });
});

describe('a command whose outcome is not known', () => {
  /** The table says that this is how its log goes on. */
  const catchUp = async (channel: ScriptedChannel, entries: ReturnType<typeof logFrom>): Promise<void> => {
    const open = await channel.next();
    expect(open.asking.type).toBe('open');
    const number = entries.at(-1)?.number ?? 2;
    open.done({ number, seats: [] });
    channel.tell(update(entries, { number, position: number, ...whole }));
  };

  test('is looked for in the log, and not sent again where it is there', async () => {
    const { channel, store } = await opened();
    const outcome = store.play(1, ['end']);
    const play = await channel.next();
    const { mark } = play.asking as { mark: string };
    play.refused('unavailable');
    await catchUp(channel, logFrom(3, played(1, 1, { mark })));
    expect(await outcome).toBe('done');
    expect(channel.types.filter((type) => type === 'play')).toHaveLength(1);
  });

  test('is sent again with the same position and mark where it is not', async () => {
    const { channel, store } = await opened();
    const outcome = store.play(1, ['end']);
    const first = await channel.next();
    first.refused('lost');
    await catchUp(channel, logFrom(3, said('in between')));
    const second = await channel.next();
    expect(second.asking).toEqual(first.asking);
    second.refused('stale');
    // The first one was only late.
    const { mark } = first.asking as { mark: string };
    await catchUp(channel, logFrom(4, played(1, 1, { mark })));
    expect(await outcome).toBe('done');
  });

  test('is refused where somebody else was faster', async () => {
    const { channel, store } = await opened();
    const outcome = store.undo(1);
    (await channel.next()).refused('lost');
    await catchUp(channel, logFrom(3, undone(2, 0)));
    expect(await code(outcome)).toBe('lost');
    expect(store.getState().refusal?.code).toBe('lost');
  });

  test('is refused in the end where the server cannot do it', async () => {
    const { channel, store } = await opened();
    const outcome = store.say('hello');
    for (let tries = 0; tries < 4; tries++) {
      (await channel.next()).refused('unavailable');
      await catchUp(channel, []);
    }
    expect(await code(outcome)).toBe('unavailable');
    expect(channel.types.filter((type) => type === 'say')).toHaveLength(4);
  });
});
