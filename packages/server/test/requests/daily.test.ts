// The deal of the day over real sockets: the same for all, hidden while the day lasts, and compared with others and with bots.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parseSeed, seedHash } from '@cordon/engine';
import type { Answers } from '@cordon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, legalOf, play } from '../support/gathering.ts';
import { anyOf, playToTheEnd } from '../support/playing.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** Sits down on all seats of a table and starts it. */
async function takeAll(client: TestClient, table: string): Promise<void> {
  await client.done('open', { table });
  await client.until(() => client.tables.get(table)?.info !== undefined);
  for (const { seat } of client.table(table).info!.seats) await client.done('sit', { table, seat });
  await client.done('start', { table });
  await client.until(() => client.table(table).boards.length > 0);
}

async function beginDaily(client: TestClient, day?: string): Promise<string> {
  const { table } = await client.done('daily-table', day === undefined ? {} : { day });
  await takeAll(client, table);
  return table;
}

/** Plays until something can be taken back, and does so. */
async function playAndUndo(client: TestClient, table: string): Promise<void> {
  for (;;) {
    const seat = client.table(table).boards[0]!.view.waitsFor;
    await play(client, table, seat, legalOf(client, table, seat).at(-1)!);
    const { position } = client.table(table);
    if ((await client.ask('undo', { table, seat, position })).type === 'done') return;
  }
}

async function giveUp(client: TestClient, table: string): Promise<void> {
  await client.done('vote', { table, seat: 1, abandon: 'yes' });
  await client.until(() => client.table(table).info?.status === 'abandoned');
}

/** The seed as it lies in the database, which no client sees. */
function seedOf(table: string): string {
  const database = new DatabaseSync(server.file, { readOnly: true });
  const row = database.prepare('SELECT body FROM entries WHERE table_id = ? AND number = 1').get(table);
  database.close();
  const { deal } = JSON.parse(String(row!['body'])) as { readonly deal: { readonly seed: string } };
  return deal.seed;
}

const results = async (client: TestClient, from = 0): Promise<Answers['daily']> =>
  client.done('daily', { from });

