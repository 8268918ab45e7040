// While a deal of the day is sealed, no request shows its cards to somebody who has not played it, at whatever table they lie.
import { DatabaseSync } from 'node:sqlite';
import { compile, formatSave, parseSeed } from '@cordon/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { allOf } from '../support/everyRequest.ts';
import { enter, everybodyLeaves, legalOf, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORDON_HOOKS: 'any', CORDON_MESSAGE_BURST: '10000' });
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

interface Made {
  readonly table: string;
  readonly invite: string;
  readonly watch?: string;
}

const PUBLIC = { listed: 'yes', watchers: 'allowed' } as const;

/** Sits down on all seats but the last, which a bot takes; starts, and plays two moves. */
async function begin(client: TestClient, { table }: Made): Promise<void> {
  await client.done('open', { table });
  await client.until(() => client.tables.get(table)?.info !== undefined);
  const { seats } = client.table(table).info!;
  for (const { seat } of seats.slice(0, -1)) await client.done('sit', { table, seat });
  await client.done('bot', { table, seat: seats.length, bot: 'random' });
  await client.done('start', { table });
  await client.until(() => client.table(table).boards.length > 0);
}

async function giveUp(client: TestClient, { table }: Made): Promise<void> {
  await client.done('vote', { table, seat: 1, abandon: 'yes' });
  await client.until(() => client.table(table).info?.status === 'abandoned');
}

async function playOne(client: TestClient, { table }: Made): Promise<void> {
  const mine = (): number => client.table(table).boards[0]!.view.waitsFor;
  await client.until(() => legalOf(client, table, mine()).length > 0);
  await play(client, table, mine(), legalOf(client, table, mine())[0]!);
}

/** The seed as it lies in the database, which no client sees. */
function seedOf({ table }: Made): string {
  const database = new DatabaseSync(server.file, { readOnly: true });
  const row = database.prepare('SELECT body FROM entries WHERE table_id = ? AND number = 1').get(table);
  database.close();
  return (JSON.parse(String(row!['body'])) as { readonly deal: { readonly seed: string } }).deal.seed;
}

/** Words that tell where cards and pawns are: the cities of the game of the day. */
function citiesOf(client: TestClient, { table }: Made): readonly string[] {
  const game = compile(client.table(table).info!.config);
  if (!game.ok) throw new Error(game.error.message);
  return game.value.cityIds;
}

/** Everything that a stranger with these keys hears who tries every request at a table. */
async function tryAll(made: Made, name: string | undefined): Promise<string> {
  const eve = await enter(server, name);
  for (const key of [made.invite, made.watch])
    if (key !== undefined) await eve.ask('open', { table: made.table, key });
  // Requests that begin with a seat try to get one first: every seat, then everything else.
  for (const seat of [1, 2, 3, 4]) await eve.ask('sit', { table: made.table, seat });
  for (const { type, id: _, ...fields } of allOf(made.table)) await eve.ask(type, fields);
  for (const type of ['daily', 'tables', 'listed'] as const) await eve.ask(type, {});
  const pages = ['/status', `/t/${made.table}`].map(async (path) => (await fetch(server.http + path)).text());
  return [...eve.heard, ...(await Promise.all(pages))].join('\n');
}

test('neither at the table nor at forks and imports of it, listed or not, running or given up', async () => {
  const ann = await enter(server, 'Ann');
  const daily = await ann.done('daily-table', {});
  await begin(ann, daily);
  await playOne(ann, daily);
  const running = await ann.done('fork', { table: daily.table, move: 0, ...PUBLIC });
  await giveUp(ann, daily);
  const { move } = ann.table(daily.table);
  const again = await ann.done('fork', { table: daily.table, move: 0, ...PUBLIC });
  const middle = await ann.done('fork', { table: daily.table, move, ...PUBLIC });
  const seed = parseSeed(seedOf(daily));
  if (!seed.ok) throw new Error(seed.error.message);
  const save = formatSave({
    config: ann.table(daily.table).info!.config,
    seed: seed.value,
    commands: [],
    comments: {},
    result: 'running',
  });
  if (!save.ok) throw new Error(save.error.message);
  const imported = await ann.done('import', { text: save.value, ...PUBLIC });
  for (const made of [running, again, middle, imported]) await begin(ann, made);
  const ofFork = await ann.done('fork', { table: middle.table, move, ...PUBLIC });
  await begin(ann, ofFork);
  await giveUp(ann, middle);
  const cities = citiesOf(ann, daily);
  for (const made of [daily, running, again, middle, imported, ofFork])
    for (const name of ['Eve', undefined]) {
      const heard = await tryAll(made, name);
      expect(cities.filter((city) => heard.includes(`"${city}"`))).toEqual([]);
      expect(heard).not.toContain(seedOf(daily));
    }
  const bob = await enter(server, 'Bob');
  const { tables } = await bob.done('listed', {});
  const made = new Set([running, again, middle, imported, ofFork].map(({ table }) => table));
  expect(tables.filter(({ table }) => made.has(table))).toEqual([]);
});

test('those who have played it may go on together', async () => {
  const [ann, bob, eve] = [
    await enter(server, 'Ann'),
    await enter(server, 'Bob'),
    await enter(server, 'Eve'),
  ];
  const daily = await ann.done('daily-table', {});
  await bob.done('open', { table: daily.table, key: daily.invite });
  await ann.done('open', { table: daily.table });
  await bob.done('sit', { table: daily.table, seat: 1 });
  await bob.until(() => bob.tables.get(daily.table)?.info !== undefined);
  for (const { seat } of bob.table(daily.table).info!.seats.slice(1))
    await ann.done('sit', { table: daily.table, seat });
  await ann.done('start', { table: daily.table });
  await ann.done('vote', { table: daily.table, seat: 2, abandon: 'yes' });
  await giveUp(bob, daily);
  const again = await ann.done('fork', { table: daily.table, move: 0 });
  for (const client of [bob, eve]) await client.done('open', { table: again.table, key: again.invite });
  expect(await eve.refused('sit', { table: again.table, seat: 1 })).toMatchObject({ code: 'seed-secret' });
  await bob.done('sit', { table: again.table, seat: 1 });
  const { key } = await bob.done('hand-over', { table: again.table, seat: 1 });
  expect(await eve.done('open', { table: again.table, key })).toMatchObject({ seats: [] });
});
