// Two server processes share one PostgreSQL: players of one table on both of them play one game.
import { setTimeout as pause } from 'node:timers/promises';
import { apply, clone, legal, waitsFor, type State } from '@cordon/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quietScene } from './requests/scenes.ts';
import { guestCookie, TestClient } from './support/client.ts';
import { agree, legalOf, play, savedGame } from './support/gathering.ts';
import { brakeEntries, lockTable, untilWaiting } from './support/locks.ts';
import { ask, startPostgres, type TestPostgres } from './support/postgres.ts';
import { startProcess, type Address, type ServerProcess } from './support/process.ts';

let postgres: TestPostgres;
let url: string;
let first: Served;
let second: Served;
const clients: TestClient[] = [];

interface Served extends Address {
  readonly process: ServerProcess;
}

async function serve(): Promise<Served> {
  const started = startProcess({ DATABASE_URL: url, CORDON_BOT_OVERDUE_SECONDS: '1' });
  return { process: started, ...(await started.serving) };
}

async function kill({ process }: Served): Promise<void> {
  process.kill('SIGKILL');
  await process.ended;
}

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.makeDatabase();
  [first, second] = await Promise.all([serve(), serve()]);
});

afterEach(() => {
  for (const client of clients.splice(0)) client.cut();
});

afterAll(async () => {
  await Promise.all([kill(first), kill(second)]);
  await postgres.stop();
});

async function connect(server: Address, cookie?: string): Promise<TestClient> {
  const client = await TestClient.connect(server.socket, cookie === undefined ? {} : { cookie });
  clients.push(client);
  await client.done('hello', { protocol: 1 });
  return client;
}

/** Opens a table and waits for the first that is heard of it. */
async function follow(client: TestClient, fields: { table: string; key?: string; after?: number }) {
  await client.done('open', fields);
  await client.until(() => client.tables.get(fields.table)?.info !== undefined);
}

/** More commands than any test plays. */
const COMMANDS = 24;

/** Whether a game goes on for long where whoever is asked plays the first command there is. */
function lasts(from: State): boolean {
  const state = clone(from);
  for (let count = 0; count < COMMANDS && state.over === 0; count++)
    apply(state, legal(state, waitsFor(state))[0]!);
  return state.over === 0;
}

/** Ann makes a table at one process, Bob sits down at the other, and the game begins. */
async function meet() {
  const cookies = { ann: await guestCookie(first.http, 'Ann'), bob: await guestCookie(second.http, 'Bob') };
  const ann = await connect(first, cookies.ann);
  const bob = await connect(second, cookies.bob);
  const {
    table,
    invite,
    watch = '',
  } = await ann.done('import', { text: savedGame({ players: 2 }, [], lasts) });
  await follow(ann, { table });
  await follow(bob, { table, key: invite });
  const keys = [
    (await ann.done('sit', { table, seat: 1 })).key,
    (await bob.done('sit', { table, seat: 2 })).key,
  ];
  await bob.done('start', { table });
  for (const one of [ann, bob]) await one.until(() => one.table(table).boards.length > 0);
  return { table, ann, bob, cookies, keys, watch };
}

const awaited = (client: TestClient, table: string): number =>
  client.table(table).boards[0]?.view.waitsFor ?? 0;

/** Whoever is asked plays the first command there is, so many times. */
async function playOn(table: string, players: readonly TestClient[], times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await agree(table, ...players);
    const seat = awaited(players[0]!, table);
    const player = players[seat - 1]!;
    await play(player, table, seat, legalOf(player, table, seat)[0]!);
    await agree(table, player, ...players);
  }
}

/** What two clients know alike: facts and boards are each seat's own. */
const story = (client: TestClient, table: string): unknown[] =>
  client.table(table).entries.map(({ number, at, entry, ...rest }) => ({
    number,
    at,
    entry,
    seat: 'seat' in rest ? rest.seat : 0,
    text: 'text' in rest ? rest.text : 'command' in rest ? rest.command : '',
  }));

