// Invitations, taking seats, leaving them, handing them over, several seats for one and several devices for a seat.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import {
  agree,
  enter,
  everybodyLeaves,
  gather,
  gatherAndStart,
  legalOf,
  play,
} from '../support/gathering.ts';
import { aKey } from '../support/like.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { quietScene } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const seatsOf = (client: TestClient, table: string) =>
  client.table(table).info!.seats.map(({ person, bot }) => person?.name ?? bot ?? 'open');
const lastEntry = (client: TestClient, table: string) => client.table(table).entries.at(-1);

describe('the invitation', () => {
  test('lets somebody in who then may sit down', async () => {
    const ann = await enter(server, 'Ann');
    const bob = await enter(server, 'Bob');
    const { table, invite } = await ann.done('create', { config: {} });
    expect(await bob.refused('sit', { table, seat: 2 })).toMatchObject({ code: 'unknown-table' });
    expect(await bob.done('open', { table, key: invite })).toMatchObject({ number: 1, seats: [] });
    await bob.until(() => bob.tables.get(table)?.info !== undefined);
    expect(bob.table(table).info?.you).toEqual({ seats: [], host: 'no', maySit: 'yes' });
    expect(await bob.done('sit', { table, seat: 2 })).toMatchObject({ key: aKey });
    expect(bob.table(table).info?.you).toEqual({ seats: [2], host: 'no', maySit: 'yes' });
    expect(seatsOf(bob, table)).toEqual(['open', 'Bob']);
    expect(lastEntry(bob, table)).toMatchObject({
      number: 2,
      entry: 'sat',
      seat: 2,
      person: { name: 'Bob' },
    });
  });

  test('can be renewed by the host alone: the old link opens nothing any more', async () => {
    const { table, invite, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const cleo = await enter(server, 'Cleo');
    await cleo.done('open', { table, key: invite });
    expect(await bob.refused('link', { table, which: 'invite' })).toMatchObject({ code: 'not-allowed' });
    const { key } = await ann.done('link', { table, which: 'invite' });
    expect(key).not.toBe(invite);
    // Whoever came by the old link and did not sit down hears nothing more.
    await cleo.until(() => cleo.lost.length > 0);
    expect(cleo.lost).toEqual([
      {
        type: 'closed',
        table,
        code: 'unknown-table',
        message: 'This table is no longer open to you.',
      },
    ]);
    expect(await cleo.refused('open', { table, key: invite })).toMatchObject({ code: 'unknown-table' });
    expect(await cleo.done('open', { table, key })).toMatchObject({ seats: [] });
    // Whoever sits stays.
    await bob.done('say', { table, text: 'Still here.' });
    expect(lastEntry(bob, table)).toMatchObject({ entry: 'said', text: 'Still here.' });
  });
});

describe('sit', () => {
  test('a taken seat, a seat that is not there, and somebody without a name', async () => {
    const { table, invite } = await gather(server);
    const cleo = await enter(server, 'Cleo');
    await cleo.done('open', { table, key: invite });
    expect(await cleo.refused('sit', { table, seat: 1 })).toMatchObject({
      code: 'seat-taken',
      message: 'Ann sits there.',
    });
    expect(await cleo.refused('sit', { table, seat: 3 })).toMatchObject({
      code: 'no-such-seat',
      message: 'This table has no seat 3.',
    });
    const nobody = await enter(server);
    await nobody.done('open', { table, key: invite });
    expect(await nobody.refused('sit', { table, seat: 1 })).toMatchObject({ code: 'guest-needed' });
  });

  test('a watcher may not', async () => {
    const { table, watch } = await gather(server, { config: { players: 3 } });
    const cleo = await enter(server, 'Cleo');
    await cleo.done('open', { table, key: watch! });
    expect(await cleo.refused('sit', { table, seat: 3 })).toMatchObject({ code: 'not-allowed' });
  });

  test('one person may hold several seats and plays them all', async () => {
    const ann = await enter(server, 'Ann');
    // A random deal could be lost before the second seat had a turn.
    const { table } = await ann.done('import', { text: quietScene() });
    await ann.done('open', { table });
    const keys = [await ann.done('sit', { table, seat: 1 }), await ann.done('sit', { table, seat: 2 })];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
    await ann.done('start', { table });
    const { boards, info } = ann.table(table);
    expect(info?.you.seats).toEqual([1, 2]);
    expect(boards.map(({ seat, view }) => [seat, view.viewer])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const players = new Set<number>();
    // The first command is always the one that goes on, so each has a turn soon.
    while (players.size < 2) {
      const seat = ann.table(table).boards[0]!.view.waitsFor;
      await play(ann, table, seat, legalOf(ann, table, seat)[0]!);
      players.add(seat);
    }
    expect(ann.table(table).entries.at(-1)).toMatchObject({ entry: 'played' });
    expect(players).toEqual(new Set([1, 2]));
  });
});

describe('leave', () => {
  test('opens the seat, and its key is dead', async () => {
    const { table, people, keys } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await bob.done('leave', { table, seat: 2 });
    await agree(table, bob, ann);
    expect(seatsOf(ann, table)).toEqual(['Ann', 'open']);
    expect(lastEntry(ann, table)).toMatchObject({ entry: 'left', seat: 2, how: 'left' });
    const nobody = await enter(server);
    expect(await nobody.refused('open', { table, key: keys[1]! })).toMatchObject({ code: 'unknown-table' });
    expect((await bob.done('tables', {})).tables).toEqual([]);
    // Whoever sat here once may come back without the link.
    const again = await bob.done('sit', { table, seat: 2 });
    expect(again.key).not.toBe(keys[1]);
  });

  test('the host may ask anybody to get up, others only themselves', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    expect(await bob.refused('leave', { table, seat: 1 })).toMatchObject({ code: 'not-your-seat' });
    await ann.done('leave', { table, seat: 2 });
    expect(seatsOf(ann, table)).toEqual(['Ann', 'open']);
    expect(await ann.refused('leave', { table, seat: 2 })).toMatchObject({
      code: 'seat-empty',
      message: 'Nobody sits there.',
    });
  });

  test('whom the host makes get up comes back only by an invitation that still holds', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await ann.done('leave', { table, seat: 2 });
    expect(lastEntry(ann, table)).toMatchObject({ entry: 'left', seat: 2, how: 'removed' });
    const { key } = await ann.done('link', { table, which: 'invite' });
    expect(await bob.refused('sit', { table, seat: 2 })).toMatchObject({ code: 'unknown-table' });
    await bob.done('open', { table, key });
    await bob.done('sit', { table, seat: 2 });
  });

  test('somebody who gets up in the middle of a game can come back to it', async () => {
    const { table, people } = await gatherAndStart(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await bob.done('leave', { table, seat: 2 });
    expect(bob.table(table).boards.map(({ seat }) => seat)).toEqual([0]);
    await bob.done('sit', { table, seat: 2 });
    expect(bob.table(table).boards.map(({ seat }) => seat)).toEqual([2]);
    await agree(table, bob, ann);
    expect(ann.table(table).info?.status).toBe('playing');
  });
});

describe('hand-over', () => {
  test('the new link seats another guest, and the old key is dead', async () => {
    const { table, people, keys } = await gatherAndStart(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const { key } = await bob.done('hand-over', { table, seat: 2 });
    expect(lastEntry(bob, table)).toMatchObject({ entry: 'left', seat: 2, how: 'handed-over' });
    expect(seatsOf(bob, table)).toEqual(['Ann', 'open']);
    const nobody = await enter(server);
    expect(await nobody.refused('open', { table, key: keys[1]! })).toMatchObject({ code: 'unknown-table' });
    // It is kept for whoever has the link.
    expect(await bob.refused('sit', { table, seat: 2 })).toMatchObject({ code: 'seat-taken' });
    const cleo = await enter(server, 'Cleo');
    expect(await cleo.done('open', { table, key })).toMatchObject({ seats: [2] });
    await agree(table, cleo, ann, bob);
    expect(seatsOf(ann, table)).toEqual(['Ann', 'Cleo']);
    expect(bob.table(table).info?.you.seats).toEqual([]);
    expect((await bob.done('tables', {})).tables).toEqual([]);
    expect((await cleo.done('tables', {})).tables).toMatchObject([{ table, seats: [2] }]);
    // The key that was handed over stays the key of the seat.
    expect(await nobody.done('open', { table, key })).toMatchObject({ seats: [2] });
  });

  test('nobody hands over what is not theirs', async () => {
    const { table, people } = await gather(server);
    const [ann] = people as [TestClient];
    expect(await ann.refused('hand-over', { table, seat: 2 })).toMatchObject({ code: 'not-your-seat' });
  });

  test('the host may take back a seat that was handed over to nobody yet', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const { key } = await bob.done('hand-over', { table, seat: 2 });
    await ann.done('leave', { table, seat: 2 });
    const cleo = await enter(server, 'Cleo');
    expect(await cleo.refused('open', { table, key })).toMatchObject({ code: 'unknown-table' });
    await ann.done('sit', { table, seat: 2 });
    expect(ann.table(table).info?.you.seats).toEqual([1, 2]);
  });

  test('the same guest may open the link twice at once', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const { key } = await bob.done('hand-over', { table, seat: 2 });
    const cleo = await enter(server, 'Cleo');
    const answers = await Promise.all([
      cleo.ask('open', { table, key }),
      cleo.ask('open', { table, key }),
      cleo.ask('open', { table, key }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ type: 'done', seats: [2] });
    await agree(table, cleo, ann);
    const sat = ann.table(table).entries.filter(({ entry }) => entry === 'sat');
    expect(sat).toHaveLength(3);
  });
});

describe('a link to a seat', () => {
  test('plays on a second device without a name', async () => {
    const { table, keys } = await gatherAndStart(server);
    const device = await enter(server);
    expect(await device.done('open', { table, key: keys[0]! })).toMatchObject({ seats: [1] });
    expect(await device.done('open', { table, key: keys[1]! })).toMatchObject({ seats: [1, 2] });
    await device.until(() => device.table(table).boards.length === 2);
    const seat = device.table(table).boards[0]!.view.waitsFor;
    await play(device, table, seat, legalOf(device, table, seat)[0]!);
    expect(lastEntry(device, table)).toMatchObject({ entry: 'played', seat });
  });

  test('makes a second device with a name one of the seat’s own, and its list shows the table', async () => {
    const { table, people, keys } = await gather(server);
    const [ann] = people as [TestClient];
    const phone = await enter(server, 'Bob on the phone');
    expect(await phone.done('open', { table, key: keys[1]! })).toMatchObject({ seats: [2] });
    await agree(table, phone, ann);
    expect(lastEntry(ann, table)).toMatchObject({ entry: 'shared', seat: 2 });
    expect(JSON.stringify(lastEntry(ann, table))).not.toContain('phone');
    expect(seatsOf(ann, table)).toEqual(['Ann', 'Bob']);
    expect((await phone.done('tables', {})).tables).toMatchObject([{ table, seats: [2] }]);
    // Coming back needs no key and is no news.
    const { number } = phone.table(table);
    await phone.done('close', { table });
    expect(await phone.done('open', { table })).toMatchObject({ number, seats: [2] });
  });

  test('keys that one connection shows at the same time all count', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const first = await ann.done('hand-over', { table, seat: 1 });
    const second = await bob.done('hand-over', { table, seat: 2 });
    const nobody = await enter(server);
    const cleo = await enter(server, 'Cleo');
    await Promise.all([first, second].map(({ key }) => cleo.done('open', { table, key })));
    await Promise.all([first, second].map(({ key }) => nobody.done('open', { table, key })));
    expect(await nobody.done('open', { table })).toMatchObject({ seats: [1, 2] });
    expect(await cleo.done('open', { table })).toMatchObject({ seats: [1, 2] });
  });
});

