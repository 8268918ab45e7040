// An operator acts while the server runs: it notices, and everybody concerned is told.
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { admin } from '../src/admin/commands.ts';
import { guestCookie, TestClient } from './support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart } from './support/gathering.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

async function operate(...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const code = await admin([...args, '--data', server.file], {}, say, say);
  expect(code, lines.join()).toBe(0);
  return lines.join('\n');
}

const idOf = (client: TestClient, table: string, seat: number): string =>
  client.table(table).info!.seats[seat - 1]!.person!.id;

test('a closed table ends for all who are there', async () => {
  const { table, people } = await gatherAndStart(server, { listed: 'yes' });
  await operate('close', table);
  for (const client of people) await client.until(() => client.table(table).info?.status === 'abandoned');
  expect(people[0]!.table(table).info?.listed).toBe('no');
});

test('a deleted table is gone for all who are there, and for whoever comes', async () => {
  const { table, people, invite } = await gatherAndStart(server);
  await operate('delete', table);
  for (const client of people) await client.until(() => client.lost.length > 0);
  const eve = await enter(server, 'Eve');
  expect(await eve.refused('open', { table, key: invite })).toMatchObject({ code: 'unknown-table' });
  expect((await people[0]!.done('tables', {})).tables).toEqual([]);
});

test('a removed message is gone, for those who are there and for whoever comes later', async () => {
  const { table, people, invite } = await gatherAndStart(server);
  const [ann, bob] = people as [TestClient, TestClient];
  const { number } = await bob.done('say', { table, text: 'something ugly' });
  await agree(table, bob, ann);
  await operate('remove-message', table, String(number));
  await ann.until(() => ann.table(table).entries.at(-1)?.entry === 'removed');
  expect(ann.table(table).entries.at(-1)).toMatchObject({ of: number });
  const eve = await enter(server, 'Eve');
  await eve.done('open', { table, key: invite });
  await eve.until(() => eve.tables.get(table)?.info !== undefined);
  expect(eve.heard.join('')).not.toContain('something ugly');
  expect(eve.table(table).entries[number - 1]).toMatchObject({ entry: 'said', text: '', removed: 'yes' });
  // The game goes on.
  await ann.done('say', { table, text: 'thanks' });
});

test('a banned guest is sent away and not let in again, until the ban ends', async () => {
  const { table, people } = await gatherAndStart(server);
  const [ann, bob] = people as [TestClient, TestClient];
  const id = idOf(ann, table, 2);
  await operate('ban', id, '--reason', 'rude');
  await bob.until(() => bob.closed !== undefined);
  expect(bob.bye).toMatchObject({ code: 'banned' });
  expect(bob.closed).toMatchObject({ code: 1008 });
  expect(ann.closed).toBeUndefined();
  expect(await operate('bans')).toContain('rude');
  await operate('unban', id);
});

test('a banned address is not let in, over sockets or as a new guest', async () => {
  const cookie = await guestCookie(server.http, 'Zoe');
  const zoe = await TestClient.connect(server.socket, { cookie });
  await operate('ban', '127.0.0.1');
  await zoe.until(() => zoe.closed !== undefined);
  await expect(TestClient.connect(server.socket, { cookie })).rejects.toThrow('403');
  const answer = await fetch(`${server.http}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Zoe"}',
  });
  expect(answer.status).toBe(403);
  await operate('unban', '127.0.0.1');
  await expect
    .poll(() =>
      TestClient.connect(server.socket, { cookie }).then(
        (client) => (client.cut(), 'in'),
        () => 'out',
      ),
    )
    .toBe('in');
});

test('a forgotten guest is nobody, and the others see no name any more', async () => {
  const { table, people } = await gatherAndStart(server, { names: ['Ann', 'Robert the Unique'] });
  const [ann, bob] = people as [TestClient, TestClient];
  await bob.done('say', { table, text: 'remember me' });
  await agree(table, bob, ann);
  await operate('forget', idOf(ann, table, 2));
  await bob.until(() => bob.closed !== undefined);
  await ann.until(() => ann.table(table).info?.seats[1]?.person?.name === 'Guest');
  const late = await TestClient.enter(server);
  expect(await late.refused('open', { table })).toMatchObject({ code: 'unknown-table' });
  late.cut();
  const heard = ann.heard.length;
  await ann.done('open', { table });
  await setTimeout(20);
  expect(ann.heard.slice(heard).join('')).not.toMatch(/Robert|remember me/u);
});
