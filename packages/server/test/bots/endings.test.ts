// A server process that ends while a bot thinks: it waits for no bot, and the next process asks the bot again by itself.
import { expect, onTestFinished, test } from 'vitest';
import { guestCookie, TestClient } from '../support/client.ts';
import { startProcess } from '../support/process.ts';
import { temporaryFolder } from '../folders.ts';

async function serve(file: string) {
  const started = startProcess({ CORDON_DATA: file });
  onTestFinished(async () => {
    started.kill('SIGKILL');
    await started.ended;
  });
  return { ...started, ...(await started.serving) };
}

async function enter(socket: string, cookie: string): Promise<TestClient> {
  const client = await TestClient.connect(socket, { cookie });
  await client.done('hello', { protocol: 1 });
  return client;
}

const movesOf = (client: TestClient, table: string): number =>
  client.tables.get(table)?.entries.filter(({ entry }) => entry === 'played').length ?? 0;

test.each([
  ['SIGTERM', { code: 0, signal: null }],
  ['SIGKILL', { code: null, signal: 'SIGKILL' }],
] as const)('%s while a strong bot thinks', async (signal, ending) => {
  const file = `${temporaryFolder()}/cordon.db`;
  const first = await serve(file);
  const cookie = await guestCookie(first.http, 'Ann');
  const ann = await enter(first.socket, cookie);
  const { table } = await ann.done('create', { config: { players: 2 } });
  await ann.done('open', { table });
  for (const seat of [1, 2]) await ann.done('bot', { table, seat, bot: 'strong' });
  await ann.done('start', { table });
  first.kill(signal);
  expect(await first.ended).toEqual(ending);
  expect(first.logged.filter((line) => line.includes('a bot failed'))).toEqual([]);

  const second = await serve(file);
  const back = await enter(second.socket, cookie);
  await back.done('open', { table });
  await back.until(() => movesOf(back, table) > 0);
  back.cut();
});
