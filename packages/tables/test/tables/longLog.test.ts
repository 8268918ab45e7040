// Coming to a table whose log is long: it is told in pieces, others have their turn in between, and nothing is played twice.
import type { Update } from '@cordon/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Registry } from '../../src/tables/registry.ts';
import type { LiveTable } from '../../src/tables/liveTable.ts';
import type { Subscriber } from '../../src/tables/subscriber.ts';
import { ann, longLog } from '../support/longLog.ts';
import { MemoryStore } from '../support/memoryStore.ts';

const LENGTH = 1005;
const log = longLog(LENGTH);
let store: MemoryStore;
let live: LiveTable;

beforeEach(() => {
  store = new MemoryStore();
  store.logs.set('long', log);
  const registry = new Registry({
    store: store.asStore,
    now: () => 0,
    metrics: { commandsAppended() {}, tableLoaded() {}, tableUnloaded() {} },
    link: () => undefined,
    noticed() {},
    unreadable() {},
    trouble() {},
  });
  live = registry.get('long');
});

interface Reader extends Subscriber {
  readonly heard: Update[];
  room: number;
}

function reader(sent = 0, room = Infinity): Reader {
  const heard: Update[] = [];
  const one: Reader = {
    visitor: { guest: ann, hashes: [] },
    rights: { seats: [], host: 'no', maySit: 'no', watches: 'no' },
    sent,
    isBehind: true,
    pay() {},
    rest: () => new Promise((resolve) => setImmediate(resolve)),
    heard,
    room,
    take(text) {
      if (heard.length >= one.room) return 'full';
      heard.push(JSON.parse(text) as Update);
      return 'taken';
    },
    lose: () => live.subscribers.delete(one),
  };
  live.subscribers.add(one);
  return one;
}

const numbers = ({ heard }: Reader): number[] =>
  heard.flatMap(({ entries }) => entries.map(({ number }) => number));
const after = (first: number): number[] => log.map(({ number }) => number).filter((one) => one > first);
const say = (text: string): Promise<unknown> =>
  live.act(() => ({ entries: [{ entry: 'said', person: ann, text }], answer: () => ({}) }));

describe('a long log', () => {
  it('comes whole, in pieces, with the board at the end', async () => {
    const one = reader();
    await live.bringUpToDate(one);
    expect(numbers(one)).toEqual(after(0));
    expect(Math.max(...one.heard.map(({ entries }) => entries.length))).toBeLessThanOrEqual(100);
    expect(one.heard.map(({ more }) => more)).toEqual([...one.heard.slice(1).map(() => 'yes'), undefined]);
    expect(one.heard.map(({ boards }) => boards?.length)).toEqual([
      ...one.heard.slice(1).map(() => undefined),
      2,
    ]);
  });

  it('lets others do something in between, who are heard at the end', async () => {
    await live.read();
    const one = reader();
    const bringing = live.bringUpToDate(one);
    await say('meanwhile');
    expect(one.heard.length).toBeLessThan(5);
    await bringing;
    expect(numbers(one)).toEqual([...after(0), LENGTH + 1]);
    await say('afterwards');
    expect(numbers(one).at(-1)).toBe(LENGTH + 2);
  });

  it('gives the thread back often', async () => {
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    count();
    const one = reader();
    await live.bringUpToDate(one);
    isOver = true;
    expect(turns).toBeGreaterThan(LENGTH / 100);
  });

  it('costs one entry where one is missing', async () => {
    await live.read();
    store.entriesRead = 0;
    const one = reader(LENGTH - 1);
    await live.bringUpToDate(one);
    expect(numbers(one)).toEqual([LENGTH]);
    expect(store.entriesRead).toBe(0);
  });

  it('goes on where a slow reader stopped, without playing again what was told', async () => {
    const one = reader(0, 3);
    await live.bringUpToDate(one);
    expect(one.heard).toHaveLength(3);
    expect(one.isBehind).toBe(true);
    store.entriesRead = 0;
    one.room = Infinity;
    await live.bringUpToDate(one);
    expect(numbers(one)).toEqual(after(0));
    expect(store.entriesRead).toBeLessThanOrEqual(LENGTH - 300);
  });

  it('is told from any entry on', async () => {
    const one = reader(333);
    await live.bringUpToDate(one);
    expect(numbers(one)).toEqual(after(333));
  });

  it('ends for whoever has left', async () => {
    const one = reader();
    const bringing = live.bringUpToDate(one);
    await new Promise((resolve) => setTimeout(resolve, 0));
    one.lose();
    await bringing;
    expect(one.heard.length).toBeLessThan(10);
  });
});
