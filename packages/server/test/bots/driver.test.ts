// The bots of a table: asked whenever the table changes, overtaken by people, and never after the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSeed, seedFromText, start, waitsFor, type Config, type Seed } from '@cordon/engine';
import {
  BotDriver,
  type BotQuestion,
  type LiveTable,
  Registry,
  type Store,
  type Table,
} from '@cordon/tables';
import { type Entry, gameFor } from '@cordon/tables/inner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBotPool, type BotPool } from '../../src/bots/pool.ts';
import { makeMetrics } from '../../src/metrics.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';

const host = { id: 'ann0000000000000', name: 'Ann' };
const bot = (seat: number): Entry => ({ entry: 'bot', seat, bot: 'plain' });
const person = (seat: number): Entry => ({ entry: 'sat', seat, person: host, hash: 'x' });

let folder: string;
let store: Store;
let registry: Registry;
const troubles: unknown[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordon-'));
  store = await openSqlite({ file: join(folder, 'cordon.db') });
  registry = new Registry({
    store,
    now: Date.now,
    metrics: makeMetrics(),
    link: () => undefined,
    noticed: () => {},
    trouble: (error) => troubles.push(error),
  });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
  expect(troubles.splice(0)).toEqual([]);
});

function seedOfFirst(config: Config): Seed {
  const game = gameFor(config);
  for (let number = 0; ; number++) {
    const seed = seedFromText(`seed ${String(number)}`);
    if (waitsFor(start(game, seed).state) === 1) return seed;
  }
}

/** A table of the base game with these seats; seat 1 begins. */
async function tableWith(...seats: readonly Entry[]): Promise<LiveTable> {
  const { config } = gameFor({ roles: ['medic', 'scientist'] });
  const deal = { seed: formatSeed(seedOfFirst(config)) };
  const id = await registry.create({
    entry: 'created',
    host,
    config,
    deal,
    moves: [],
    watchers: 'allowed',
    listed: 'no',
    invite: 'x',
  });
  const live = registry.get(id);
  await write(live, ...seats, { entry: 'started' });
  return live;
}

const write = (live: LiveTable, ...entries: readonly Entry[]): Promise<Table> =>
  live.act(() => ({ entries, answer: (after) => after }));

/** A pool in which the test answers; questions wait until they are taken. */
class ByHand implements BotPool {
  readonly questions: { readonly question: BotQuestion; readonly answer: (choice: number) => void }[] = [];
  #asked: () => void = () => {};

  decide(question: BotQuestion): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.questions.push({ question, answer: resolve });
    this.#asked();
    return promise;
  }

  async taken() {
    while (this.questions.length === 0)
      await new Promise<void>((resolve) => {
        this.#asked = resolve;
      });
    return this.questions.shift()!;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function drive(pool: BotPool): { driver: BotDriver; failures: unknown[] } {
  const failures: unknown[] = [];
  const driver = new BotDriver(pool, (error) => failures.push(error));
  registry.onChange = (live, table) => driver.wake(live, table);
  return { driver, failures };
}

/** Waits until a table is as it should be; looks after every change. */
function until(live: LiveTable, isSo: (table: Table) => boolean): Promise<Table> {
  const { promise, resolve, reject } = Promise.withResolvers<Table>();
  const before = live.onChange;
  live.onChange = (table) => {
    before(table);
    if (isSo(table)) resolve(table);
  };
  live.read().then(live.onChange, reject);
  return promise;
}

const lastWords = ({ moves }: Table): string | undefined => moves.last?.words;

describe('the driver', () => {
  test('asks the bot of the seat that the game waits for, with nothing but its sight', async () => {
    const pool = new ByHand();
    const { driver } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    const table = await live.read();
    expect(question).toMatchObject({ bot: 'plain', config: table.game.config, seat: 0 });
    expect(question.sight).not.toEqual(table.state.cells);
    const moved = until(live, ({ moves }) => moves.length === 1);
    answer(question.offers[0]!);
    expect([...(await moved).moves]).toMatchObject([{ seat: 1 }]);
    const next = await pool.taken();
    next.answer(next.question.offers[0]!);
    await driver.close();
  });

  test('plays a table of bots to its end', async () => {
    const pool = makeBotPool({ threads: 1 });
    drive(pool);
    const random = (seat: number): Entry => ({ entry: 'bot', seat, bot: 'random' });
    const live = await tableWith(random(1), random(2));
    const table = await until(live, ({ status }) => status === 'over');
    expect(table.moves.length).toBeGreaterThan(20);
    await pool.close();
  });

  test('plays on with bots that fail at every question', async () => {
    const failing = makeBotPool({ threads: 1, worker: new URL('faulty/main.ts', import.meta.url) });
    const { failures } = drive(failing);
    const fails = (seat: number): Entry => ({ entry: 'bot', seat, bot: 'fails' });
    const live = await tableWith(fails(1), fails(2));
    await until(live, ({ status }) => status === 'over');
    expect(failures).toEqual([]);
    await failing.close();
  });

  test('asks again when somebody was faster', async () => {
    const pool = new ByHand();
    const { driver, failures } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const first = await pool.taken();
    // Somebody takes over, plays, and gives the seat back, while the bot still thinks.
    await write(live, person(1), { entry: 'played', seat: 1, command: 'drive chicago' }, bot(1));
    const stale = first.question.offers[0]!;
    first.answer(stale);
    const second = await pool.taken();
    expect(second.question.sight).not.toEqual(first.question.sight);
    const moved = until(live, ({ moves }) => moves.length === 2);
    second.answer(second.question.offers.at(-1)!);
    const table = await moved;
    expect([...table.moves].map(({ words }) => words)[0]).toBe('drive chicago');
    expect(failures).toEqual([]);
    const third = await pool.taken();
    third.answer(third.question.offers[0]!);
    await driver.close();
  });

  test('plays nothing for a bot that got up', async () => {
    const pool = new ByHand();
    const { driver } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    await write(live, { entry: 'left', seat: 1, how: 'left' });
    answer(question.offers[0]!);
    await driver.close();
    expect([...(await live.read()).moves]).toEqual([]);
    expect(pool.questions).toEqual([]);
  });

  test('plays nothing once the game was abandoned', async () => {
    const pool = new ByHand();
    const { driver, failures } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    await write(live, { entry: 'abandoned' });
    answer(question.offers[0]!);
    await driver.close();
    expect(await live.read()).toMatchObject({ status: 'abandoned', moves: { length: 0 } });
    expect(failures).toEqual([]);
  });

  test('waits at closing for what is under way, and asks nothing more', async () => {
    const pool = new ByHand();
    const { driver } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    const closing = driver.close();
    answer(question.offers[0]!);
    await closing;
    expect(lastWords(await live.read())).toBeDefined();
    driver.wake(live, await live.read());
    expect(pool.questions).toEqual([]);
  });

  test('tells of trouble and goes on when it is woken again', async () => {
    const byHand = new ByHand();
    let broken = true;
    const pool: BotPool = {
      decide: (question) => (broken ? Promise.reject(new Error('no threads')) : byHand.decide(question)),
      close: () => Promise.resolve(),
    };
    const { driver, failures } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    await driver.close();
    expect(failures).toEqual([new Error('no threads')]);
    broken = false;
    const again = drive(pool).driver;
    again.wake(live, await live.read());
    const { question, answer } = await byHand.taken();
    answer(question.offers[0]!);
    await again.close();
    expect([...(await live.read()).moves]).toHaveLength(1);
  });
});
