// Several processes on one database: they never lose, double or block each other, and hear of each other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startPostgres } from '../../support/postgres.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { contend } from '../../../../tables/test/store/contract/crowds.ts';
import { entry, hook, numbersOf, upTo } from '../../../../tables/test/store/samples.ts';
import { listen, open, until } from './stores.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

async function openTwo() {
  const url = await postgres.emptyDatabase();
  return { url, first: await open({ url }), second: await open({ url }) };
}

const deadlocks = (url: string) =>
  ask(url, 'SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()');

describe('several stores on one PostgreSQL database', () => {
  it('may start together on an empty database', async () => {
    const url = await postgres.emptyDatabase();
    const stores = await Promise.all(upTo(5).map(() => open({ url })));
    expect(await Promise.all(stores.map((store) => store.append(entry('one', 0))))).toContain('appended');
    expect(await numbersOf(stores[0]!, 'one')).toEqual([1]);
  });

  it('win each number once, without gaps, when they race on few tables', async () => {
    const { url, first, second } = await openTwo();
    const writers = upTo(24).map((writer) => ({
      name: `writer ${writer}`,
      table: `table ${writer % 3}`,
      store: writer % 2 === 0 ? first : second,
    }));
    const won = await Promise.all(writers.map(({ store, table, name }) => contend(store, table, name, 10)));
    for (const table of ['table 0', 'table 1', 'table 2']) {
      const entries = await second.read(table, 0);
      expect(entries.map(({ number }) => number)).toEqual(upTo(80));
      for (const [index, writer] of writers.entries()) {
        if (writer.table !== table) continue;
        const bodies = won[index]!.map((number) => entries[number - 1]?.body);
        expect(bodies).toEqual(upTo(10).map((each) => `${writer.name} ${each - 1}`));
      }
    }
    expect(await deadlocks(url)).toEqual([{ deadlocks: 0 }]);
  });

  // Rounds make tables in turn with moving those of before; large batches, so that the two are sure to meet.
  it('never wait for each other in a circle, in whichever order they make and move tables', async () => {
    const { url, first, second } = await openTwo();
    for (let round = 0; round < 20; round += 1) {
      const after = round % 2;
      const batch = upTo(400).map((number) =>
        entry(`table ${round - after} ${number}`, after, { joins: ['ann'] }),
      );
      const [ones, others] = await Promise.all([
        Promise.all(batch.map((append) => first.append(append))),
        Promise.all(batch.toReversed().map((append) => second.append(append))),
      ]);
      const won = ones.map((answer, index) => `${answer} ${others[batch.length - 1 - index]}`);
      expect(won.filter((pair) => pair !== 'appended taken' && pair !== 'taken appended')).toEqual([]);
    }
    expect(await first.countTables()).toMatchObject({ playing: 400 * 10 });
    expect(await numbersOf(second, 'table 18 400')).toEqual([1, 2]);
    expect(await deadlocks(url)).toEqual([{ deadlocks: 0 }]);
  });

  it('decide a setting once and share out deliveries', async () => {
    const { first, second } = await openTwo();
    const values = await Promise.all([
      first.setting('secret', () => 'of the first'),
      second.setting('secret', () => 'of the second'),
    ]);
    expect(values[0]).toBe(values[1]);
    await first.append(entry('one', 0));
    await first.putHook(hook('hook', 'one', 0));
    await Promise.all(upTo(40).map((number) => first.putDelivery('hook', `${number}`, 10)));
    const claims = await Promise.all(
      upTo(10).map((number) => (number % 2 === 0 ? first : second).claimDeliveries(10, 1000, 6)),
    );
    const rest = await second.claimDeliveries(10, 1000, 100);
    const bodies = [...claims.flat(), ...rest].map(({ body }) => Number(body));
    expect(bodies.toSorted((a, b) => a - b)).toEqual(upTo(40));
  });

  it('take hooks away while appends tell them', async () => {
    const { url, first, second } = await openTwo();
    await first.append(entry('one', 0));
    for (let round = 1; round <= 30; round += 1) {
      await first.putHook(hook('hook', 'one', 0));
      await Promise.all([
        second.dropHook('hook'),
        first.append(entry('one', round, { notices: [{ seat: 0, body: 'told' }] })),
        second.claimDeliveries(9999, 9999, 10),
      ]);
      expect(await second.hooksOf('one')).toEqual([]);
    }
    expect(await numbersOf(second, 'one')).toEqual(upTo(31));
    expect(await first.claimDeliveries(99_999, 99_999, 10)).toEqual([]);
    expect(await deadlocks(url)).toEqual([{ deadlocks: 0 }]);
  });

  it('hear what the others append, and not what they do themselves', async () => {
    const { first, second } = await openTwo();
    const [ofFirst, ofSecond] = [listen(first), listen(second)];
    await first.append(entry('one', 0, { bodies: ['a', 'b'] }));
    await second.append(entry('one', 1));
    await second.append(entry('one', 2));
    await until(() => {
      expect(ofSecond.signals).toEqual([{ signal: 'appended', table: 'one', number: 2 }]);
      expect(ofFirst.signals).toEqual([{ signal: 'appended', table: 'one', number: 3 }]);
    });
    expect(ofFirst.losses() + ofSecond.losses()).toBe(0);
  });

  it('hear of every table of a large batch', async () => {
    const { first, second } = await openTwo();
    const { signals } = listen(second);
    const tables = upTo(1500).map((number) => `${'東'.repeat(40)} ${number}`);
    await Promise.all(tables.map((table) => first.append(entry(table, 0))));
    await until(() => {
      expect(signals).toHaveLength(1500);
    });
    expect(new Set(signals.map((signal) => signal.signal === 'appended' && signal.table))).toEqual(
      new Set(tables),
    );
  });

  it('hear what the others tell, in order, however long, and equal words as often as they are told', async () => {
    const { first, second } = await openTwo();
    const [ofFirst, ofSecond] = [listen(first), listen(second)];
    const texts = ['hello', 'hello', '', '🦠'.repeat(20_000), 'a\0b"\\', 'half a pair \ud83e', 'last'];
    for (const text of texts) first.tell(text);
    await until(() => {
      expect(ofSecond.signals).toHaveLength(texts.length);
    });
    expect(ofSecond.signals).toEqual(texts.map((text) => ({ signal: 'said', text })));
    second.tell('back');
    await until(() => {
      expect(ofFirst.signals).toEqual([{ signal: 'said', text: 'back' }]);
    });
  });

  it('do not mind strangers on the channel', async () => {
    const { url, first, second } = await openTwo();
    const { signals } = listen(second);
    for (const junk of [
      '',
      'hello',
      '[]',
      '{"from":1}',
      '{"from":"x","appended":[["a"]]}',
      '{"from":"x","said":"y"}',
    ])
      await ask(url, 'SELECT pg_notify($1, $2)', ['cordon', junk]);
    await first.append(entry('one', 0));
    await until(() => {
      expect(signals).toEqual([{ signal: 'appended', table: 'one', number: 1 }]);
    });
  });
});
