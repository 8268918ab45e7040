// A server process that is asked to end: what is under way is answered, everybody is told, nothing is lost.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { guestCookie, TestClient } from './support/client.ts';
import { lockTable, untilWaiting } from './support/locks.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startProcess } from './support/process.ts';
import { temporaryFolder } from './folders.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

async function serve(environment: Readonly<Record<string, string>>) {
  const started = startProcess(environment);
  onTestFinished(async () => {
    started.kill('SIGKILL');
    await started.ended;
  });
  return { ...started, ...(await started.serving) };
}

/** Waits until the server is no longer ready and says why, over connections of its own. */
async function untilUnready(http: string): Promise<unknown> {
  for (;;) {
    const response = await fetch(`${http}/ready`, { headers: { connection: 'close' } });
    if (response.status === 503) return response.json();
    await pause(5);
  }
}

const DRAINING = { ready: 'no', because: 'draining' };

test('answers what is under way, says goodbye to all, and ends well', async () => {
  const url = await postgres.makeDatabase();
  const server = await serve({ DATABASE_URL: url, CORDON_DRAIN_SECONDS: '60' });
  const cookie = await guestCookie(server.http, 'Ann');
  const ann = await TestClient.connect(server.socket, { cookie });
  await ann.done('hello', { protocol: 1 });
  const { table } = await ann.done('create', { config: { players: 2 } });
  const idle = await TestClient.enter(server);

  const letGo = await lockTable(url, table);
  const said = ann.done('say', { table, text: 'One moment' });
  await untilWaiting(url, 1);
  server.kill('SIGTERM');
  expect(await untilUnready(server.http)).toEqual(DRAINING);

  await idle.until(() => idle.closed !== undefined);
  expect(idle.bye).toMatchObject({ type: 'bye', code: 'unavailable' });
  expect(idle.closed).toEqual({ code: 1012, reason: 'unavailable' });
  expect((await fetch(`${server.http}/health`, { headers: { connection: 'close' } })).status).toBe(200);
  await expect(TestClient.connect(server.socket)).rejects.toThrow('503');
  expect(await ann.refused('say', { table, text: 'And another thing' })).toMatchObject({
    code: 'unavailable',
  });
  expect(ann.closed).toBeUndefined();

  await letGo();
  expect(await said).toMatchObject({ type: 'done', number: 2 });
  await ann.until(() => ann.closed !== undefined);
  expect(ann.bye).toMatchObject({ type: 'bye', code: 'unavailable' });
  expect(ann.closed).toEqual({ code: 1012, reason: 'unavailable' });
  expect(await server.ended).toEqual({ code: 0, signal: null });

  const again = await serve({ DATABASE_URL: url });
  const back = await TestClient.connect(again.socket, { cookie });
  await back.done('hello', { protocol: 1 });
  await back.done('open', { table, after: 1 });
  await back.until(() => back.tables.get(table)?.number === 2);
  expect(back.table(table).entries).toMatchObject([{ number: 2, entry: 'said', text: 'One moment' }]);
  back.cut();
});

test('does not wait for ever for a socket that answers nothing', async () => {
  const server = await serve({ CORDON_DATA: `${temporaryFolder()}/cordon.db`, CORDON_DRAIN_SECONDS: '1' });
  const deaf = new WebSocket(server.socket);
  deaf.on('error', () => {});
  await once(deaf, 'open');
  deaf.pause();
  server.kill('SIGTERM');
  expect(await untilUnready(server.http)).toEqual(DRAINING);
  expect(await server.ended).toEqual({ code: 0, signal: null });
  deaf.terminate();
});

test('ends at once for somebody who asks twice', async () => {
  const server = await serve({ CORDON_DATA: `${temporaryFolder()}/cordon.db`, CORDON_DRAIN_SECONDS: '600' });
  const deaf = new WebSocket(server.socket);
  deaf.on('error', () => {});
  await once(deaf, 'open');
  deaf.pause();
  server.kill('SIGTERM');
  expect(await untilUnready(server.http)).toEqual(DRAINING);
  server.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 1, signal: null });
  deaf.terminate();
});
