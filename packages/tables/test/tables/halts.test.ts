// Lists know which games can't go on: from what was read before, or by reading the log where only that can tell.
import { formatSeed, seedFromText } from '@cordon/engine';
import { expect, it } from 'vitest';
import type { Entry } from '../../src/entries/entries.ts';
import type { TableRow } from '../../src/store/store.ts';
import { followAll } from '../../src/tables/wholeLog.ts';
import { gameFor } from '../../src/tables/games.ts';
import { Registry } from '../../src/tables/registry.ts';
import { noticesOf, summaryOf } from '../../src/tables/summary.ts';
import type { Table } from '../../src/tables/table.ts';
import { MemoryStore } from '../support/memoryStore.ts';

const ann = { id: 'ann0000000000000', name: 'Ann' };

/** A game in which two people sit, at its first decision. */
const begun = (game: string): Entry[] => [
  {
    entry: 'created',
    host: ann,
    config: gameFor({ game, players: 2 }).config,
    deal: { seed: formatSeed(seedFromText('halts')) },
    moves: [],
    watchers: 'allowed',
    listed: 'no',
    invite: 'x',
  },
  ...[1, 2].map((seat): Entry => ({ entry: 'sat', seat, person: ann, hash: 'x' })),
  { entry: 'started' },
];
const ILLEGAL = '{"entry":"played","seat":1,"command":"drive nowhere"}';

const tableOf = (id: string, bodies: readonly string[]): Table =>
  followAll(
    undefined,
    id,
    bodies.map((body, index) => ({ number: index + 1, at: 1, body })),
  )!;

/** Keeps a log as a version with other rules left it, or one with these. */
async function keep(
  store: MemoryStore,
  table: string,
  rules: 'other' | 'these',
  game: string,
  ...then: readonly string[]
): Promise<TableRow> {
  const whole = begun(game).map((entry) => JSON.stringify(entry));
  const these = summaryOf(tableOf(table, whole));
  const { rules: _, ...about } = JSON.parse(these.about) as { readonly rules: number };
  const summary = rules === 'these' ? these : { ...these, about: JSON.stringify(about) };
  const bodies = [...whole, ...then];
  await store.append({ table, after: 0, at: 1, bodies, summary });
  return { ...summary, table, number: bodies.length, touched: 1 };
}

function open() {
  const store = new MemoryStore();
  const registry = new Registry({
    store: store.asStore,
    now: () => 1,
    metrics: { commandsAppended() {}, tableLoaded() {}, tableUnloaded() {} },
    link: () => undefined,
    noticed() {},
    unreadable() {},
    trouble() {},
  });
  return { store, registry };
}

it.each(['base', 'iberia'])('a game of %s that other rules wrote is read once to find out', async (game) => {
  const { store, registry } = open();
  const rows = [
    await keep(store, 'halted', 'other', game, ILLEGAL),
    await keep(store, 'whole', 'other', game),
    await keep(store, 'new', 'these', game),
    await keep(store, 'broken', 'other', game),
  ];
  store.logs.set('broken', [{ number: 1, at: 1, body: '{' }]);
  expect(await registry.haltedAmong(rows, 10)).toEqual(new Set(['halted', 'broken']));
  const { entriesRead } = store;
  expect(entriesRead).toBe(5 + 4 + 1);
  for (const live of registry.all()) live.forget();
  expect(await registry.haltedAmong(rows, 10)).toEqual(new Set(['halted', 'broken']));
  expect(store.entriesRead).toBe(entriesRead);
});

it('one that these rules wrote is told from others once it was read', async () => {
  const { store, registry } = open();
  const rows = [await keep(store, 'damaged', 'these', 'base', '{')];
  expect(await registry.haltedAmong(rows, 10)).toEqual(new Set());
  await registry.read('damaged');
  expect(await registry.haltedAmong(rows, 10)).toEqual(new Set(['damaged']));
  registry.drop('damaged');
  expect(await registry.haltedAmong(rows, 10)).toEqual(new Set());
});

it('a list reads some logs at a time, and those it could not read another time', async () => {
  const { store, registry } = open();
  const ids = ['one', 'two', 'three'];
  const rows = await Promise.all(ids.map((id) => keep(store, id, 'other', 'base', ILLEGAL)));
  store.failNextRead();
  expect(await registry.haltedAmong(rows, 2)).toEqual(new Set(['two']));
  expect(await registry.haltedAmong(rows, 2)).toEqual(new Set(ids));
});

it('finished games are not read', async () => {
  const { store, registry } = open();
  const row = await keep(store, 'over', 'other', 'base', ILLEGAL);
  expect(await registry.haltedAmong([{ ...row, status: 'abandoned' }], 10)).toEqual(new Set());
  expect(store.entriesRead).toBe(0);
});

it('a game that can’t go on waits for nobody, and nobody is told that it does', () => {
  const bodies = begun('base').map((entry) => JSON.stringify(entry));
  const [whole, halted] = [tableOf('t', bodies), tableOf('t', [...bodies, ILLEGAL])];
  expect(JSON.parse(summaryOf(whole).about)).toMatchObject({ waitsFor: 1 });
  expect(JSON.parse(summaryOf(halted).about)).toMatchObject({ waitsFor: 0 });
  expect(noticesOf(undefined, whole, 1, undefined)).toHaveLength(1);
  expect(noticesOf(undefined, halted, 1, undefined)).toEqual([]);
});
