// A server of its own for one measurement, and guests who sit at tables there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeGuest } from '../asker.ts';
import { readSettings } from '../../../src/settings.ts';
import { startServer } from '../../../src/server.ts';
import { TestClient } from '../../../test/support/client.ts';
import { legalOf, play } from '../../../test/support/gathering.ts';
import { SUITS_A_TEST } from '../../../test/support/suitsATest.ts';

/** Seconds, one for each round. */
export interface Waits {
  readonly alone: readonly number[];
  readonly beside: readonly number[];
}

export interface Scene {
  readonly enter: (name: string) => Promise<TestClient>;
  /** One guest on several sockets. */
  readonly enterTimes: (name: string, times: number) => Promise<readonly TestClient[]>;
}

/** Measures alone, then again with a greedy guest at work. */
export async function measure(
  environment: Readonly<Record<string, string>>,
  rounds: number,
  prepare: (scene: Scene) => Promise<() => Promise<number>>,
  beGreedy: (scene: Scene) => Promise<void>,
): Promise<Waits> {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-fair-'));
  const server = await startServer(
    readSettings({ ...SUITS_A_TEST, CORDON_DATA: join(folder, 'cordon.db'), ...environment }),
  );
  const place = `ws://127.0.0.1:${String(server.port)}/socket`;
  const all: TestClient[] = [];
  const come = async (cookie: string): Promise<TestClient> => {
    const client = await TestClient.connect(place, { cookie });
    await client.done('hello', { protocol: 1 });
    all.push(client);
    return client;
  };
  const scene: Scene = {
    enter: async (name) => come(await makeGuest(server.port, name)),
    async enterTimes(name, times) {
      const cookie = await makeGuest(server.port, name);
      return Promise.all(Array.from({ length: times }, () => come(cookie)));
    },
  };
  const once = await prepare(scene);
  // The first round starts threads.
  await once();
  const alone = await repeat(rounds, once);
  await beGreedy(scene);
  await once();
  const beside = await repeat(rounds, once);
  for (const client of all) client.cut();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  return { alone, beside };
}

async function repeat(rounds: number, once: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let number = 0; number < rounds; number++) waits.push(await once());
  return waits;
}

/** A started table: the client on seat 1, and on the others too unless a bot is named. */
export async function sitDown(client: TestClient, bot?: string, players = 2): Promise<string> {
  const { table } = await client.done('create', { config: { players, epidemics: 4 } });
  await client.done('open', { table });
  await client.done('sit', { table, seat: 1 });
  for (let seat = 2; seat <= players; seat++)
    if (bot === undefined) await client.done('sit', { table, seat });
    else await client.done('bot', { table, seat, bot });
  await client.done('start', { table });
  await client.until(() => client.tables.get(table)?.boards[0] !== undefined);
  return table;
}

const waitsFor = (client: TestClient, table: string): number =>
  client.table(table).boards[0]?.view.waitsFor ?? 0;

/** Plays on for whichever of the client's seats it is, until the game waits for a seat or is over. */
export async function playUntil(
  client: TestClient,
  table: string,
  isThere: (seat: number) => boolean,
): Promise<void> {
  for (let seat = waitsFor(client, table); seat > 0 && !isThere(seat); seat = waitsFor(client, table)) {
    const legal = legalOf(client, table, seat);
    if (legal.length === 0) return;
    const { number } = client.table(table);
    await play(
      client,
      table,
      seat,
      legal.find((words) => words === 'end' || words === 'pass') ?? legal.at(-1)!,
    );
    await client.until(() => client.table(table).number > number);
  }
}

export const isOver = (client: TestClient, table: string): boolean =>
  client.table(table).info?.status !== 'playing';

export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
