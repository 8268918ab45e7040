// A backup is put back: whoever knows more than the server, or something else, hears the server's own history from its beginning.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { restore } from '../src/restore.ts';
import { temporaryFolder } from './folders.ts';
import { TestClient } from './support/client.ts';
import { everybodyLeaves } from './support/gathering.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { TinyClient } from './tinyClient/tinyClient.ts';

afterEach(everybodyLeaves);

async function start(file: string): Promise<TestServer> {
  const server = await startTestServer({ CORDON_DATA: file, CORDON_SECRET: 'x'.repeat(32) });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...server, close };
}

const hostOf = ({ port }: TestServer): string => `127.0.0.1:${String(port)}`;

async function come(server: TestServer, name: string): Promise<TinyClient> {
  const client = new TinyClient(hostOf(server));
  await client.introduce(name);
  await client.connect();
  return client;
}

const words = (client: TinyClient): string[] =>
  client.entries.map((entry) => ('text' in entry ? String(entry.text) : entry.entry));

test.each(['ahead of it', 'overtaken by it'])('a client that is %s throws away what it has', async (how) => {
  const file = join(temporaryFolder(), 'cordon.db');
  const backup = join(temporaryFolder(), 'backup.db');
  const first = await start(file);
  const ann = await come(first, 'Ann');
  const { table } = await ann.done('create', { config: {} });
  await ann.open(table);
  await ann.done('say', { table, text: 'before' });
  await backUp(file, backup);
  for (const text of ['lost 1', 'lost 2']) await ann.done('say', { table, text });
  await ann.open(table);
  expect(words(ann)).toEqual(['created', 'before', 'lost 1', 'lost 2']);
  await ann.disconnect();
  await first.close();

  // The same backup is put back twice: the second time is a new history too.
  for (const round of ['one', 'two']) {
    expect(restore(backup, file)).toContain('replaced');
    const server = await start(file);
    ann.moveTo(hostOf(server));
    const added = how === 'ahead of it' ? [`${round} 1`] : ['1', '2', '3'].map((nth) => `${round} ${nth}`);
    // Somebody else, who came only now, goes on first.
    const device = new TinyClient(hostOf(server));
    device.takeCookieOf(ann);
    await device.connect();
    await device.open(table);
    for (const text of added) await device.done('say', { table, text });
    await ann.connect();
    expect(words(ann)).toEqual(['created', 'before', ...added]);
    expect(ann.entries.map(({ number }) => number)).toEqual(ann.entries.map((_, index) => index + 1));
    await ann.disconnect();
    await device.disconnect();
    await server.close();
  }
});

test('the epoch is told, stays over a start, and what was known in it is not sent again', async () => {
  const file = join(temporaryFolder(), 'cordon.db');
  const first = await start(file);
  const ann = await TestClient.enter(first, 'Ann');
  const { epoch } = await ann.done('hello', { protocol: 1 });
  const { table } = await ann.done('create', { config: {}, listed: 'yes' });
  for (const text of ['a', 'b']) await ann.done('say', { table, text });
  ann.cut();
  await first.close();
  const second = await start(file);
  const again = await TestClient.enter(second);
  expect(await again.done('open', { table, after: 2, epoch })).toMatchObject({ number: 3, epoch });
  await again.until(() => again.tables.get(table)?.info !== undefined);
  expect(again.table(table).entries.map(({ number }) => number)).toEqual([3]);
  const other = await TestClient.enter(second);
  await other.done('open', { table, after: 2, epoch: 'another' });
  await other.until(() => other.tables.get(table)?.info !== undefined);
  expect(other.table(table).entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  again.cut();
  other.cut();
});

test('a running server, or a file that is none of ours, is left alone', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'cordon.db');
  const backup = join(temporaryFolder(), 'backup.db');
  const server = await start(file);
  await backUp(file, backup);
  expect(() => restore(backup, file)).toThrow('another server is using it');
  await server.close();
  const before = readdirSync(folder);
  expect(() => restore(join(folder, 'absent'), file)).toThrow('does not exist');
  expect(() => restore(import.meta.filename, file)).toThrow('not a database');
  expect(readdirSync(folder)).toEqual(before);
});
