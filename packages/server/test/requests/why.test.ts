// Why something cannot be done now, in the words of the refusals.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { everybodyLeaves, gather, gatherAndStart, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

describe('why', () => {
  test('says what is missing, and nothing about what can be done or is not there', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene({}) });
    const [ann] = people as [TestClient];
    const { reasons } = await ann.done('why', {
      table,
      seat: 1,
      kinds: ['drive', 'cure', 'shuttle', 'peek', 'cure'],
    });
    expect(reasons.map(({ kind }) => kind)).toEqual(['cure', 'shuttle']);
    for (const { reason, message } of reasons) {
      expect(reason).toMatch(/^[a-z-]+$/u);
      expect(message).toMatch(/\.$/u);
    }
  });

  test('says why not this command', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene({}) });
    const [ann] = people as [TestClient];
    const { reasons } = await ann.done('why', {
      table,
      seat: 1,
      commands: ['drive chicago', 'drive lima', 'fly to the moon', 'drive lima'],
    });
    expect(reasons).toMatchObject([
      { command: 'drive lima', message: expect.stringMatching(/Lima/u) as string },
      { command: 'fly to the moon' },
    ]);
  });

  test('changes nothing and needs a seat of a running game', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene({}) });
    const [ann, bob] = people as [TestClient, TestClient];
    const { number } = ann.table(table);
    expect(await bob.done('why', { table, seat: 2, kinds: ['drive'] })).toMatchObject({
      reasons: [{ kind: 'drive', reason: 'not-your-turn' }],
    });
    expect(await bob.refused('why', { table, seat: 1, kinds: ['drive'] })).toMatchObject({
      code: 'not-your-seat',
    });
    await play(ann, table, 1, 'drive chicago');
    expect(ann.table(table).number).toBe(number + 1);
    const early = await gather(server);
    expect(
      await early.people[0]!.refused('why', { table: early.table, seat: 1, kinds: ['drive'] }),
    ).toMatchObject({
      code: 'not-playing',
    });
  });
});
