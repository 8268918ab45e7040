// A guest who asks for it is erased while the server runs, whichever database lies below it.
import { expect, it, onTestFinished } from 'vitest';
import type { Build } from '../../../../tables/test/store/contract.ts';
import { guestCookie, TestClient } from '../../support/client.ts';
import { startTestServer } from '../../support/server.ts';
import type { ServerHouse } from '../contract.ts';

export function describeForgetting(build: Build<ServerHouse>): void {
  it('erases a guest who asks for it, and nobody else', async () => {
    const house = await build();
    const server = await startTestServer(house.environment);
    const people: TestClient[] = [];
    onTestFinished(async () => {
      for (const client of people) client.cut();
      await server.close();
    });
    const enter = async (name: string) => {
      const cookie = await guestCookie(server.http, name);
      const client = await TestClient.connect(server.socket, { cookie });
      people.push(client);
      const { guest } = await client.done('hello', { protocol: 1 });
      return { client, cookie, id: guest!.id };
    };
    const forget = (cookie: string, guest: string): Promise<Response> =>
      fetch(`${server.http}/api/guest/forget`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ guest }),
      });
    const ann = await enter('Ann of the test');
    const bob = await enter('Bob');
    const both = await ann.client.done('create', { config: { players: 2 } });
    await ann.client.done('open', { table: both.table });
    await ann.client.done('sit', { table: both.table, seat: 1 });
    await ann.client.done('say', { table: both.table, text: 'a secret of Ann' });
    await bob.client.done('open', { table: both.table, key: both.invite });
    await bob.client.done('sit', { table: both.table, seat: 2 });
    await bob.client.done('say', { table: both.table, text: 'nothing to hide' });
    await ann.client.done('create', { config: { players: 2 } });

    for (const answer of [await forget('', ann.id), await forget(bob.cookie, ann.id)])
      expect(answer.status).toBe(400);
    expect((await ann.client.done('tables', {})).tables).toHaveLength(2);

    const done = await forget(ann.cookie, ann.id);
    expect([done.status, await done.json()]).toEqual([200, {}]);
    expect(done.headers.get('set-cookie')).toMatch(/cordon_guest=;/u);
    const me = await fetch(`${server.http}/api/guest`, { headers: { cookie: ann.cookie } });
    expect(await me.json()).toEqual({});

    // Bob's server has noticed when the table was told to him again.
    await bob.client.until(() => bob.client.table(both.table).info?.seats[0]?.person?.name === 'Guest');
    expect(JSON.stringify(bob.client.table(both.table).info)).not.toContain(ann.id);
    await server.close();
    const store = await house.open();
    const bodies = (await store.read(both.table, 0)).map(({ body }) => body).join('\n');
    const rows = await store.tablesOf(bob.id, 10);
    const tables = await store.countTables();
    await store.close();
    for (const gone of [ann.id, 'Ann of the test', 'a secret of Ann'])
      expect(bodies + rows[0]!.about).not.toContain(gone);
    expect(bodies).toContain('nothing to hide');
    expect(tables).toMatchObject({ gathering: 1 });
  });
}
