// The bots of a table: asked whenever the table changes, overtaken by people, and never after the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSeed, seedFromText, start, waitsFor, type Config, type Seed } from '@cordon/engine';
import {
  BotDriver,
  type BotQuestion,
  type Decider,
  type Deciding,
  type LiveTable,
  makeDecider,
  Registry,
  type Store,
  type Table,
} from '@cordon/tables';
import { type Entry, gameFor } from '@cordon/tables/inner';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeServerThinker } from '../../src/bots/thinker.ts';
import { makeMetrics } from '../../src/metrics.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { FAULTY } from './questions.ts';

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
    unreadable: () => {},
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

/** The test decides; questions wait until they are taken. */
class ByHand implements Decider {
  readonly questions: Taken[] = [];
  /** What was called off, in order. */
  readonly calledOff: BotQuestion[] = [];
  #asked: () => void = () => {};

  decide(question: BotQuestion): Deciding {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    this.questions.push({ question, answer: resolve });
    this.#asked();
    const cancel = (): void => {
      this.calledOff.push(question);
      resolve(undefined);
    };
    return { choice: promise, cancel };
  }

  async taken(): Promise<Taken> {
    while (this.questions.length === 0)
      await new Promise<void>((resolve) => {
        this.#asked = resolve;
      });
    return this.questions.shift()!;
  }
}

interface Taken {
  readonly question: BotQuestion;
  readonly answer: (choice: number) => void;
}

/** Bots in real threads; what happened to those that failed. */
function openThreads(worker?: URL): { decider: Decider; replaced: string[] } {
  const thinker = makeServerThinker({ threads: 1, ...(worker === undefined ? {} : { worker }) });
  onTestFinished(() => thinker.close());
  const replaced: string[] = [];
  const decided = (): void => {};
  return { decider: makeDecider(thinker, { decided, replaced: (name) => replaced.push(name) }), replaced };
}

function drive(decider: Decider): { driver: BotDriver; failures: unknown[] } {
  const failures: unknown[] = [];
  const driver = new BotDriver(decider, (error) => failures.push(error));
  registry.onChange = (live, table) => driver.wake(live, table);
  registry.onDrop = (live) => driver.stop(live);
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
    const { decider } = openThreads();
    const { driver } = drive(decider);
    const random = (seat: number): Entry => ({ entry: 'bot', seat, bot: 'random' });
    const live = await tableWith(random(1), random(2));
    const table = await until(live, ({ status }) => status === 'over');
    expect(table.moves.length).toBeGreaterThan(20);
    await driver.close();
  });

  test('plays on with bots that fail at every question', async () => {
    const { decider, replaced } = openThreads(FAULTY);
    const { driver, failures } = drive(decider);
    const fails = (seat: number): Entry => ({ entry: 'bot', seat, bot: 'fails' });
    const live = await tableWith(fails(1), fails(2));
    await until(live, ({ status }) => status === 'over');
    expect(failures).toEqual([]);
    expect(replaced.length).toBeGreaterThan(10);
    await driver.close();
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

  test('calls off at closing whoever thinks, plays nothing more and asks nothing more', async () => {
    const pool = new ByHand();
    const { driver } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    const closing = driver.close();
    answer(question.offers[0]!);
    await closing;
    expect(pool.calledOff).toEqual([question]);
    expect((await live.read()).moves).toHaveLength(0);
    driver.wake(live, await live.read());
    expect(pool.questions).toEqual([]);
  });

  test('tells of trouble and goes on when it is woken again', async () => {
    const byHand = new ByHand();
    let broken = true;
    const decider: Decider = {
      decide: (question) =>
        broken
          ? { choice: Promise.reject(new Error('no threads')), cancel: () => {} }
          : byHand.decide(question),
    };
    const { driver, failures } = drive(decider);
    const live = await tableWith(bot(1), person(2));
    await driver.close();
    expect(failures).toEqual([new Error('no threads')]);
    broken = false;
    const again = drive(decider).driver;
    again.wake(live, await live.read());
    const { question, answer } = await byHand.taken();
    const moved = until(live, ({ moves }) => moves.length === 1);
    answer(question.offers[0]!);
    await moved;
    await again.close();
  });
});

describe('a bot that thinks', () => {
  const steps: readonly [string, readonly Entry[]][] = [
    ['a person takes its seat', [person(1)]],
    ['another bot takes its seat', [{ entry: 'bot', seat: 1, bot: 'other' }]],
    ['it gets up', [{ entry: 'left', seat: 1, how: 'left' }]],
    ['somebody plays', [person(1), { entry: 'played', seat: 1, command: 'drive chicago' }, bot(1)]],
    ['the game is abandoned', [{ entry: 'abandoned' }]],
  ];
  test.each(steps)('is called off when %s', async (_, entries) => {
    const pool = new ByHand();
    const { driver } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question } = await pool.taken();
    await write(live, ...entries);
    expect(pool.calledOff).toEqual([question]);
    await driver.close();
  });

  test('is called off when a move before it is taken back', async () => {
    const live = await tableWith(person(1), person(2));
    const played: Entry = { entry: 'played', seat: 1, command: 'drive chicago' };
    const pool = new ByHand();
    const { driver } = drive(pool);
    await write(live, played, bot(1));
    const { question } = await pool.taken();
    await write(live, { entry: 'undone', seat: 1, to: 0 });
    expect(pool.calledOff).toEqual([question]);
    const again = await pool.taken();
    expect(again.question.sight).not.toEqual(question.sight);
    await driver.close();
  });

  test('is called off when the table is gone, and nobody asks there again', async () => {
    const pool = new ByHand();
    const { driver, failures } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    registry.drop(live.id);
    answer(question.offers[0]!);
    await driver.close();
    expect(pool.calledOff).toEqual([question]);
    expect(pool.questions).toEqual([]);
    expect(failures).toEqual([]);
    expect((await registry.read(live.id)).moves).toHaveLength(0);
  });

  test('goes on thinking when something happens that does not concern it', async () => {
    const pool = new ByHand();
    const { driver } = drive(pool);
    const live = await tableWith(bot(1), person(2));
    const { question, answer } = await pool.taken();
    await write(live, { entry: 'left', seat: 2, how: 'left' }, bot(2));
    expect(pool.calledOff).toEqual([]);
    const moved = until(live, ({ moves }) => moves.length === 1);
    answer(question.offers[0]!);
    expect(lastWords(await moved)).toBeDefined();
    await driver.close();
  });

  test('and never ends, in a real thread, makes room for the bot that takes its seat', async () => {
    const { decider, replaced } = openThreads(FAULTY);
    const { driver } = drive(decider);
    const live = await tableWith({ entry: 'bot', seat: 1, bot: 'hangs' }, person(2));
    const moved = until(live, ({ moves }) => moves.length > 0);
    await write(live, { entry: 'bot', seat: 1, bot: 'plain' });
    expect((await moved).moves.last?.seat).toBe(1);
    expect(replaced).toEqual([]);
    await driver.close();
  });
});
