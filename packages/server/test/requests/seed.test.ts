// The promise: the hash of the seed before the first card, the seed itself when the game is over.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { parseSave, replay, view } from '@cordon/engine';
import type { TestClient } from '../support/client.ts';
import { agree, everybodyLeaves, gather } from '../support/gathering.ts';
import { playToTheEnd } from '../support/playing.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

describe('the seed', () => {
  test.each(['base', 'iberia'])('is promised at the start and told at the end: %s', async (game) => {
    const { table, people } = await gather(server, { config: { game } });
    const [ann, bob] = people as [TestClient, TestClient];
    const promised = ann.table(table).info!.seedHash!;
    expect(promised).toMatch(/^[0-9a-f]{64}$/u);
    await ann.done('start', { table });
    await agree(table, ann, bob);
    await playToTheEnd(people, table);
    await agree(table, ann, bob);
    const { info, boards, move } = ann.table(table);
    expect(info?.status).toBe('over');
    expect(info?.seedHash).toBe(promised);
    expect(createHash('sha256').update(info!.seed!).digest('hex')).toBe(promised);
    expect(bob.table(table).info?.seed).toBe(info!.seed);
    // It had been told to nobody before.
    for (const person of people) {
      const last = person.heard.findIndex((text) => text.includes('"status":"over"'));
      expect(person.heard.slice(0, last).join('\n')).not.toContain(info!.seed);
    }
    // And it is the seed of what was played.
    const saved = parseSave((await ann.done('export', { table })).text);
    if (!saved.ok) throw new Error(saved.error.message);
    const replayed = replay(saved.value);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(saved.value.commands).toHaveLength(move);
    expect(view(replayed.value.state, 1)).toEqual(boards[0]!.view);
  });
});
