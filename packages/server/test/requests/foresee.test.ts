// Where a plan would lead, without anybody hearing of it and without finding out what is hidden.
import { priceAt } from '@cordon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { everybodyLeaves, gatherAndStart } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

describe('foresee', () => {
  test('tells another seat what could be said after each step, and changes nothing', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [, bob] = people as [TestClient, TestClient];
    const { number, position } = bob.table(table);
    const now = await bob.done('foresee', { table, seat: 2, position, commands: [] });
    expect(now.legal).toContain('1: drive chicago');
    const drive = priceAt(now.prices, now.legal.indexOf('1: drive chicago'));
    expect(drive).toEqual({ actions: 1, cards: [] });
    expect(now.prices?.of).toHaveLength(now.legal.length);
    expect(now).not.toHaveProperty('steps');
    const later = await bob.done('foresee', {
      table,
      seat: 2,
      position,
      commands: ['1: drive chicago', '1: drive montreal'],
    });
    expect(later.view.seats[0]).toMatchObject({ city: 'montreal' });
    expect(later.view.frames.at(-1)).toMatchObject({ frame: 'actions', left: 2 });
    expect(later.legal).toContain('1: drive new-york');
    expect(later.legal).not.toContain('1: drive miami');
    expect([0, 1, 2].map((step) => priceAt(later.steps, step))).toEqual([drive, drive, undefined]);
    expect(bob.table(table).number).toBe(number);
  });

  test('ends where a card would be revealed, and shows none', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann] = people as [TestClient];
    const { position, boards } = ann.table(table);
    const end = await ann.done('foresee', { table, seat: 1, position, commands: ['end'] });
    expect(end.legal).toEqual([]);
    expect(end.view.seats).toEqual(boards[0]?.view.seats);
  });

  test('makes nothing up about a hand that is hidden', async () => {
    const scene = quietScene({ options: { hands: 'private' } });
    const { table, people } = await gatherAndStart(server, { text: scene });
    const [ann, bob] = people as [TestClient, TestClient];
    const { position, boards } = bob.table(table);
    // Who begins showed a card to prove it.
    const known = boards[0]!.view.seats[0]!.hand;
    const hidden = ann.table(table).boards[0]!.view.seats[0]!.hand.filter((card) => !known.includes(card));
    expect(hidden.length).toBeGreaterThan(1);
    const { legal } = await bob.done('foresee', { table, seat: 2, position, commands: [] });
    expect(legal).toContain('1: drive chicago');
    expect(hidden.filter((card) => legal.includes(`1: direct ${card}`))).toEqual([]);
  });

  test('refuses what a plan would be refused for', async () => {
    const { table, people } = await gatherAndStart(server, { text: quietScene() });
    const [ann, bob] = people as [TestClient, TestClient];
    const { position } = ann.table(table);
    const at = { table, seat: 1, position };
    expect(await ann.refused('foresee', { ...at, commands: ['drive lima'] })).toMatchObject({
      code: 'illegal-command',
      reason: 'not-connected',
    });
    expect(await ann.refused('foresee', { ...at, commands: ['end', 'end'] })).toMatchObject({
      code: 'illegal-command',
    });
    expect(await bob.refused('foresee', { ...at, commands: [] })).toMatchObject({ code: 'not-your-seat' });
    expect(await ann.refused('foresee', { ...at, position: position - 1, commands: [] })).toMatchObject({
      code: 'stale',
    });
  });
});
