// Tables on the public list: whom the host removes stays away, the host takes a table off the list, and one person has one vote.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gather } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

async function follow(name: string | undefined, table: string): Promise<TestClient> {
  const client = await enter(server, name);
  await client.done('open', { table });
  await client.until(() => client.tables.get(table)?.info !== undefined);
  return client;
}

const listedTables = async (client: TestClient) =>
  (await client.done('listed', {})).tables.map(({ table }) => table);

describe('a removed guest', () => {
  test('cannot come back to a listed table, neither by the list nor by the link of that time', async () => {
    const { table, invite, people } = await gather(server, { listed: 'yes' });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('leave', { table, seat: 2 });
    await bob.until(() => bob.lost.length > 0);
    for (const key of [{}, { key: invite }])
      expect(await bob.refused('open', { table, ...key })).toMatchObject({ code: 'unknown-table' });
    expect(await bob.refused('sit', { table, seat: 2 })).toMatchObject({ code: 'unknown-table' });
    // Others find the table as before.
    const cleo = await follow('Cleo', table);
    expect(cleo.table(table).info?.you.maySit).toBe('yes');
  });

  test('is welcome again by the link of a seat, or by an invitation that was renewed since', async () => {
    const { table, people } = await gather(server, { listed: 'yes', config: { players: 3 } });
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('leave', { table, seat: 2 });
    const { key } = await ann.done('link', { table, which: 'invite' });
    expect(await bob.refused('open', { table })).toMatchObject({ code: 'unknown-table' });
    await bob.done('open', { table, key });
    await bob.done('sit', { table, seat: 3 });
    await ann.done('leave', { table, seat: 3 });
    const { key: seat } = await ann.done('hand-over', { table, seat: 1 });
    expect(await bob.done('open', { table, key: seat })).toMatchObject({ seats: [1] });
  });
});

describe('unlist', () => {
  test('takes a table off the list, for strangers who follow it too', async () => {
    const { table, invite, people } = await gather(server, { listed: 'yes' });
    const [ann, bob] = people as [TestClient, TestClient];
    const eve = await follow(undefined, table);
    const cleo = await follow('Cleo', table);
    await cleo.done('open', { table, key: invite });
    expect(await listedTables(cleo)).toContain(table);
    await ann.done('unlist', { table });
    await eve.until(() => eve.lost.length > 0);
    await agree(table, ann, bob, cleo);
    expect(bob.table(table).entries.at(-1)).toMatchObject({ entry: 'unlisted' });
    expect(bob.table(table).info?.listed).toBe('no');
    expect(await listedTables(cleo)).not.toContain(table);
    expect(await eve.refused('open', { table })).toMatchObject({ code: 'unknown-table' });
    // Whoever showed the key stays, and asking twice does no harm.
    expect(cleo.lost).toEqual([]);
    const { number } = ann.table(table);
    await ann.done('unlist', { table });
    expect(ann.table(table).number).toBe(number);
  });

  test('is for the host', async () => {
    const { table, people } = await gather(server, { listed: 'yes' });
    expect(await people[1]!.refused('unlist', { table })).toMatchObject({ code: 'not-allowed' });
  });
});

describe('one person on three seats and one on the fourth', () => {
  /** Ann on seats 1 to 3, Bob on seat 4. */
  async function threeToOne() {
    const { table, invite, people } = await gather(server, { config: { players: 4 }, names: ['Ann'] });
    const [ann] = people as [TestClient];
    const bob = await enter(server, 'Bob');
    await bob.done('open', { table, key: invite });
    for (const seat of [2, 3]) await ann.done('sit', { table, seat });
    await bob.done('sit', { table, seat: 4 });
    await ann.done('start', { table });
    await agree(table, ann, bob);
    return { table, ann, bob };
  }

  test('have one vote each to give up', async () => {
    const { table, ann, bob } = await threeToOne();
    for (const seat of [1, 2, 3]) await ann.done('vote', { table, seat, abandon: 'yes' });
    expect(ann.table(table).info).toMatchObject({ status: 'playing', abandon: [3] });
    await ann.done('vote', { table, seat: 2, abandon: 'no' });
    expect(ann.table(table).info?.abandon).toEqual([]);
    await bob.done('vote', { table, seat: 4, abandon: 'yes' });
    await agree(table, bob, ann);
    expect(ann.table(table).info?.status).toBe('playing');
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    expect(ann.table(table).info?.status).toBe('abandoned');
  });

  test('have one answer each to a plan, and none to their own', async () => {
    const { table, ann, bob } = await threeToOne();
    const { position } = ann.table(table);
    const { proposal } = await bob.done('propose', { table, seat: 4, position, commands: ['end'] });
    for (const seat of [1, 2, 3]) await ann.done('answer', { table, seat, proposal, answer: 'yes' });
    expect(ann.table(table).info?.proposals[0]?.answers).toEqual([{ seat: 3, answer: 'yes' }]);
    const own = await ann.done('propose', { table, seat: 1, position, commands: ['end'] });
    expect(
      await ann.refused('answer', { table, seat: 2, proposal: own.proposal, answer: 'yes' }),
    ).toMatchObject({ code: 'not-allowed' });
  });
});