describe('the deal of the day', () => {
  test('is the same for everybody, and that of this server alone', async () => {
    const [ann, bob] = [await enter(server, 'Ann'), await enter(server, 'Bob')];
    const { day, today, config, own } = await results(ann);
    expect(day).toBe(today);
    expect(today).toBe(new Date().toISOString().slice(0, 10));
    expect(own).toBeUndefined();
    const [first, second] = [await beginDaily(ann), await beginDaily(bob)];
    const [annas, bobs] = [ann.table(first), bob.table(second)];
    expect(annas.info).toMatchObject({ day, config, watchers: 'none', listed: 'no' });
    expect(bobs.info!.seedHash).toBe(annas.info!.seedHash);
    expect(bobs.boards[0]!.view).toEqual(annas.boards[0]!.view);
    expect((await results(ann)).own).toEqual({ table: first, status: 'playing' });
    const other = await startTestServer();
    const cay = await enter(other, 'Cay');
    const elsewhere = await beginDaily(cay);
    expect(cay.table(elsewhere).info!.config).toEqual(config);
    expect(cay.table(elsewhere).info!.seedHash).not.toBe(annas.info!.seedHash);
    cay.cut();
    await other.close();
  });

  test('keeps its seed while the day lasts: not at the end, not in an export, not in a fork', async () => {
    const dan = await enter(server, 'Dan');
    const table = await beginDaily(dan);
    expect(await dan.refused('export', { table })).toMatchObject({ code: 'seed-secret' });
    await giveUp(dan, table);
    expect(await dan.refused('export', { table })).toMatchObject({ code: 'seed-secret' });
    const fork = await dan.done('fork', { table, move: 0 });
    await takeAll(dan, fork.table);
    expect(dan.table(fork.table).info!.seedHash).toBe(dan.table(table).info!.seedHash);
    expect(await dan.refused('export', { table: fork.table })).toMatchObject({ code: 'seed-secret' });
    await giveUp(dan, fork.table);
    expect(dan.table(fork.table).info).not.toHaveProperty('seed');
    await dan.done('deal', { table });
    const seed = seedOf(table);
    const parsed = parseSeed(seed);
    expect(parsed.ok && seedHash(parsed.value)).toBe(dan.table(table).info!.seedHash);
    expect(dan.heard.filter((text) => text.includes(seed))).toEqual([]);
  });

  test('is watched by nobody', async () => {
    const [eve, fay] = [await enter(server, 'Eve'), await enter(server, 'Fay')];
    const { table, invite, watch } = await eve.done('daily-table', { listed: 'yes' });
    expect(watch).toBeUndefined();
    await takeAll(eve, table);
    await fay.done('open', { table, key: invite });
    await fay.until(() => fay.tables.get(table)?.info !== undefined);
    expect(fay.table(table).boards).toEqual([]);
  });

  test('a day that is not yet, was never, or is no day is refused', async () => {
    const guy = await enter(server, 'Guy');
    for (const day of ['2999-01-01', '2025-12-31', '2026-02-30']) {
      expect(await guy.refused('daily', { day })).toMatchObject({ code: 'no-such-day' });
      expect(await guy.refused('daily-table', { day })).toMatchObject({ code: 'no-such-day' });
    }
    const nobody = await enter(server);
    expect(await nobody.refused('daily-table', {})).toMatchObject({ code: 'guest-needed' });
    expect(await nobody.done('daily', {})).toMatchObject({ type: 'done' });
  });

  test('an earlier day can be played late, tells its seed at the end, and has a list of its own', async () => {
    const hal = await enter(server, 'Hal');
    const day = '2026-03-05';
    const table = await beginDaily(hal, day);
    await giveUp(hal, table);
    expect(hal.table(table).info!.seed).toBe(seedOf(table));
    const answer = await hal.done('daily', { day });
    expect(answer).toMatchObject({ day, own: { table, status: 'abandoned' }, total: 1 });
    expect(answer.results).toMatchObject([{ names: ['Hal'], ending: 'abandoned', aside: 'late', table }]);
  });
});

describe('results', () => {
  test('the first game of a person counts, what was taken back is told, and others see no way to the table', async () => {
    const [ida, jo] = [await enter(server, 'Ida'), await enter(server, 'Jo')];
    const before = (await results(jo)).total;
    const first = await beginDaily(ida);
    await playAndUndo(ida, first);
    await playToTheEnd([ida], first, anyOf(3));
    const second = await beginDaily(ida);
    await giveUp(ida, second);
    const { results: hers, total } = await results(ida);
    expect(total).toBe(before + 2);
    const { ending, turnsDone, outbreaks, playerDeck } = ida.table(first).boards[0]!.view;
    const counted = hers.find(({ table }) => table === first)!;
    expect(counted).toMatchObject({
      names: ['Ida'],
      bots: [],
      ending,
      turns: turnsDone,
      outbreaks,
      cardsLeft: playerDeck.size,
      undone: 1,
      mine: 'yes',
    });
    expect(counted.place).toBeGreaterThan(0);
    expect(hers.find(({ table }) => table === second)).toMatchObject({
      ending: 'abandoned',
      aside: 'repeat',
    });
    const seen = await results(jo);
    const idas = seen.results.filter(({ names }) => names.includes('Ida'));
    expect(idas.map(({ mine }) => mine)).toEqual(['no', 'no']);
    expect(idas.every((result) => result.table === undefined)).toBe(true);
    const rest = await results(jo, seen.total - 1);
    expect(rest.total).toBe(seen.total);
    expect(rest.results).toEqual(seen.results.slice(-1));
  });

  test('bots play the deal too, at tables that nobody can enter', async () => {
    const kim = await enter(server, 'Kim');
    const table = await beginDaily(kim);
    await giveUp(kim, table);
    let answer = await results(kim);
    expect(answer.botsPlay.length + answer.bots.length).toBeGreaterThan(0);
    while (answer.bots.length === 0) {
      await setTimeout(200);
      answer = await results(kim);
    }
    const [fast] = answer.bots;
    expect(fast).toMatchObject({ names: [], mine: 'no' });
    expect(new Set(fast!.bots)).toEqual(new Set(['fast']));
    expect(fast).not.toHaveProperty('table');
    const database = new DatabaseSync(server.file, { readOnly: true });
    const made = database.prepare(`SELECT id FROM tables WHERE about LIKE '%"people":["cordon"]%'`).all();
    database.close();
    expect(made.length).toBeGreaterThan(0);
    for (const { id } of made)
      expect(await kim.refused('open', { table: String(id) })).toMatchObject({ code: 'unknown-table' });
    await expect(kim.done('tables', {})).resolves.toMatchObject({ tables: [{ table }] });
  });
});

