// Two tiny clients play a whole game of each kind against a real server, with breaks in between.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { TinyClient } from './tinyClient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the tiny client', () => {
  test.each(['base', 'iberia'])('plays a whole game from the page alone: %s', async (game) => {
    const host = `127.0.0.1:${String(server.port)}`;
    const [ann, bob] = [new TinyClient(host), new TinyClient(host)];
    for (const [client, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
    ] as const) {
      await client.introduce(name);
      await client.connect();
    }
    const made = await ann.done('create', { config: { game, players: 2 } });
    await ann.open(made.table);
    await ann.done('sit', { table: made.table, seat: 1 });
    // Bob comes by the link, and later by the key of his seat alone.
    const [path, key] = `https://cordon.example/t/${made.table}#${made.invite}`.split('#') as [
      string,
      string,
    ];
    await bob.open(path.split('/t/')[1]!, key);
    const seat = await bob.done('sit', { table: bob.table, seat: 2 });
    bob.key = seat.key;
    bob.forgetCookie();
    const promised = ann.info!.seedHash;
    await ann.done('start', { table: ann.table });
    await ann.open(ann.table);
    await bob.disconnect();
    await bob.connect();

    await Promise.all([ann.playToTheEnd([3, 9, 20]), bob.playToTheEnd([2, 10])]);

    for (const client of [ann, bob]) {
      expect(client.info?.status).toBe('over');
      expect(client.board?.view.ending).toMatch(/^(won|outbreaks|cubes|cards)$/u);
      expect(client.keptItsPromise(promised)).toBe(true);
      expect(client.keptItsPromise('0'.repeat(64))).toBe(false);
      expect(client.entries.map(({ number }) => number)).toEqual(client.entries.map((_, index) => index + 1));
      const marks = client.entries.flatMap(({ mark }) => mark ?? []);
      expect(new Set(marks).size).toBe(marks.length);
    }
    // Some deals are lost in the first turn.
    expect(ann.entries.map(({ entry }) => entry)).toContain('played');
    expect(ann.entries.map(({ number, entry, mark }) => [number, entry, mark])).toEqual(
      bob.entries.map(({ number, entry, mark }) => [number, entry, mark]),
    );
    await ann.disconnect();
    await bob.disconnect();
  });

  test('knows nothing of this house', async () => {
    const source = await readFile(new URL('tinyClient.ts', import.meta.url), 'utf8');
    const imports = Array.from(
      source.matchAll(/\b(?:import|from|require)\b[^'"`;]*['"`]([^'"`]+)/gu),
      ([, name]) => name,
    );
    expect(imports).toEqual(['node:crypto']);
  });
});
