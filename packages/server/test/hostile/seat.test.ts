// Seats of others: neither a guest nor a key opens more than its own.
import type { Request } from '@cordon/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart, legalOf, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** Everything that only the holder of a seat may ask for. */
function asHolder(table: string, seat: number, position: number): Request[] {
  const at = { id: 1, table, seat };
  return [
    { ...at, type: 'play', position, commands: ['end'] },
    { ...at, type: 'undo', position },
    { ...at, type: 'propose', position, commands: ['end'] },
    { ...at, type: 'answer', proposal: 1, answer: 'yes' },
    { ...at, type: 'adopt', proposal: 1, position },
    { ...at, type: 'vote', abandon: 'yes' },
    { ...at, type: 'hand-over' },
    { ...at, type: 'hook', url: 'https://example.com/' },
  ];
}

async function codesOf(client: TestClient, requests: readonly Request[]): Promise<string[]> {
  const codes: string[] = [];
  for (const { type, id: _, ...fields } of requests) {
    const answer = await client.ask(type, fields);
    codes.push(answer.type === 'refused' ? answer.code : `${type} was done`);
  }
  return codes;
}

test('who sits on one seat does nothing for another', async () => {
  const { table, people } = await gatherAndStart(server, { names: ['Ann', 'Bob', 'Cay'] });
  const bob = people[1]!;
  const before = bob.table(table).number;
  for (const seat of [1, 3]) {
    const codes = await codesOf(bob, asHolder(table, seat, bob.table(table).position));
    expect(new Set(codes), String(seat)).toEqual(new Set(['not-your-seat']));
    expect(await bob.refused('leave', { table, seat })).toMatchObject({ code: 'not-your-seat' });
    expect(await bob.refused('sit', { table, seat })).toMatchObject({ code: 'seat-taken' });
    expect(await bob.refused('bot', { table, seat, bot: 'random' })).toMatchObject({ code: 'seat-taken' });
  }
  for (const seat of [4, 9]) {
    const codes = await codesOf(bob, asHolder(table, seat, bob.table(table).position));
    expect(new Set(codes), String(seat)).toEqual(new Set(['not-your-seat', 'no-such-seat']));
    expect(await bob.refused('sit', { table, seat })).toMatchObject({ code: 'no-such-seat' });
  }
  expect((await people[0]!.done('open', { table })).number).toBe(before);
});

test('a stranger who knows the name of the table finds no table at all', async () => {
  const { table, people } = await gatherAndStart(server);
  const { number, position } = people[0]!.table(table);
  for (const eve of [await enter(server, 'Eve'), await enter(server)]) {
    const codes = await codesOf(eve, asHolder(table, 1, position));
    expect(new Set(codes)).toEqual(new Set(['unknown-table']));
    expect(await eve.refused('open', { table })).toMatchObject({ code: 'unknown-table' });
    expect(eve.tables.size).toBe(0);
  }
  expect((await people[0]!.done('open', { table })).number).toBe(number);
});

test('the key of a seat opens that seat alone', async () => {
  const { table, keys, people } = await gatherAndStart(server);
  const device = await enter(server);
  expect(await device.done('open', { table, key: keys[1]! })).toMatchObject({ seats: [2] });
  await device.until(() => device.tables.get(table)?.boards.length === 1);
  expect(device.table(table).boards.map(({ seat }) => seat)).toEqual([2]);
  const { position, number } = device.table(table);
  expect(new Set(await codesOf(device, asHolder(table, 1, position)))).toEqual(new Set(['not-your-seat']));
  expect((await people[0]!.done('open', { table })).number).toBe(number);
});

test('the key of one table opens no other', async () => {
  const here = await gatherAndStart(server);
  const there = await gatherAndStart(server, { names: ['Cay', 'Dan'] });
  const eve = await enter(server, 'Eve');
  for (const key of [...there.keys, there.invite, there.watch!])
    expect(await eve.refused('open', { table: here.table, key })).toMatchObject({ code: 'unknown-table' });
  // A key that was shown at its own table is not carried to another.
  await eve.done('open', { table: there.table, key: there.keys[0]! });
  expect(await eve.refused('open', { table: here.table })).toMatchObject({ code: 'unknown-table' });
  const position = here.people[0]!.table(here.table).position;
  expect(new Set(await codesOf(eve, asHolder(here.table, 1, position)))).toEqual(new Set(['unknown-table']));
});

