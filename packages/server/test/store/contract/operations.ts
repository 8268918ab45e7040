// What an operator does beside a store that is open: everything is found and done alike in both databases.
import { makeGuestId, type Guest, type Store } from '@cordon/tables';
import { expect, it } from 'vitest';
import { admin } from '../../../src/admin/commands.ts';
import type { Build } from '../../../../tables/test/store/contract.ts';
import type { ServerHouse } from '../contract.ts';
import { logOf, type TestTable } from './tables.ts';

/** Runs a command; the JSON it says, or the words of its refusal. */
async function command(house: ServerHouse, ...args: readonly string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await admin(
    [...args, '--json'],
    house.environment,
    (line) => said.push(line),
    (line) => complained.push(line),
  );
  return { code, json: (said.length === 0 ? undefined : JSON.parse(said.join('\n'))) as never, complained };
}

const ann: Guest = { id: makeGuestId(), name: 'Ann the First' };
const bob: Guest = { id: makeGuestId(), name: 'Bob' };

/** A table at which Ann and Bob talk, one of Ann's alone, and both as guests. */
async function furnish(store: Store): Promise<void> {
  for (const guest of [ann, bob]) await store.putGuest(guest, 1);
  const both: TestTable = { table: 'both', host: ann, people: [ann, bob], at: 1000 };
  await logOf(store, both, [
    { entry: 'said', person: ann, seat: 1, text: 'a secret of Ann' },
    { entry: 'said', person: bob, seat: 2, text: 'nothing to hide' },
  ]);
  await logOf(store, { table: 'alone', host: ann, people: [ann], at: 2000 }, []);
}

const bodiesOf = async (store: Store, table: string): Promise<string> =>
  (await store.read(table, 0)).map(({ body }) => body).join('\n');

