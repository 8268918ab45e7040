// What happens when PostgreSQL or the way to it fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { ask, startPostgres } from '../../support/postgres.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { ALL, finished, putMixedGames } from '../../../../tables/test/store/dealSamples.ts';
import { entry, numbersOf, upTo } from '../../../../tables/test/store/samples.ts';
import { startProxy } from './proxy.ts';
import { listen, open, until } from './stores.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

const killAll = (url: string) =>
  ask(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'cordon' AND datname = current_database()`,
  );

const killListener = (url: string) =>
  ask(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'cordon' AND datname = current_database() AND query ~ '^LISTEN'`,
  );

/** Takes away what the third step of the schema and those after it bring. */
async function undoLaterSteps(url: string): Promise<void> {
  const tables = ['plays', 'deals', 'play_people', 'play_ranks', 'operations', 'bans'];
  await ask(url, `DROP TABLE ${tables.map((table) => `cordon.${table}`).join(', ')}`);
  await ask(url, 'DROP FUNCTION cordon.put_play, cordon.count_plays');
}

describe('PostgreSQL in trouble', () => {
  it('says that it listens again after its listening connection was killed, and hears on', async () => {
    const url = await postgres.emptyDatabase();
    const troubles: string[] = [];
    const hearing = await open({ url, onTrouble: ({ message }) => troubles.push(message) });
    const { signals, losses } = listen(hearing);
    expect(await killListener(url)).toHaveLength(1);
    await until(() => {
      expect(losses()).toBe(1);
    });
    const speaking = await open({ url });
    await speaking.append(entry('one', 0));
    await until(() => {
      expect(signals).toEqual([{ signal: 'appended', table: 'one', number: 1 }]);
    });
    expect(troubles.join('\n')).toContain('The connection that listens was lost');
  });

  it('finds out by itself that nobody answers any more', async () => {
    const url = await postgres.emptyDatabase();
    const proxy = await startProxy(url);
    const store = await open({ url: proxy.url, pulseMilliseconds: 20, answerMilliseconds: 500 });
    const { losses } = listen(store);
    proxy.block();
    await expect(store.append(entry('one', 0))).rejects.toThrow(/was lost|cannot be reached/);
    await expect(store.check()).rejects.toThrow('PostgreSQL could not do this');
    proxy.unblock();
    await until(() => {
      expect(losses()).toBeGreaterThan(0);
    });
    await until(async () => {
      expect(await store.append(entry('one', 0))).toBe('appended');
    });
    await until(() => store.check());
  });

  it('never says appended of what is not there, and goes on, however often its connections are killed', async () => {
    const url = await postgres.emptyDatabase();
    const store = await open({ url });
    const reasons: string[] = [];
    let kills = 0;
    const kept = await Promise.all(
      upTo(20).map(async (writer) => {
        const table = `table ${writer}`;
        const numbers: number[] = [];
        for (let last = 0; kills < 10;) {
          try {
            await store.append(entry(table, last));
            last += 1;
            numbers.push(last);
          } catch (error) {
            reasons.push(String(error));
            await until(async () => {
              last = (await store.read(table, 0)).length;
            });
          }
          if (writer === 1 && last % 7 === 6) {
            await killAll(url);
            kills += 1;
          }
        }
        return { table, numbers };
      }),
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((text) => !/was lost|cannot be reached/.test(text))).toEqual([]);
    for (const { table, numbers } of kept) {
      const found = await numbersOf(store, table);
      expect(found).toEqual(upTo(found.length));
      expect(found).toEqual(expect.arrayContaining(numbers));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  it('rejects an append whose commit was never answered, although it was written', async () => {
    const url = await postgres.emptyDatabase();
    const proxy = await startProxy(url);
    const store = await open({ url: proxy.url });
    await store.append(entry('one', 0));
    proxy.cutAfter('COMMIT\0');
    await expect(store.append(entry('one', 1))).rejects.toThrow('not known what was written');
    expect(await store.append(entry('one', 1))).toBe('taken');
    expect(await numbersOf(store, 'one')).toEqual([1, 2]);
  });

  it('rejects everything while PostgreSQL is away and works again when it is back', async () => {
    const url = await postgres.emptyDatabase();
    const proxy = await startProxy(url);
    const store = await open({ url: proxy.url });
    const { losses } = listen(store);
    await store.append(entry('one', 0));
    await proxy.close();
    await expect(store.append(entry('one', 1))).rejects.toThrow(/was lost|cannot be reached/);
    await expect(store.append(entry('one', 1))).rejects.toThrow(
      /PostgreSQL cannot be reached: .*ECONNREFUSED/,
    );
    await expect(store.check()).rejects.toThrow('ECONNREFUSED');
    await expect(store.read('one', 0)).rejects.toThrow('ECONNREFUSED');
    store.tell('nobody hears this');
    expect(losses()).toBe(0);
    await proxy.reopen();
    await until(async () => {
      expect(await store.append(entry('one', 1))).toBe('appended');
    });
    await until(() => {
      expect(losses()).toBe(1);
    });
    await store.check();
    expect(await numbersOf(store, 'one')).toEqual([1, 2]);
  });

  it('closes while PostgreSQL is away', async () => {
    const proxy = await startProxy(await postgres.emptyDatabase());
    const store = await open({ url: proxy.url });
    await store.append(entry('one', 0));
    await proxy.close();
    await store.close();
    await expect(store.append(entry('one', 1))).rejects.toThrow('closed');
  });

  it('closes while the way to PostgreSQL is blocked', async () => {
    const proxy = await startProxy(await postgres.emptyDatabase());
    const store = await open({ url: proxy.url, answerMilliseconds: 500 });
    await store.append(entry('one', 0));
    await store.check();
    proxy.block();
    await store.close();
    await expect(store.check()).rejects.toThrow('closed');
  });

  it('says clearly why it cannot be opened, and keeps the password to itself', async () => {
    const url = await postgres.emptyDatabase();
    const missing = new URL(url);
    missing.pathname = 'no_such_database';
    await expect(openPostgres({ url: missing.href })).rejects.toThrow(
      'The PostgreSQL database cannot be used: database "no_such_database" does not exist.',
    );
    const stranger = new URL(url);
    stranger.username = 'stranger';
    stranger.password = 'sesame';
    const refusal: unknown = await openPostgres({ url: stranger.href }).catch((error: unknown) => error);
    expect(String(refusal)).toContain('stranger');
    expect(String(refusal)).not.toContain('sesame');
    const proxy = await startProxy(url);
    await proxy.close();
    await expect(openPostgres({ url: proxy.url })).rejects.toThrow('cannot be used: connect ECONNREFUSED');
  });

  it('brings a database of the first shape to the newest', async () => {
    const url = await postgres.emptyDatabase();
    const first = await open({ url });
    await first.append(entry('one', 0));
    await first.close();
    await undoLaterSteps(url);
    await ask(url, 'ALTER TABLE cordon.tables DROP COLUMN deal');
    await ask(url, 'DELETE FROM cordon.shape WHERE step > 1');
    const later = await open({ url });
    expect(await later.listedTables(10)).toMatchObject([{ table: 'one' }]);
    await later.append(finished('one', 1, 'a', ['ann']));
    expect(await later.dealGames('a', ALL)).toMatchObject({ total: 1, results: [{ row: { table: 'one' } }] });
  });

  it('puts the games in order that were there before games were kept in order', async () => {
    const url = await postgres.emptyDatabase();
    const first = await open({ url });
    await putMixedGames(first);
    const before = await first.dealGames('a', ALL);
    await first.close();
    await undoLaterSteps(url);
    await ask(url, 'DELETE FROM cordon.shape WHERE step > 2');
    const later = await open({ url });
    expect(before.total).toBeGreaterThan(10);
    expect(await later.dealGames('a', ALL)).toEqual(before);
  });

  it('refuses a database of a newer version', async () => {
    const url = await postgres.emptyDatabase();
    await (await open({ url })).close();
    await ask(url, 'INSERT INTO cordon.shape (step) VALUES (999)');
    await expect(openPostgres({ url })).rejects.toThrow('a newer version of Cordon (its shape is 999');
  });

  it('writes to disk before it answers, even where PostgreSQL is set not to', async () => {
    const url = await postgres.makeDatabase();
    await ask(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const store = await open({ url });
    // A trigger sees the setting of the very transaction that appends.
    await ask(
      url,
      `CREATE TABLE public.seen (value text);
       CREATE FUNCTION public.look() RETURNS trigger LANGUAGE plpgsql AS $look$
         BEGIN INSERT INTO public.seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $look$;
       CREATE TRIGGER look BEFORE INSERT ON cordon.entries FOR EACH ROW EXECUTE FUNCTION public.look()`,
    );
    await store.append(entry('one', 0));
    expect(await ask(url, 'SELECT value FROM public.seen')).toEqual([{ value: 'on' }]);
  });
});
