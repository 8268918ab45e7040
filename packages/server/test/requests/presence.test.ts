// Who is there now: told to everybody who follows a table, whenever somebody comes, goes, sits down or gets up.
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, gather } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const shows = (client: TestClient, table: string, seats: readonly number[], watchers: number) =>
  client.until(() => {
    const presence = client.tables.get(table)?.presence;
    return presence?.seats.join() === seats.join() && presence.watchers === watchers;
  });

describe('presence', () => {
  test('whoever opens a table is told who is there, and so are the others', async () => {
    const { table, invite, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await shows(ann, table, [1, 2], 0);
    await shows(bob, table, [1, 2], 0);
    const cleo = await enter(server);
    await cleo.done('open', { table, key: invite });
    await shows(cleo, table, [1, 2], 1);
    await shows(ann, table, [1, 2], 1);
  });

  test('closing the table and losing the connection are both going away', async () => {
    const { table, people } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    await shows(ann, table, [1, 2], 0);
    await bob.done('close', { table });
    await shows(ann, table, [1], 0);
    await bob.done('open', { table });
    await shows(ann, table, [1, 2], 0);
    bob.cut();
    await shows(ann, table, [1], 0);
  });

  test('two devices of one seat are one seat', async () => {
    const { table, people, keys } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    const device = await enter(server);
    await device.done('open', { table, key: keys[1]! });
    await shows(device, table, [1, 2], 0);
    await bob.done('close', { table });
    await ann.done('say', { table, text: 'Still there?' });
    await shows(ann, table, [1, 2], 0);
    await device.done('close', { table });
    await shows(ann, table, [1], 0);
  });

  test('whoever sits down is no watcher any more, and whoever gets up is one again', async () => {
    const ann = await enter(server, 'Ann');
    const { table } = await ann.done('create', { config: {} });
    await ann.done('open', { table });
    await shows(ann, table, [], 1);
    await ann.done('sit', { table, seat: 2 });
    await shows(ann, table, [2], 0);
    await ann.done('leave', { table, seat: 2 });
    await shows(ann, table, [], 1);
  });

  test('whoever hangs up while the table is being opened leaves no ghost behind', async () => {
    const { table, invite, people, keys } = await gather(server);
    const [ann, bob] = people as [TestClient, TestClient];
    // To open a seat by its key on another device is written down first: time enough to hang up.
    for (let device = 0; device < 8; device++) {
      const ghost = await TestClient.enter(server, 'Ghost');
      ghost.send(JSON.stringify({ type: 'open', id: 2, table, key: keys[1]! }));
      ghost.cut();
    }
    const shared = () => ann.table(table).entries.filter(({ entry }) => entry === 'shared').length;
    await ann.until(() => shared() === 8);
    await bob.done('close', { table });
    const dan = await enter(server);
    await dan.done('open', { table, key: invite });
    await shows(dan, table, [1], 1);
    await shows(ann, table, [1], 1);
  });
});