describe('start', () => {
  test('waits until nobody is missing, says who is, and happens once', async () => {
    const { table, people } = await gather(server, { config: { players: 4 } });
    const [ann, bob] = people as [TestClient, TestClient];
    expect(await bob.refused('start', { table })).toMatchObject({
      code: 'seats-open',
      message: 'Nobody sits on seat 3 and 4 yet: take it or give it to a bot.',
    });
    await bob.done('bot', { table, seat: 3, bot: 'random' });
    await ann.done('sit', { table, seat: 4 });
    await bob.done('start', { table });
    expect(bob.table(table).info?.status).toBe('playing');
    expect(await ann.refused('start', { table })).toMatchObject({ code: 'not-gathering' });
  });

  test('is for those who sit there and for the host', async () => {
    const { table, invite } = await gather(server);
    const cleo = await enter(server, 'Cleo');
    await cleo.done('open', { table, key: invite });
    expect(await cleo.refused('start', { table })).toMatchObject({ code: 'not-allowed' });
  });

  test('tells the setup in facts, and the board before it is nobody’s', async () => {
    const { table, people } = await gather(server, { config: { options: { hands: 'private' } } });
    const [ann, bob] = people as [TestClient, TestClient];
    expect(ann.table(table).boards).toEqual([]);
    await ann.done('start', { table });
    await agree(table, ann, bob);
    const dealt = (client: TestClient) => {
      const entry = lastEntry(client, table);
      if (entry?.entry !== 'started') throw new Error('not started');
      return entry.facts.flatMap((fact) => (fact.fact === 'dealtCard' ? fact.seat : []));
    };
    expect(new Set(dealt(ann))).toEqual(new Set([1]));
    expect(new Set(dealt(bob))).toEqual(new Set([2]));
    expect(ann.table(table)).toMatchObject({ move: 0, position: ann.table(table).number });
  });
});