describe('the same deal again', () => {
  test('a long list comes page by page', async () => {
    const oda = await enter(server, 'Oda');
    const day = '2026-02-02';
    const tables: string[] = [];
    for (let count = 0; count < 52; count++) {
      const table = await beginDaily(oda, day);
      await giveUp(oda, table);
      await oda.done('close', { table });
      tables.push(table);
    }
    const [table] = tables as [string];
    const first = await oda.done('deal', { table });
    const rest = await oda.done('deal', { table, from: first.results.length });
    expect([first.total, rest.total]).toEqual([52, 52]);
    expect([first.results.length, rest.results.length]).toEqual([50, 2]);
    const seen = [...first.results, ...rest.results].map((result) => result.table);
    expect(new Set(seen)).toEqual(new Set(tables));
    expect((await oda.done('deal', { table, from: 52 })).results).toEqual([]);
  });

  test('whoever may know of a game of the deal can compare it', async () => {
    const [lea, max, ned] = [
      await enter(server, 'Lea'),
      await enter(server, 'Max'),
      await enter(server, 'Ned'),
    ];
    const { table, invite } = await lea.done('create', { config: { players: 2, epidemics: 6 } });
    await takeAll(lea, table);
    expect(await lea.refused('deal', { table, bots: 'play' })).toMatchObject({ code: 'not-allowed' });
    await playToTheEnd([lea], table, anyOf(5));
    expect(await lea.done('deal', { table })).toMatchObject({
      total: 1,
      results: [{ names: ['Lea'], place: 1, table }],
      bots: [],
      botsPlay: [],
    });
    expect(await max.refused('deal', { table })).toMatchObject({ code: 'unknown-table' });
    await max.done('open', { table, key: invite });
    const again = await max.done('fork', { table, move: 0 });
    await takeAll(max, again.table);
    expect(max.table(again.table).info!.origin).toEqual({ from: 'fork', table, move: 0, deal: 'same' });
    await playToTheEnd([max], again.table, anyOf(6));
    const his = await max.done('deal', { table: again.table });
    expect(his.results).toMatchObject([{ names: ['Max'], mine: 'yes' }]);
    const both = (await max.done('deal', { table })).results.map(({ names }) => names[0]);
    expect(new Set(both)).toEqual(new Set(['Lea', 'Max']));
    // Lea knows nothing of the table that Max made.
    expect((await lea.done('deal', { table })).results.map(({ names }) => names[0])).toEqual(['Lea']);
    expect(await ned.refused('deal', { table: again.table })).toMatchObject({ code: 'unknown-table' });
    const middle = await lea.done('fork', { table, move: 3 });
    await takeAll(lea, middle.table);
    await giveUp(lea, middle.table);
    expect((await lea.done('deal', { table })).total).toBe(1);
    expect((await lea.done('deal', { table: middle.table })).total).toBe(1);
    const asked = await lea.done('deal', { table, bots: 'play' });
    expect(asked.botsPlay).toEqual(['fast']);
  });
});
