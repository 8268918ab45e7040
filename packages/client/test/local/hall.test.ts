// Whole games without a server, through the channel that the page has.
import { expect, test } from 'vitest';
import { beginningOf } from '../../src/screens/analysis/beginningOf.ts';
import { checkConfig, deleteTable, renameGuest } from '../../src/local/localRequests.ts';
import { freshDatabase } from './support/fakeWorker.ts';
import { anyOf, Tab } from './support/tab.ts';

test('says hello as the one guest of this browser, who stays the same', async () => {
  const database = freshDatabase();
  const first = await new Tab(database).ask({ type: 'hello', protocol: 1 });
  expect(first).toMatchObject({
    protocol: 1,
    guest: { name: 'Ann' },
    bots: ['novice', 'fast', 'strong', 'greedy', 'random'],
  });
  const again = new Tab(database, 'Somebody');
  expect(await again.ask({ type: 'hello', protocol: 1 })).toEqual(first);
  expect(await renameGuest(again.channel, '  Änne ')).toEqual({ id: first.guest?.id, name: 'Änne' });
  await expect(renameGuest(again.channel, ' ')).rejects.toMatchObject({ code: 'bad-message' });
  const third = await new Tab(database).ask({ type: 'hello', protocol: 1 });
  expect(third.guest).toEqual({ id: first.guest?.id, name: 'Änne' });
});

test('says what is wrong with a list of cards, and makes no table', async () => {
  const tab = new Tab(freshDatabase());
  const check = (sequence: readonly string[]) =>
    checkConfig(tab.channel, {
      game: 'base',
      boxes: ['lab'],
      challenges: ['lab'],
      players: 2,
      decks: { sequence: [...sequence] },
    });
  const cards = Array.from({ length: 14 }, () => 'k1g2-kr');
  await check(cards);
  await expect(check(cards.with(3, 'k1-r'))).rejects.toMatchObject({
    reason: 'vial-without-circle',
    params: { deck: 'sequence', place: 4, card: 'k1-r' },
  });
  await expect(check(cards.slice(1))).rejects.toMatchObject({ reason: 'deck-size' });
  expect(await tab.ask({ type: 'tables' })).toMatchObject({ tables: [] });
});

test.each(['base', 'iberia'])('one person with all seats plays a whole game: %s', async (game) => {
  const tab = new Tab(freshDatabase());
  const table = await tab.createGentle({ game, players: 3 });
  await tab.start(table);
  expect(tab.table(table).info?.you).toEqual({ seats: [1, 2, 3], host: 'yes', maySit: 'yes' });
  expect(tab.table(table).boards.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(await tab.playOn(table)).toBeGreaterThan(20);
  const { info, entries } = tab.table(table);
  expect(info?.status).toBe('over');
  expect(info?.seed).toBeDefined();
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(tab.worker.troubles).toEqual([]);
});

test.each(['base', 'iberia'])('bots play a whole game by themselves: %s', async (game) => {
  const tab = new Tab(freshDatabase());
  const table = await tab.createGentle({ game, players: 2 });
  for (const [seat, bot] of [
    [1, 'greedy'],
    [2, 'random'],
  ] as const)
    await tab.ask({ type: 'bot', table, seat, bot });
  await tab.ask({ type: 'start', table });
  // Whoever asks something meanwhile need not wait for the end.
  await tab.ask({ type: 'say', table, text: 'Go on!' });
  expect(tab.table(table).info?.status).not.toBe('over');
  await tab.until(table, ({ info }) => info?.status === 'over');
  const seats = tab.table(table).entries.flatMap((entry) => (entry.entry === 'played' ? [entry.seat] : []));
  expect(new Set(seats)).toEqual(new Set([1, 2]));
  expect(tab.worker.troubles).toEqual([]);
});

test('a seat goes to a bot and back again in the middle of a game', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.createLasting();
  await tab.start(table);
  await tab.playOn(table, 3);
  await tab.ask({ type: 'bot', table, seat: 2, bot: 'random' });
  await tab.until(table, ({ info }) => info?.seats[1]?.bot === 'random');
  const played = (seat: number) =>
    tab.table(table).entries.filter((entry) => entry.entry === 'played' && entry.seat === seat).length;
  const before = played(2);
  const pick = anyOf(2);
  while (played(2) < before + 3) {
    await tab.until(table, () => tab.choices(table).seat === 1 || tab.table(table).info?.status === 'over');
    expect(tab.table(table).info?.status).toBe('playing');
    const { legal } = tab.choices(table);
    const rest = legal.filter((words) => !words.startsWith('play'));
    await tab.play(table, 1, pick(rest.length > 0 ? rest : legal));
  }
  await tab.ask({ type: 'sit', table, seat: 2 });
  await tab.until(table, ({ info }) => info?.you.seats.length === 2);
  // Who only sends the bot away sits there as well: nobody else could.
  await tab.ask({ type: 'bot', table, seat: 1, bot: 'random' });
  await tab.ask({ type: 'bot', table, seat: 1 });
  await tab.until(table, ({ info }) => info?.you.seats.length === 2 && info.seats[0]?.bot === undefined);
  await tab.playOn(table, 2);
  await expect(tab.ask({ type: 'bot', table, seat: 1, bot: 'nobody' })).rejects.toMatchObject({
    code: 'no-such-bot',
  });
});

