// Hints, chances, reasons and analyses over real sockets: fair, forbidden where the table says so, and called off by whoever asked.
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { everybodyLeaves, gather, gatherAndStart, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const GAME = new URL('../../../engine/test/games/won-two-heroic.cordon', import.meta.url);
/** The whole game, or its beginning. */
function saved(moves?: number): string {
  const [head = '', rest = ''] = readFileSync(GAME, 'utf8').split('\nmoves\n');
  if (moves === undefined) return `${head}\nmoves\n${rest}`;
  const lines = rest.split('\n').slice(0, moves);
  return `${head.replace(/result .*/u, 'result running')}\nmoves\n${lines.join('\n')}\n`;
}

describe('hint', () => {
  test('names commands that can be played, with reasons and chances, and the log counts it', async () => {
    const { table, people } = await gatherAndStart(server, { text: saved(9) });
    const ann = people[0]!;
    const { position, boards } = ann.table(table);
    const seat = ann.table(table).info!.you.seats[0]!;
    const hint = await ann.done('hint', { table, seat, position });
    const { waitsFor } = boards[0]!.view;
    expect(hint).toMatchObject({ seat: waitsFor, about: 'actions' });
    expect(hint.best.chance.low).toBeLessThanOrEqual(hint.best.chance.mean);
    expect(hint.alternatives.length).toBeLessThanOrEqual(3);
    for (const { commands, prices, reasons } of [hint.best, ...hint.alternatives]) {
      expect(commands[0]).toMatch(/^\d: /u);
      // A plan within the turn turns over no card, so every step has its price.
      expect(prices?.of).toHaveLength(commands.length);
      expect(reasons.length).toBeGreaterThan(0);
    }
    await ann.until(() => ann.table(table).entries.some(({ entry }) => entry === 'hinted'));
    expect(ann.table(table).position).toBe(position);
    // An event of anybody may come first.
    const [, owner, words = ''] = /^(\d): (.*)$/u.exec(hint.best.commands[0] ?? '') ?? [];
    await play(people[Number(owner) - 1]!, table, Number(owner), words);
  });

  test('needs a seat of one’s own and the board as it is', async () => {
    const { table, people } = await gatherAndStart(server);
    const [ann] = people as [TestClient];
    const { position } = ann.table(table);
    expect(await ann.refused('hint', { table, seat: 2, position })).toMatchObject({ code: 'not-your-seat' });
    expect(await ann.refused('hint', { table, seat: 1, position: position + 1 })).toMatchObject({
      code: 'stale',
    });
    const early = await gather(server);
    expect(
      await early.people[0]!.refused('hint', { table: early.table, seat: 1, position: 0 }),
    ).toMatchObject({ code: 'not-playing' });
  });

  test('is thought about once at a time, and can be called off', async () => {
    const { table, people } = await gatherAndStart(server);
    const [ann] = people as [TestClient];
    const { position } = ann.table(table);
    const one = { type: 'hint', table, seat: 1, position };
    ann.send(JSON.stringify({ ...one, id: 5001 }));
    ann.send(JSON.stringify({ ...one, id: 5002 }));
    ann.send(JSON.stringify({ type: 'cancel', id: 5003, request: 5001 }));
    const about = (id: number): string | undefined =>
      ann.heard.find((text) => text.includes(`"id":${String(id)}`));
    await ann.until(() => [5001, 5002, 5003].every((id) => about(id) !== undefined));
    expect(about(5001)).toContain('"code":"cancelled"');
    expect(about(5002)).toContain('"code":"too-many"');
    expect(about(5003)).toContain('"done"');
    expect(ann.table(table).entries.some(({ entry }) => entry === 'hinted')).toBe(false);
    await ann.done('hint', { table, seat: 1, position });
  });
});

describe('a table without hints', () => {
  test('gives none, tells no chance and explains nothing', async () => {
    const { table, people } = await gatherAndStart(server, { aids: { hints: 'no' } });
    const [ann] = people as [TestClient];
    const { position } = ann.table(table);
    const off = { code: 'hints-off' };
    expect(await ann.refused('hint', { table, seat: 1, position })).toMatchObject(off);
    expect(await ann.refused('chance', { table, seat: 1 })).toMatchObject(off);
    expect(await ann.refused('explain', { table, seat: 1, move: 1 })).toMatchObject(off);
  });
});

describe('chance', () => {
  test('is told to a seat and to somebody who watches, from what each may know', async () => {
    const { table, people, watch } = await gatherAndStart(server, {
      config: { players: 2, options: { hands: 'private' } },
    });
    const [ann] = people as [TestClient];
    const chance = await ann.done('chance', { table, seat: 1 });
    expect(chance.mean).toBeGreaterThan(0);
    expect(chance.mean).toBeLessThan(1);
    expect(await ann.refused('chance', { table, seat: 2 })).toMatchObject({ code: 'not-your-seat' });
    expect(await ann.refused('chance', { table, seat: 0 })).toMatchObject({ code: 'not-your-seat' });
    const eve = await TestClient.enter(server, 'Eve');
    await eve.done('open', { table, ...(watch === undefined ? {} : { key: watch }) });
    expect(await eve.done('chance', { table, seat: 0 })).toMatchObject({ type: 'done' });
    expect(await eve.refused('chance', { table, seat: 1 })).toMatchObject({ code: 'not-your-seat' });
    await eve.close();
  });
});

describe('explain', () => {
  test('tells about moves of bots, and of people when the game is over', async () => {
    const { table, people } = await gatherAndStart(server, { text: saved(9) });
    const [ann] = people as [TestClient];
    expect(await ann.refused('explain', { table, seat: 1, move: 1 })).toMatchObject({ code: 'not-allowed' });
    expect(await ann.refused('explain', { table, seat: 1, move: 99 })).toMatchObject({
      code: 'no-such-move',
    });
    const over = await gatherAndStart(server, { text: saved() });
    const why = await over.people[0]!.done('explain', { table: over.table, seat: 1, move: 1 });
    expect(why.commands[0]).toBe('1: drive chicago');
    expect(why.reasons.length).toBeGreaterThan(0);
  });
});

describe('analysis', () => {
  test('is refused while others play too', async () => {
    const { table, people } = await gatherAndStart(server, { text: saved(9) });
    expect(await people[0]!.refused('analysis', { table })).toMatchObject({ code: 'not-allowed' });
    const without = await gatherAndStart(server, { text: saved(9), aids: { hints: 'no' } });
    expect(await without.people[0]!.refused('analysis', { table: without.table })).toMatchObject({
      code: 'hints-off',
    });
  });

  test('tells how far it is, ends when nobody waits, and is kept once it is there', async () => {
    const { table, people } = await gatherAndStart(server, { text: saved() });
    const [ann, bob] = people as [TestClient, TestClient];
    const progress = (client: TestClient): string[] =>
      client.heard.filter((text) => text.includes('"type":"progress"'));
    ann.send(JSON.stringify({ type: 'analysis', id: 6001, table }));
    await ann.until(() => progress(ann).length > 1);
    ann.send(JSON.stringify({ type: 'cancel', id: 6002, request: 6001 }));
    await ann.until(() => ann.heard.some((text) => text.includes('"code":"cancelled"')));
    const story = await bob.done('analysis', { table });
    expect(progress(bob).length).toBeGreaterThan(2);
    expect(story.end).toBe(1);
    expect(story.line[0]!.from).toBe(0);
    expect(story.turningPoints.length).toBe(3);
    expect(story.marks.filter(({ what }) => what === 'goal')).toHaveLength(story.statistics.reached.length);
    const told = progress(ann).length;
    const { id: _, ...again } = await ann.done('analysis', { table });
    const { id: __, ...before } = story;
    expect(again).toEqual(before);
    expect(progress(ann).length).toBe(told);
  }, 120_000);

  test('keeps no server from going down', async () => {
    const own = await startTestServer();
    const { table, people } = await gatherAndStart(own, { text: saved() });
    const [ann] = people as [TestClient];
    ann.send(JSON.stringify({ type: 'analysis', id: 7001, table }));
    await ann.until(() => ann.heard.some((text) => text.includes('"type":"progress"')));
    await own.close();
    await ann.until(() => ann.closed !== undefined);
    expect(ann.heard.find((text) => text.includes('"id":7001') && text.includes('refused'))).toContain(
      '"code":"cancelled"',
    );
  });
});
