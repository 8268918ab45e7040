import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Append, noticeBody, type Store } from '@cordon/tables';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNotices, type Notices, type NoticesOptions } from '../../src/notices/notices.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { isGenuine, startReceiver } from './receivers.ts';

let folder: string;
let store: Store;
const opened: Notices[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cordon-notices-'));
  store = await openSqlite({ file: join(folder, 'cordon.db') });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((notices) => notices.close()));
  await store.close();
  rmSync(folder, { recursive: true });
});

function open(options: Partial<NoticesOptions> = {}) {
  const notices = openNotices({ store, reach: 'any', ...options });
  opened.push(notices);
  return notices;
}

const hookOf = (seat: number, url: string) =>
  ({ id: `hook${seat}`, table: 'table', seat, url, secret: `secret${seat}`, owner: 'guest' }) as const;

const append = (after: number, notices: Append['notices'] = []) =>
  store.append({
    table: 'table',
    after,
    at: Date.now(),
    bodies: ['{}'],
    summary: { status: 'playing', listed: 'no', botDue: 'no', about: '{}' },
    notices,
  });

it('tells the hooks of a seat and of the table what was appended', async () => {
  const receiver = await startReceiver();
  const notices = open();
  await append(0);
  for (const seat of [0, 1, 2]) await store.putHook(hookOf(seat, `${receiver.url}${seat}`));
  const at = Date.now();
  const body = noticeBody({ notice: 'turn', table: 'table', seat: 2, number: 2, waitsFor: 2, at });
  await append(1, [{ seat: 2, body }]);
  notices.wake();
  await expect.poll(() => receiver.received.length).toBe(2);
  await notices.close();
  const received = receiver.received.toSorted((one, other) => one.path.localeCompare(other.path));
  expect(received.map(({ path }) => path)).toEqual(['/0', '/2']);
  for (const [index, one] of received.entries()) {
    expect(one.body).toBe(body);
    expect(isGenuine(one, `secret${index * 2}`)).toBe(true);
  }
});

it('sends a test at once and tells what became of it', async () => {
  const statuses = [200, 500];
  const receiver = await startReceiver((response) => response.writeHead(statuses.shift() ?? 400).end());
  const outcomes: string[] = [];
  const notices = open({ onOutcome: (kind) => outcomes.push(kind) });
  const hook = hookOf(3, receiver.url);
  const link = 'https://cordon.example/t/table';
  expect(await notices.sendTest(hook, link)).toEqual({ kind: 'delivered', status: 200 });
  expect(await notices.sendTest(hook)).toEqual({ kind: 'answered', status: 500 });
  expect(outcomes).toEqual(['delivered', 'answered']);
  const [first, second] = receiver.received;
  expect(isGenuine(first!, 'secret3')).toBe(true);
  expect(JSON.parse(first!.body)).toMatchObject({ notice: 'test', table: 'table', seat: 3, link });
  expect(first!.headers['cordon-delivery']).not.toBe(second!.headers['cordon-delivery']);
});

it('sends no test into a private network', async () => {
  const receiver = await startReceiver();
  const notices = open({ reach: 'public', resolve: async () => ['127.0.0.1'] });
  const named = `http://hook.example:${receiver.port}/`;
  expect(await notices.sendTest(hookOf(1, receiver.url))).toEqual({ kind: 'bad-address' });
  expect(await notices.sendTest(hookOf(1, named))).toEqual({ kind: 'no-address' });
  expect(receiver.connections()).toBe(0);
});

it('waits for a test when it is closed', async () => {
  const held: ServerResponse[] = [];
  const receiver = await startReceiver((response) => held.push(response));
  const notices = open();
  const steps: string[] = [];
  const tested = notices.sendTest(hookOf(1, receiver.url)).then(() => steps.push('tested'));
  await expect.poll(() => held.length).toBe(1);
  const closed = notices.close().then(() => steps.push('closed'));
  held[0]!.end();
  await Promise.all([tested, closed]);
  expect(steps).toEqual(['tested', 'closed']);
});