test('takes back, and refuses what is not legal in the words of the engine', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.create({ players: 2 });
  await tab.start(table);
  const { seat, legal } = tab.choices(table);
  const before = tab.table(table).boards;
  await tab.play(
    table,
    seat,
    legal.find((words) => words.startsWith('drive '))!,
  );
  await tab.ask({ type: 'undo', table, seat, position: tab.table(table).position });
  await tab.until(table, ({ move }) => move === 0);
  expect(tab.table(table).boards).toEqual(before);
  const { position } = tab.table(table);
  const nonsense = tab.ask({ type: 'play', table, seat, position, commands: ['drive nowhere'] });
  await expect(nonsense).rejects.toMatchObject({ name: 'RefusedError', code: 'bad-command' });
  await expect(
    tab.ask({ type: 'play', table, seat, position: 0, commands: [legal[0]!] }),
  ).rejects.toMatchObject({ code: 'stale' });
  await expect(tab.ask({ type: 'hooks', table })).rejects.toMatchObject({ code: 'hooks-off' });
});

test('goes out as text and comes in again, and forks where somebody wants', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.create({ game: 'iberia', players: 2 });
  await tab.start(table);
  await tab.playOn(table, 12);
  const { text } = await tab.ask({ type: 'export', table });
  const { table: copy } = await tab.ask({ type: 'import', text });
  await tab.open(copy);
  await tab.start(copy);
  expect(tab.table(copy).boards).toEqual(tab.table(table).boards);
  expect((await tab.ask({ type: 'export', table: copy })).text).toBe(text);
  const { table: fork } = await tab.ask({ type: 'fork', table, move: 5, seat: 1 });
  await tab.open(fork);
  await tab.start(fork);
  const { boards } = await tab.ask({ type: 'look', table, move: 5 });
  expect(tab.table(fork).boards[0]?.view).toEqual(boards[0]?.view);
  const { tables } = await tab.ask({ type: 'tables' });
  expect(tables.map((one) => one.table).sort()).toEqual([copy, fork, table].sort());
  expect(tables[0]).toMatchObject({ status: 'playing', about: { game: 'iberia' }, seats: [1, 2] });
});

test('a table’s own list of cards goes along: kept, as text, as the beginning of a text, and forked', async () => {
  const database = freshDatabase();
  const before = new Tab(database);
  const decks = {
    sequence: Array.from({ length: 14 }, (_, index) => (index < 7 ? 'k1g2-kr' : 'y2b1g1-byr')),
  };
  const config = { game: 'base', boxes: ['lab'], challenges: ['lab'], players: 2, decks };
  const { table } = await before.ask({ type: 'create', config });
  await before.open(table);
  expect(before.table(table).info).toMatchObject({ status: 'gathering', config: { decks } });
  await before.start(table);
  await before.playOn(table, 3);
  before.worker.terminate();
  const tab = new Tab(database);
  await tab.open(table);
  const { text } = await tab.ask({ type: 'export', table });
  const { table: copy } = await tab.ask({ type: 'import', text });
  const { table: beginning } = await tab.ask({ type: 'import', text: beginningOf(text, 1) });
  const { table: fork } = await tab.ask({ type: 'fork', table, move: 2, seat: 1 });
  for (const one of [copy, beginning, fork]) {
    await tab.open(one);
    await tab.start(one);
  }
  for (const one of [table, copy, beginning, fork])
    expect(tab.table(one).boards[0]!.view.config.decks).toEqual(decks);
  expect([copy, beginning].map((one) => tab.table(one).move)).toEqual([3, 1]);
  expect(tab.worker.troubles).toEqual([]);
});

test('a game goes on after a reload as if nothing had been', async () => {
  const database = freshDatabase();
  const before = new Tab(database);
  const table = await before.createLasting();
  await before.start(table);
  await before.playOn(table, 10);
  before.worker.terminate();
  const after = new Tab(database);
  const { tables } = await after.ask({ type: 'tables' });
  expect(tables).toMatchObject([{ table, status: 'playing' }]);
  await after.open(table);
  const { boards, entries, info, move } = after.table(table);
  expect({ boards, entries, info, move }).toEqual({
    boards: before.table(table).boards,
    entries: before.table(table).entries,
    info: before.table(table).info,
    move: 10,
  });
  expect(await after.playOn(table)).toBeGreaterThan(0);
});

test('bots that were interrupted go on when the table is opened again', async () => {
  const database = freshDatabase();
  const before = new Tab(database);
  const table = await before.create({ players: 2 });
  for (const seat of [1, 2]) await before.ask({ type: 'bot', table, seat, bot: 'random' });
  await before.ask({ type: 'start', table });
  await before.until(table, ({ move }) => move >= 5);
  await before.worker.crash();
  const after = new Tab(database);
  await after.open(table);
  await after.until(table, ({ info }) => info?.status === 'over');
});

test('a table is deleted for good, and whoever follows it is told', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.create({ players: 2 });
  await tab.start(table);
  await deleteTable(tab.channel, table);
  await tab.until(table, ({ closed }) => closed !== undefined);
  expect((await tab.ask({ type: 'tables' })).tables).toEqual([]);
  await expect(tab.ask({ type: 'open', table })).rejects.toMatchObject({ code: 'unknown-table' });
  await expect(deleteTable(tab.channel, table)).rejects.toMatchObject({ code: 'unknown-table' });
});

test('bots do not bring back a table that was deleted while they played', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.create({ players: 2 });
  for (const seat of [1, 2]) await tab.ask({ type: 'bot', table, seat, bot: 'greedy' });
  await tab.ask({ type: 'start', table });
  await tab.until(table, ({ move }) => move >= 3);
  await deleteTable(tab.channel, table);
  const other = await tab.create({ players: 2 });
  await tab.start(other);
  await tab.playOn(other, 20);
  expect((await tab.ask({ type: 'tables' })).tables.map((one) => one.table)).toEqual([other]);
  expect(tab.worker.troubles).toEqual([]);
});
