// Coming back to a table over another process than before.
import { formatSeed, seedFromText } from '@cordon/engine';
import { expect, test } from 'vitest';
import type { Context } from '../../src/requests/context.ts';
import { open } from '../../src/requests/opening.ts';
import type { Visit } from '../../src/requests/visit.ts';
import { gameFor } from '../../src/tables/games.ts';
import { Registry } from '../../src/tables/registry.ts';
import { MemoryStore } from '../support/memoryStore.ts';

const ann = { id: 'ann0000000000000', name: 'Ann' };
const TABLE = 'one';
const EPOCH = 'history';

const processOn = (store: MemoryStore): Registry =>
  new Registry({
    store: store.asStore,
    now: () => 1000,
    metrics: { commandsAppended() {}, tableLoaded() {}, tableUnloaded() {} },
    link: () => undefined,
    noticed() {},
    unreadable() {},
    trouble() {},
  });

const say = (registry: Registry, text: string): Promise<unknown> =>
  registry.get(TABLE).act(() => ({ entries: [{ entry: 'said', person: ann, text }], answer: () => ({}) }));

/** Two processes at one store, of which the first has not heard of what the second wrote last. */
async function twoProcesses() {
  const store = new MemoryStore();
  const [late, early] = [processOn(store), processOn(store)];
  await late.createOnce(TABLE, {
    entry: 'created',
    host: ann,
    config: gameFor({}).config,
    deal: { seed: formatSeed(seedFromText(TABLE)) },
    moves: [],
    watchers: 'allowed',
    listed: 'no',
    invite: 'x',
  });
  await say(late, 'first');
  expect((await late.read(TABLE)).number).toBe(2);
  await say(early, 'second');
  const heard: string[] = [];
  const nothing = (): void => {};
  const visit: Visit = {
    isOpen: () => true,
    guest: ann,
    address: 'here',
    following: new Map(),
    thinking: new Map(),
    pay: nothing,
    rest: () => Promise.resolve(),
    take: (text) => (heard.push(text), 'taken'),
    tell: nothing,
  };
  const presence = { changed: () => 'known', of: () => ({ type: 'presence' }) };
  /* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a hall is asked */
  const context = {
    registry: late,
    presence,
    epoch: async () => EPOCH,
    now: () => 1000,
  } as unknown as Context;
  const numbers = (): number[] =>
    heard.flatMap((text) => {
      const { entries = [] } = JSON.parse(text) as { entries?: { number: number }[] };
      return entries.map(({ number }) => number);
    });
  const come = async (after: number, epoch = EPOCH) => {
    const opened = await open(context, visit, { type: 'open', id: 1, table: TABLE, after, epoch });
    await opened.after();
    return opened.answer;
  };
  return { come, numbers };
}

test('whoever was told more by another process loses nothing', async () => {
  const { come, numbers } = await twoProcesses();
  expect(await come(3)).toMatchObject({ number: 3, epoch: EPOCH });
  expect(numbers()).toEqual([]);
});

test('whoever knows another history, or more than there is, is told it from the beginning', async () => {
  const other = await twoProcesses();
  await other.come(3, 'another');
  expect(other.numbers().slice(0, 2)).toEqual([1, 2]);
  const more = await twoProcesses();
  expect(await more.come(9)).toMatchObject({ number: 3 });
  expect(more.numbers()).toEqual([1, 2, 3]);
});