describe('two processes', () => {
  test('play one game: each hears what is played at the other', async () => {
    const { table, ann, bob } = await meet();
    await playOn(table, [ann, bob], 14);
    const seats = new Set(
      ann.table(table).entries.flatMap((one) => (one.entry === 'played' ? one.seat : [])),
    );
    expect(seats).toEqual(new Set([1, 2]));
    expect(ann.table(table).move).toBe(14);
    expect(story(bob, table)).toEqual(story(ann, table));
    const board = ({ boards: [one] }: ReturnType<TestClient['table']>) => ({ ...one?.view, viewer: 0 });
    expect(board(bob.table(table))).toEqual(board(ann.table(table)));
  });

  test('let exactly one of two commands win that come at once; the other is stale', async () => {
    const { table, ann, bob, keys } = await meet();
    const seat = awaited(ann, table);
    // The same seat at both processes, by its link.
    const here = await connect(first);
    const there = await connect(second);
    const key = keys[seat - 1]!;
    for (const device of [here, there]) await follow(device, { table, key });
    const { position, number } = here.table(table);
    const [one = '', other = ''] = legalOf(here, table, seat);
    const letGo = await lockTable(url, table);
    const answers = Promise.all([
      here.ask('play', { table, seat, position, commands: [one], mark: 'here' }),
      there.ask('play', { table, seat, position, commands: [other], mark: 'there' }),
    ]);
    await untilWaiting(url, 2);
    await letGo();
    const [atFirst, atSecond] = await answers;
    const [won, lost] = atFirst.type === 'done' ? [atFirst, atSecond] : [atSecond, atFirst];
    expect(won).toMatchObject({ type: 'done', number: number + 1 });
    expect(lost).toMatchObject({
      type: 'refused',
      code: 'stale',
      message: `The board has changed since entry ${String(position)}: it is at ${String(number + 1)} now.`,
    });
    for (const client of [here, there, ann, bob]) {
      await client.until(() => client.table(table).number > number);
      expect(client.table(table).entries.slice(number)).toMatchObject([
        {
          number: number + 1,
          entry: 'played',
          command: won === atFirst ? one : other,
          mark: won === atFirst ? 'here' : 'there',
        },
      ]);
    }
  });

  test('keep everything that is said at both at once, in one order for all', async () => {
    const { table, ann, bob } = await meet();
    const { number } = ann.table(table);
    const texts = (name: string) => Array.from({ length: 25 }, (_, index) => `${name} ${String(index)}`);
    const say = (client: TestClient, name: string) =>
      texts(name).map(async (text) => ({ text, number: (await client.done('say', { table, text })).number }));
    const said = await Promise.all([...say(ann, 'Ann'), ...say(bob, 'Bob')]);
    for (const one of [ann, bob]) await one.until(() => one.table(table).number === number + 50);
    expect(story(bob, table)).toEqual(story(ann, table));
    const kept = ann.table(table).entries.slice(number);
    const numbered = kept.map((one) => ({ text: one.entry === 'said' ? one.text : '', number: one.number }));
    expect(numbered).toEqual(said.toSorted((one, other) => one.number - other.number));
    for (const name of ['Ann', 'Bob'])
      expect(numbered.flatMap(({ text }) => (text.startsWith(name) ? text : []))).toEqual(texts(name));
  });

  test('know together who is there', async () => {
    const { table, ann, bob, watch } = await meet();
    const there = (client: TestClient, seats: readonly number[], watchers: number) =>
      client.until(() => {
        const { presence } = client.table(table);
        return presence?.seats.join() === seats.join() && presence.watchers === watchers;
      });
    for (const one of [ann, bob]) await there(one, [1, 2], 0);
    const watcher = await connect(second);
    await follow(watcher, { table, key: watch });
    for (const one of [ann, bob, watcher]) await there(one, [1, 2], 1);
    await bob.close();
    for (const one of [ann, watcher]) await there(one, [1], 1);
  });

  test('tell a process that was not there before who is at a table', async () => {
    const { table, ann, bob, cookies } = await meet();
    await bob.close();
    const third = await serve();
    const late = await connect(third, cookies.bob);
    await follow(late, { table });
    const seats = (client: TestClient) => client.table(table).presence?.seats.join();
    for (const one of [ann, late]) await one.until(() => seats(one) === '1,2');
    await kill(third);
  });

  test('live on when something strange is said in the database', async () => {
    const { table, ann, bob } = await meet();
    for (const text of ['', 'strange', '{"from":"x","number":1,"part":0,"parts":1,"said":"strange"}'])
      await ask(url, "SELECT pg_notify('cordon', $1)", [text]);
    await ann.done('say', { table, text: 'Hello' });
    const { number } = await bob.done('say', { table, text: 'Hello' });
    await ann.until(() => ann.table(table).number === number);
  });
});

describe('one of two processes is killed', () => {
  afterEach(async () => {
    second = await serve();
  });

  test('the other goes on, and whoever was there comes to it and misses nothing', async () => {
    const { table, ann, bob, cookies } = await meet();
    await playOn(table, [ann, bob], 8);
    const before = story(bob, table);
    const { number } = bob.table(table);
    await kill(second);
    await bob.until(() => bob.closed !== undefined);
    expect(bob.closed).toMatchObject({ code: 1006 });

    for (const text of ['Where', 'are', 'you?']) await ann.done('say', { table, text });
    const back = await connect(first, cookies.bob);
    await follow(back, { table, after: number });
    await back.until(() => back.table(table).number === number + 3);
    expect([...before, ...story(back, table)]).toEqual(story(ann, table));
    await playOn(table, [ann, back], 8);
    expect([...before, ...story(back, table)]).toEqual(story(ann, table));
  });

  test('a bot that it should have let act is woken by the other', async () => {
    const cookie = await guestCookie(second.http, 'Ann');
    const ann = await connect(second, cookie);
    // Without events it acts in its own turn only, which on a random deal might never come.
    const { table } = await ann.done('import', { text: quietScene({ events: [] }) });
    await follow(ann, { table });
    await ann.done('sit', { table, seat: 1 });
    await ann.done('bot', { table, seat: 2, bot: 'random' });
    const letGo = await brakeEntries(url, '%"entry":"played","seat":2%');
    await ann.done('start', { table });
    await ann.until(() => ann.table(table).boards.length > 0);
    while (awaited(ann, table) === 1) {
      const { position } = ann.table(table);
      await play(ann, table, 1, legalOf(ann, table, 1)[0]!);
      await ann.until(() => ann.table(table).position > position);
    }
    // The bot has decided, and its command is on the way to disk.
    await untilWaiting(url, 1);
    await kill(second);
    const { number } = ann.table(table);
    await letGo();

    const due = () => ask(url, 'SELECT number FROM cordon.tables WHERE id = $1', [table]);
    while ((await due()).some((row) => (row as { number: number }).number === number)) await pause(20);
    const back = await connect(first, cookie);
    await follow(back, { table, after: number });
    await back.until(() => back.table(table).number > number);
    expect(back.table(table).entries[0]).toMatchObject({ number: number + 1, entry: 'played', seat: 2 });
    await back.until(() => awaited(back, table) === 1 || back.table(table).info?.status === 'over');
  });
});