export function describeOperations(build: Build<ServerHouse>): void {
  const furnished = async () => {
    const house = await build();
    const store = await house.open();
    await furnish(store);
    return { house, store };
  };

  it('lists, finds and shows tables and guests', async () => {
    const { house } = await furnished();
    const names = ({ json }: { readonly json: readonly { readonly table: string }[] }) =>
      json.map(({ table }) => table);
    expect(names(await command(house, 'list'))).toEqual(['alone', 'both']);
    expect(names(await command(house, 'list', '--status', 'over'))).toEqual([]);
    expect(names(await command(house, 'list', '--limit', '1'))).toEqual(['alone']);
    const found = await command(house, 'find', 'ann the');
    expect(found.json).toMatchObject({ tables: [{ table: 'alone' }, { table: 'both' }], guests: [ann] });
    expect((await command(house, 'find', '100%')).json).toEqual({ tables: [], guests: [] });
    expect((await command(house, 'find', bob.id)).json).toMatchObject({ tables: [{ table: 'both' }] });
    const shown = await command(house, 'show', 'both');
    expect(shown.json).toMatchObject({ table: 'both', status: 'gathering', entries: 5 });
    expect(JSON.stringify(shown.json)).not.toMatch(/hash|seed|invite/u);
  });

  it('closes and deletes tables, and says so to those who use the store', async () => {
    const { house, store } = await furnished();
    expect((await command(house, 'close', 'both')).code).toBe(0);
    const [operation] = await store.operations();
    expect(operation).toMatchObject({ what: 'appended', subject: 'both' });
    expect(await bodiesOf(store, 'both')).toContain('{"entry":"abandoned"}');
    expect(await store.countTables()).toMatchObject({ gathering: 1, abandoned: 1 });
    expect((await command(house, 'close', 'both')).complained).toEqual([
      'cordon: The game at table both is over already.',
    ]);
    await store.putHook({ id: 'hook', table: 'both', seat: 1, url: 'x', secret: 'y', owner: ann.id });
    await store.putDelivery('hook', '{}', 1);
    expect((await command(house, 'delete', 'both')).code).toBe(0);
    expect(await store.read('both', 0)).toEqual([]);
    expect(await store.tablesOf(bob.id, 10)).toEqual([]);
    expect(await store.countTables()).toMatchObject({ gathering: 1, abandoned: 0 });
    expect(await store.operations(operation!.id)).toMatchObject([{ what: 'deleted', subject: 'both' }]);
    expect(await command(house, 'delete', 'both')).toMatchObject({ code: 1 });
  });

  it('removes a message so that it is gone, and the log says that it was there', async () => {
    const { house, store } = await furnished();
    expect((await command(house, 'remove-message', 'both', '4')).code).toBe(0);
    const bodies = await bodiesOf(store, 'both');
    expect(bodies).not.toContain('secret of Ann');
    expect(bodies).toContain('nothing to hide');
    expect((await store.read('both', 0)).at(-1)?.body).toBe('{"entry":"removed","of":4}');
    expect(await store.operations()).toMatchObject([{ what: 'rewritten', subject: 'both' }]);
    for (const number of ['1', '99'])
      expect((await command(house, 'remove-message', 'both', number)).code).toBe(1);
    expect(await command(house, 'verify')).toMatchObject({ code: 0, json: { read: 2, unreadable: [] } });
  });

  it('removes a name, everywhere it stands', async () => {
    const { house, store } = await furnished();
    expect((await command(house, 'remove-name', ann.id)).json).toEqual({
      rewritten: ['alone', 'both'],
      deleted: [],
    });
    expect(await store.guest(ann.id)).toEqual({ id: ann.id, name: 'Guest' });
    const all = [
      await bodiesOf(store, 'both'),
      ...(await store.tablesOf(ann.id, 10)).map(({ about }) => about),
    ];
    expect(all.join('')).not.toContain('Ann the First');
    expect(all.join('')).toContain('Bob');
    expect(await command(house, 'verify')).toMatchObject({ code: 0 });
  });

  it('forgets a guest: name, id, messages, keys, hooks, and tables that were theirs alone', async () => {
    const { house, store } = await furnished();
    await store.putHook({ id: 'hook', table: 'both', seat: 1, url: 'x', secret: 'y', owner: ann.id });
    const before = await bodiesOf(store, 'both');
    const key = /"seat":1,"person".*?"hash":"(.+?)"/u.exec(before)![1]!;
    expect((await command(house, 'forget', ann.id)).json).toEqual({
      rewritten: ['both'],
      deleted: ['alone'],
    });
    const after = await bodiesOf(store, 'both');
    for (const gone of [ann.id, ann.name, 'secret of Ann', key]) expect(after).not.toContain(gone);
    expect(after).toContain('nothing to hide');
    expect(await store.guest(ann.id)).toBeUndefined();
    expect(await store.read('alone', 0)).toEqual([]);
    expect(await store.tablesOf(ann.id, 10)).toEqual([]);
    expect(await store.hooksOf('both')).toEqual([]);
    const [row] = await store.tablesOf(bob.id, 10);
    expect(row!.about).not.toContain(ann.id);
    expect(row!.about).not.toContain(ann.name);
    expect(await command(house, 'verify')).toMatchObject({ code: 0 });
    expect(await command(house, 'forget', ann.id)).toMatchObject({ code: 1 });
  });

  it('bans guests and addresses, for a while or for good', async () => {
    const { house, store } = await furnished();
    expect((await command(house, 'ban', bob.id, '--reason', 'rude')).code).toBe(0);
    expect((await command(house, 'ban', '2001:db8::1', '--days', '2')).code).toBe(0);
    expect(await store.bans()).toMatchObject([
      { kind: 'address', subject: '2001:db8:0:0::/64' },
      { kind: 'guest', subject: bob.id, until: undefined },
    ]);
    expect(JSON.stringify((await command(house, 'bans')).json)).toContain('"reason":"rude"');
    expect((await command(house, 'unban', '2001:db8::2')).code).toBe(0);
    expect((await command(house, 'unban', bob.id)).code).toBe(0);
    expect(await store.bans()).toEqual([]);
    expect(await command(house, 'unban', bob.id)).toMatchObject({ code: 1 });
    expect(await command(house, 'ban', 'Bob')).toMatchObject({ code: 2 });
  });

  it('deletes what nobody has touched for long, and can say before what that would be', async () => {
    const { house, store } = await furnished();
    await logOf(store, { table: 'fresh', host: bob, people: [bob], at: Date.now() }, []);
    const dry = await command(house, 'retention', '--days', '30', '--dry-run');
    expect(dry.json).toEqual({ tables: ['alone', 'both'], really: 'no' });
    expect(await store.countTables()).toMatchObject({ gathering: 3 });
    expect((await command(house, 'retention', '--days', '30')).json).toMatchObject({ really: 'yes' });
    expect(await store.countTables()).toMatchObject({ gathering: 1 });
    expect(await command(house, 'retention')).toMatchObject({ code: 2 });
  });

  it('names the logs that cannot be read', async () => {
    const { house, store } = await furnished();
    const summary = { status: 'playing', listed: 'no', botDue: 'no', about: '{}' } as const;
    const bodies = ['{"entry":"played","seat":1,"command":"end"}'];
    await store.append({ table: 'strange', after: 0, at: 1, bodies, summary });
    expect(await command(house, 'verify')).toMatchObject({
      code: 1,
      json: { read: 3, unreadable: [{ table: 'strange' }] },
    });
    expect(await command(house, 'verify', 'both')).toMatchObject({ code: 0, json: { read: 1 } });
  });

  it('begins a new history', async () => {
    const { house, store } = await furnished();
    const epoch = await store.epoch();
    expect((await command(house, 'epoch')).code).toBe(0);
    expect(await store.epoch()).not.toBe(epoch);
  });
}
