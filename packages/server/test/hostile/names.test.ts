// Names and words that mean something elsewhere are text here: in the log of a table, in the store, on the page.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { guestCookie, TestClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.cut();
});
afterAll(() => server.close());

const clients: TestClient[] = [];

const NAMES = [
  "Robert'); DROP TABLE entries;--",
  "' OR '1'='1",
  '" OR ""="',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&lt;b&gt; & &amp;',
  '</title><h1>',
  '${7*7} {{7*7}} #{7*7}',
  '%s%s%n %00 %2e%2e',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  '\\u0000 \\n',
  'javascript:alert(1)',
  '=cmd|calc!A1',
  '病 שלום 👩🏽‍🚀',
] as const;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

test.each(NAMES)('%s', async (name) => {
  const cookie = await guestCookie(server.http, name);
  const client = await TestClient.connect(server.socket, { cookie });
  clients.push(client);
  expect((await client.done('hello', { protocol: 1 })).guest?.name).toBe(name);
  const { table } = await client.done('create', { config: { players: 2 }, listed: 'yes' });
  await client.done('open', { table });
  await client.done('sit', { table, seat: 1 });
  await client.done('say', { table, text: name });
  await client.until(() => client.tables.get(table)?.entries.at(-1)?.entry === 'said');
  const { entries, info } = client.table(table);
  expect(entries[0]).toMatchObject({ entry: 'created', host: { name } });
  expect(entries[1]).toMatchObject({ entry: 'sat', person: { name } });
  expect(entries[2]).toMatchObject({ entry: 'said', text: name, person: { name } });
  expect(info?.seats[0]).toMatchObject({ person: { name } });
  const { tables } = await client.done('tables', {});
  expect(tables[0]?.about.seats[0]?.name).toBe(name);

  const page = await (await fetch(server.http, { headers: { cookie } })).text();
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<img');
  expect(page).not.toContain('<h1></h1>');
  // However signs are escaped, the page says the same as the name.
  const text = page.replaceAll('&#x27;', '&#39;').replaceAll('&#039;', '&#39;');
  expect(text).toContain(escaped(name));
});

test('everything is still there afterwards', async () => {
  const client = await TestClient.enter(server, 'Ann');
  clients.push(client);
  const { tables } = await client.done('listed', {});
  expect(tables.map(({ about }) => about.seats[0]!.name!).toSorted()).toEqual([...NAMES].toSorted());
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

test('hostile words in a command are answered as words', async () => {
  const client = await TestClient.enter(server, 'Ann');
  clients.push(client);
  const { table } = await client.done('create', { config: { players: 2 } });
  await client.done('open', { table });
  for (const seat of [1, 2]) await client.done('sit', { table, seat });
  await client.done('start', { table });
  await client.until(() => client.tables.get(table)?.boards.length === 2);
  const { position } = client.table(table);
  for (const words of [
    ...NAMES,
    'drive __proto__',
    'drive constructor',
    'x'.repeat(200),
    '1: end',
    '９: end',
  ]) {
    const answer = await client.refused('play', { table, seat: 1, position, commands: [words] });
    expect(['bad-command', 'illegal-command', 'bad-message'], words).toContain(answer.code);
    expect(answer.message.length).toBeLessThanOrEqual(601);
    expect(answer.message).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  }
  expect(client.table(table).position).toBe(position);
});
