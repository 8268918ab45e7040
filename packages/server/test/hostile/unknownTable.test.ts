// A table that is not there and one that is not for you are the same to you, byte for byte.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { startServer } from '../../src/server.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../folders.ts';
import type { TestClient } from '../support/client.ts';
import { allOf, type OfTable } from '../support/everyRequest.ts';
import { enter, everybodyLeaves, gatherAndStart, type Gathered } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { SUITS_A_TEST } from '../support/suitsATest.ts';

const NOWHERE = 'zzzzzzzzzz';
let server: TestServer;
let gathered: Gathered;
beforeAll(async () => {
  server = await startTestServer({ CORDON_HOOKS: 'any' });
  gathered = await gatherAndStart(server, { listed: 'no', watchers: 'none' });
  await gatherAndStart(server, { names: ['Cay', 'Dan'] });
});
afterEach(() => {
  for (const client of strangers.splice(0)) client.cut();
});
afterAll(async () => {
  everybodyLeaves();
  await server.close();
});

const strangers: TestClient[] = [];
async function stranger(name?: string): Promise<TestClient> {
  const client = await enter(server, name);
  strangers.push(client);
  return client;
}

/** The bytes of the answers, in order. */
async function heardAfter(client: TestClient, requests: readonly OfTable[]): Promise<string[]> {
  const { length } = client.heard;
  for (const [index, { type, id: _, ...fields }] of requests.entries()) {
    client.send(JSON.stringify({ type, id: index + 1000, ...fields }));
    await client.until(() => client.heard.length > length + index);
  }
  return client.heard.slice(length);
}

test.each(['a guest', 'somebody without a name'])('%s cannot tell them apart', async (who) => {
  const client = await stranger(who === 'a guest' ? 'Eve' : undefined);
  const there = await heardAfter(client, allOf(gathered.table));
  const nowhere = await heardAfter(client, allOf(NOWHERE));
  expect(there).toEqual(nowhere);
  const codes = there.map((text) => (JSON.parse(text) as { code?: string }).code ?? 'done');
  const known = who === 'a guest' ? ['unknown-table', 'done'] : ['unknown-table', 'guest-needed', 'done'];
  expect(new Set(codes)).toEqual(new Set(known));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
});

test('nor by keys that open another table', async () => {
  const client = await stranger('Eve');
  const other = await gatherAndStart(server, { names: ['Fay', 'Gus'] });
  const keyed = (table: string): OfTable[] =>
    [...other.keys, other.invite, other.watch!].map((key) => ({ type: 'open', id: 1, table, key }));
  expect(await heardAfter(client, keyed(gathered.table))).toEqual(await heardAfter(client, keyed(NOWHERE)));
});

test('nor by the page of a link', async () => {
  const pageOf = async (table: string): Promise<string> => {
    const answer = await fetch(`${server.http}/t/${table}`);
    return `${String(answer.status)} ${(await answer.text()).replaceAll(table, 'TABLE')}`;
  };
  expect(await pageOf(gathered.table)).toBe(await pageOf(NOWHERE));
});

test('nor does the server ask the disk for anything more', async () => {
  let reads: string[] = [];
  const settings = readSettings({ ...SUITS_A_TEST, CORDON_DATA: `${temporaryFolder()}/cordon.db` });
  const counting: typeof openStore = async (...args) => {
    const store = await openStore(...args);
    return new Proxy(store, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          reads.push(String(name));
          return Reflect.apply(value, target, given);
        };
      },
    });
  };
  const first = await startServer(settings, counting);
  const place = (port: number) => ({
    http: `http://127.0.0.1:${String(port)}`,
    socket: `ws://127.0.0.1:${String(port)}/socket`,
  });
  const { table } = await gatherAndStart(place(first.port));
  everybodyLeaves();
  await first.close();
  // After a restart neither is in memory.
  const second = await startServer(settings, counting);
  const client = await enter(place(second.port), 'Eve');
  const key = 'abcdefghjkmnpqrstvwxyz0123';
  const readsOf = async (id: string): Promise<string[]> => {
    reads = [];
    await client.refused('open', { table: id, key });
    return reads;
  };
  expect(await readsOf(table)).toEqual(['read']);
  expect(await readsOf(NOWHERE)).toEqual(['read']);
  everybodyLeaves();
  await second.close();
});