test('a key with any sign changed, cut or added opens nothing', async () => {
  const { table, keys } = await gatherAndStart(server);
  const eve = await enter(server, 'Eve');
  const key = keys[0]!;
  for (let at = 0; at < key.length; at++) {
    const changed = `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`;
    expect(await eve.refused('open', { table, key: changed })).toMatchObject({ code: 'unknown-table' });
  }
  for (const wrong of [key.slice(1), key.slice(0, -1), `${key}x`, key.toUpperCase(), `${key}${key}`])
    expect(await eve.refused('open', { table, key: wrong })).toMatchObject({ code: 'unknown-table' });
  expect(eve.tables.size).toBe(0);
});

test('what is kept of a key opens nothing', async () => {
  const { table, keys } = await gatherAndStart(server);
  const { hashToken } = await import('@cordon/tables/inner');
  const eve = await enter(server, 'Eve');
  expect(await eve.refused('open', { table, key: hashToken(keys[0]!) })).toMatchObject({
    code: 'unknown-table',
  });
});

test('a step of a plan that belongs to another seat is not adopted', async () => {
  const { table, people } = await gatherAndStart(server);
  const asked = people.findIndex((person, index) => legalOf(person, table, index + 1).includes('end'));
  const [active, other] = [people[asked]!, people[1 - asked]!];
  const { position } = active.table(table);
  const first = legalOf(active, table, asked + 1).find((words) => words.startsWith('drive '))!;
  const plan = { table, seat: 2 - asked, position, commands: [`${String(asked + 1)}: ${first}`] };
  const { proposal } = await other.done('propose', plan);
  const adopted = { table, seat: 2 - asked, proposal, position };
  expect(await other.refused('adopt', adopted)).toMatchObject({ code: 'not-your-seat' });
  await agree(table, other, active);
  await play(active, table, asked + 1, first);
});

test('watchers and invited people do nothing and say nothing', async () => {
  const { table, watch, invite, people } = await gatherAndStart(server);
  const { number, position } = people[0]!.table(table);
  for (const key of [watch!, invite]) {
    for (const eve of [await enter(server, 'Eve'), await enter(server)]) {
      expect(await eve.done('open', { table, key })).toMatchObject({ seats: [] });
      await eve.until(() => eve.tables.get(table)?.boards.length === 1);
      const codes = await codesOf(eve, [...asHolder(table, 1, position), ...asHolder(table, 2, position)]);
      expect(new Set(codes)).toEqual(new Set(['not-your-seat']));
      for (const [type, fields, code] of [
        ['say', { text: 'hello' }, 'not-allowed'],
        ['start', {}, 'not-allowed'],
        ['link', { which: 'invite' }, 'not-allowed'],
        ['bot', { seat: 1, bot: 'random' }, 'not-allowed'],
        ['leave', { seat: 1 }, 'not-your-seat'],
        ['withdraw', { seat: 1, proposal: 1 }, 'not-your-seat'],
        ['export', {}, 'seed-secret'],
        ['hook', { seat: 0, url: 'https://example.com/' }, 'not-allowed'],
        ['unhook', { hook: 'abcdefgh' }, 'no-such-hook'],
        ['test-hook', { hook: 'abcdefgh' }, 'no-such-hook'],
      ] as const)
        expect(await eve.refused(type, { table, ...fields }), type).toMatchObject({ code });
      expect((await eve.done('hooks', { table })).hooks).toEqual([]);
      expect(eve.table(table).boards.map(({ seat, legal }) => ({ seat, legal }))).toEqual([
        { seat: 0, legal: [] },
      ]);
    }
  }
  expect((await people[0]!.done('open', { table })).number).toBe(number);
});
